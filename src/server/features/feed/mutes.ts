/** Whose posts a member does not want to read: left out of what they read, without anybody being told, until they take it back. */
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { feed } from "#contract/feed.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { writerOfPost } from "./feed.ts";
import { deleteMute, insertMute, listMutes } from "./mute-queries.ts";

const PER_DAY = { name: "feed-mutes", most: 50 };

export async function mute(ctx: Ctx, id: string): Promise<void> {
  const { memberId: muted_id, name } = await writerOfPost(ctx, id);
  const { id: member_id } = memberOf(ctx);
  if (muted_id === member_id) refuse("post.own-thing");
  await inTransaction(ctx, async (ctx) => {
    await takeOfDay(ctx, PER_DAY, member_id, "post.muted-often");
    await insertMute(ctx, { id: newId(), member_id, muted_id, name, created_at: ctx.clock.now() });
  });
}

export function unmute(ctx: Ctx, id: string): Promise<void> {
  return deleteMute(ctx, id, memberOf(ctx).id);
}

export async function mutedPage(
  ctx: Ctx,
  { limit, cursor }: ParsedOf<typeof feed.fetchMuted>,
): Promise<PayloadOf<typeof feed.fetchMuted>> {
  const page = pageOf(await listMutes(ctx, { memberId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  const muted = page.rows.map(({ id, name, created_at }) => ({
    _id: shortId(id),
    name,
    mutedAt: created_at.toISOString(),
  }));
  return { muted, nextCursor: page.nextCursor };
}
