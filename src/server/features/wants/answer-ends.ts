/** What becomes of answers when their requirement is closed or taken away, or when one of the two blocks the other. */
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listInPlace, listWaitingBetween, updateAnswer } from "./answer-queries.ts";
import { tellSeller } from "./notices.ts";
import type { LockedWant } from "./write-queries.ts";

/** In the transaction that holds the requirement: who waits is answered by it, and everybody who has a place is told. Contacts that were exchanged stay with both. */
export async function endAnswers(
  ctx: Handle & Pick<Ctx, "clock" | "ports">,
  want: LockedWant,
  outcome: "found" | "not-needed" | "deleted",
): Promise<void> {
  const event = outcome === "deleted" ? "not-needed" : outcome;
  for (const { id, member_id: memberId, state } of await listInPlace(ctx, want.id)) {
    if (state !== "accepted") await updateAnswer(ctx, id, { state: "declined", decided_at: ctx.clock.now() });
    await tellSeller(ctx, want, { id, memberId, event });
  }
}

/** When one of two members blocks the other: what waits between them frees its place, and the notices go; neither is told. */
export async function endAnswersBetween(ctx: Handle & Pick<Ctx, "clock">, one: string, other: string): Promise<void> {
  const answers = await listWaitingBetween(ctx, one, other);
  for (const { id, state } of answers)
    if (state === "waiting" || state === "paused")
      await updateAnswer(ctx, id, { state: "withdrawn", decided_at: ctx.clock.now() });
  await deleteToldAbout(
    ctx,
    [one, other],
    answers.flatMap(({ id, requirement_id }) => [`want-answer:${id}`, `want:${requirement_id}`]),
  );
}
