/** What a family says among itself about a profile on its shortlist. */
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { matrimonyFamily } from "#contract/matrimony/family.ts";
import { COMMENTS_MAX } from "#contract/matrimony/family-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { availableOf } from "./available.ts";
import { lockedProfileOf } from "./rights.ts";
import { getEntry } from "./shortlist.ts";
import { deleteComment, findComment, insertComment, listComments } from "./shortlist-queries.ts";

/** Not about a profile that is no longer available, of which nobody reads it. */
export function writeComment(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof matrimonyFamily.comment>,
): Promise<{ commentId: string }> {
  return once(ctx, { call: "family.comment", key, body: given }, (store) =>
    inTransaction(ctx, async (ctx) => {
      await lockedProfileOf(ctx, given.id, "shortlist");
      const entry = await getEntry(ctx, given.id, given.entryId);
      if (!(await availableOf(ctx, [entry.other_id])).has(entry.other_id)) refuse("shortlist.not-found");
      const before = await listComments(ctx, [entry.id]);
      if (before.length >= COMMENTS_MAX) refuse("shortlist.comments-full", { n: COMMENTS_MAX });
      const id = newId();
      const written = { text: given.text, written_at: ctx.clock.now() };
      await insertComment(ctx, { id, entry_id: entry.id, author_id: memberOf(ctx).id, ...written });
      return store(ctx, { commentId: shortId(id) });
    }),
  );
}

/** One's own; the person whom the profile is about anybody's. */
export function removeComment(
  ctx: Ctx,
  { id, commentId }: ParsedOf<typeof matrimonyFamily.removeComment>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { isPerson } = await lockedProfileOf(ctx, id, "shortlist");
    const comment = (await findComment(ctx, id, commentId)) ?? refuse("shortlist.comment-not-found");
    if (!isPerson && comment.author_id !== memberOf(ctx).id) refuse("family.not-allowed");
    await deleteComment(ctx, comment.id);
  });
}
