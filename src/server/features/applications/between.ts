/** Applications between two members of whom one blocks the other: through one either is blocked, and all of them end for good; neither is told. */
import { maskContacts } from "#base/contact-mask.ts";
import { hasBlocked, mayBlock } from "#server/features/blocks/blocks.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findReceived, findSides, hasInHand } from "./queries.ts";
import { insertEvent, lockBetween, updateApplication } from "./write-queries.ts";

/** Who stands on the other side of an application: for the employer whoever has sent it, for them the employer, by the name under which each is read. */
export async function otherOfApplication(ctx: Ctx, id: string): Promise<{ memberId: string; name: string }> {
  const me = memberOf(ctx).id;
  const sides = (await findSides(ctx, id)) ?? refuse("application.not-found");
  if (sides.applicant_id === me && (await mayBlock(ctx, sides.owner_id)))
    return { memberId: sides.owner_id, name: maskContacts(sides.company_name) };
  // What was withdrawn before is not the employer's any more; who presses twice changes nothing.
  const isReceived =
    sides.owner_id === me && ((await findReceived(ctx, id, me)) || (await hasBlocked(ctx, sides.applicant_id)));
  if (!isReceived) refuse("application.not-found");
  return { memberId: sides.applicant_id, name: maskContacts(sides.full_name) };
}

/** In the transaction of the block. */
export async function endApplicationsBetween(
  ctx: Handle & Pick<Ctx, "clock">,
  one: string,
  other: string,
): Promise<void> {
  const between = await lockBetween(ctx, one, other);
  for (const { id, state } of between) {
    if (state === "withdrawn") continue;
    await updateApplication(ctx, id, { state: "withdrawn", withdrawn_at: ctx.clock.now() });
    await insertEvent(ctx, { application_id: id, event: "ended", actor_id: null });
  }
  await deleteToldAbout(
    ctx,
    [one, other],
    between.flatMap(({ id, opening_id }) => [`application:${id}`, `applications:${opening_id}`]),
  );
}

/** Whether an employer may read the file of a resume, because its member has applied to them with it. */
export function mayReadFile(base: Base, resumeId: string, memberId: string): Promise<boolean> {
  return hasInHand(base, resumeId, memberId);
}
