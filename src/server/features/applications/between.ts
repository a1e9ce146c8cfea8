/** What a block makes of applications between two members: they end for good, and neither is told. */
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { hasInHand } from "./queries.ts";
import { insertEvent, lockBetween, updateApplication } from "./write-queries.ts";

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
