/** Leads that came while the owner's plan had ended: the owner is told how many wait, and gets them with the renewal. */
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { countWaiting, releaseLeads } from "./lead-queries.ts";

/** What the notice is about: a newer one takes the place of the older. */
const WAITING = "leads-waiting";

/** Opens the leads that waited for this member and says so; to be called in the transaction that grants a plan. */
export async function releaseWaitingLeads(ctx: Handle & Pick<Ctx, "clock">, memberId: string): Promise<number> {
  const n = await releaseLeads(ctx, memberId, ctx.clock.now());
  if (n > 0)
    await notify(ctx, {
      memberId,
      key: "notice.leads.released",
      values: { n },
      redirect: paths.ownLeads(),
      about: WAITING,
    });
  return n;
}

/** How many wait for the caller. */
export function countOwnWaiting(ctx: Ctx): Promise<number> {
  return countWaiting(ctx, memberOf(ctx).id);
}

/** Says how many wait by now, in the transaction that adds one. */
export async function tellOfWaiting(ctx: Handle & Pick<Ctx, "clock">, ownerId: string): Promise<void> {
  await notify(ctx, {
    memberId: ownerId,
    key: "notice.leads.waiting",
    values: { n: await countWaiting(ctx, ownerId) },
    redirect: paths.renewPlan(),
    about: WAITING,
  });
}
