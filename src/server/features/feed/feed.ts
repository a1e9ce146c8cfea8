/** What anyone may read of the feed, and what a member sees instead: nothing of whom a block or a mute hides, and the closed groups that they are in. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { feed, staffFeed } from "#contract/feed.ts";
import { type PostView, postTag } from "#contract/feed-views.ts";
import { groupTag } from "#contract/group-views.ts";
import { placesOf } from "#server/features/groups/groups.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findPost, findReadable, listForStaff, listOwn, listReadable, type PostRow } from "./queries.ts";
import { viewPost, viewStaffPost } from "./view.ts";

export async function feedPage(ctx: Ctx, given: ParsedOf<typeof feed.fetch>): Promise<PayloadOf<typeof feed.fetch>> {
  const { city, language, fkGroupId: groupId, limit, cursor } = given;
  const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
  const rows = await listReadable(ctx, { placeId, groupId, language, from: startOf(cursor), limit });
  const page = pageOf(rows, limit);
  return { posts: await viewMany(ctx, page.rows), nextCursor: page.nextCursor };
}

/** One that the caller may read, or of the caller's own. */
export async function showPost(ctx: Ctx, id: string): Promise<PostView> {
  const row = (await findReadable(ctx, id)) ?? (await findOwn(ctx, id)) ?? (await refuseMissing(ctx, id));
  return viewOne(ctx, row);
}

export async function ownPostPage(
  ctx: Ctx,
  { limit, cursor }: ParsedOf<typeof feed.fetchMine>,
): Promise<PayloadOf<typeof feed.fetchMine>> {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  return { posts: await viewMany(ctx, page.rows), nextCursor: page.nextCursor };
}

export async function staffPostPage(
  ctx: Ctx,
  { limit, cursor }: ParsedOf<typeof staffFeed.fetchAll>,
): Promise<PayloadOf<typeof staffFeed.fetchAll>> {
  const page = pageOf(await listForStaff(ctx, { from: startOf(cursor), limit }), limit);
  const seen = { now: ctx.clock.now(), reference: await placesOf(ctx, page.rows) };
  return { posts: page.rows.map((row) => viewStaffPost(row, seen)), nextCursor: page.nextCursor };
}

/** As the caller may see it. */
export async function viewOne(ctx: Ctx, row: PostRow): Promise<PostView> {
  const [view] = await viewMany(ctx, [row]);
  return view!;
}

/** Drops the pages that show this post, once the transaction commits. */
export const postChanged = (ctx: Handle, { id, groupId }: { id: string; groupId: string | null }) =>
  changed(ctx, "feed", postTag(id), ...(groupId ? [groupTag(groupId)] : []));

/** Who stands behind a post that the caller may read, and the name that it shows. */
export async function writerOfPost(ctx: Ctx, id: string): Promise<{ memberId: string; name: string }> {
  const row = (await findReadable(ctx, id)) ?? refuse("post.not-found");
  return { memberId: row.owner_id, name: (await viewOne(ctx, row)).name };
}

async function viewMany(ctx: Ctx, rows: readonly PostRow[]): Promise<PostView[]> {
  const me = ctx.viewer.kind === "member" ? ctx.viewer.id : null;
  const seen = { me, now: ctx.clock.now(), reference: await placesOf(ctx, rows) };
  return rows.map((row) => viewPost(row, seen));
}

async function findOwn(ctx: Ctx, id: string): Promise<PostRow | undefined> {
  if (ctx.viewer.kind !== "member") return undefined;
  const row = await findPost(ctx, id);
  return row && !row.deleted_at && row.owner_id === ctx.viewer.id ? row : undefined;
}

/** What was there for everybody, and was taken away by its author, is gone; the rest was never there. */
async function refuseMissing(ctx: Ctx, id: string): Promise<never> {
  const row = await findPost(ctx, id);
  const wasOpen = row?.deleted_at && row.approval === "approved" && !row.held_at && !row.hidden_at && !row.group_id;
  return refuse(wasOpen ? "page.gone" : "post.not-found");
}
