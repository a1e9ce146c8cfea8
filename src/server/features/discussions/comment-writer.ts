/** Who stands behind a comment that the caller reads, for the room that blocks. */
import { shownName } from "#server/features/members/shown-name.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findSeenComment } from "./writer-queries.ts";

/** With the name that the caller reads there. */
export async function writerOfComment(ctx: Ctx, id: string): Promise<{ memberId: string; name: string }> {
  const row = (await findSeenComment(ctx, id)) ?? refuse("comment.not-found");
  return { memberId: row.member_id, name: shownName(row) };
}
