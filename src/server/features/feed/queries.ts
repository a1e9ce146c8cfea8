/** The SQL that reads posts: for everybody, for whom a member may see, and the lists of their authors and of the staff. */
import { type SqlBool, sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import { notMuted } from "#server/features/blocks/mute-queries.ts";
import { HAS_PAGE } from "#server/features/groups/name-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

const COLUMNS = [
  "x.id",
  "x.owner_id",
  "x.name",
  "x.text",
  "x.language",
  "x.place_id",
  "x.group_id",
  "x.poll_closes_on",
  "x.approval",
  "x.rejection_message",
  "x.held_at",
  "x.hidden_at",
  "x.hidden_reason",
  "x.posted_at",
  "x.edited_at",
  "x.updated_at",
  "x.deleted_at",
] as const;

const IMAGES = sql<string[]>`array(select i.key from feed_post_images e join images i on i.id = e.image_id
  where e.post_id = x.id order by e.place)`;
const OPTIONS = sql<string[]>`array(select o.text from feed_poll_options o where o.post_id = x.id order by o.place)`;
const VOTES = sql<
  number[]
>`array(select (select count(*)::int from feed_votes v where v.post_id = x.id and v.place = o.place)
  from feed_poll_options o where o.post_id = x.id order by o.place)`;

const idOf = ({ viewer }: Pick<Ctx, "viewer">) => (viewer.kind === "member" ? viewer.id : null);

/** With author, group, pictures and poll, and what of it the caller has done. */
function postRows(ctx: Ctx) {
  const me = idOf(ctx);
  return ctx.db
    .selectFrom("feed_posts as x")
    .innerJoin("members as m", "m.id", "x.owner_id")
    .leftJoin("groups as g", "g.id", "x.group_id")
    .leftJoin("discussion_counts as d", (j) => j.onRef("d.topic_id", "=", "x.id").on("d.topic_kind", "=", "post"))
    .select(COLUMNS)
    .select(["d.likes", "d.comments", "d.shares"])
    .select(["m.first_name", "m.last_name", "m.phone as owner_phone", "m.language as owner_language"])
    .select(["g.name as group_name", "g.name_hi as group_name_hi", "g.moderator_id"])
    .select([
      HAS_PAGE.as("has_page"),
      IMAGES.as("images"),
      OPTIONS.as("options"),
      VOTES.as("votes"),
      sql<number | null>`(select v.place from feed_votes v where v.post_id = x.id and v.member_id = ${me}::uuid)`.as(
        "own_vote",
      ),
      sql<boolean>`exists (select from likes l where l.topic_kind = 'post' and l.topic_id = x.id and l.member_id = ${me}::uuid)`.as(
        "liked",
      ),
      atMicros("x.posted_at"),
    ]);
}
export type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>["execute"]>>[number];

const isPublished = sql<SqlBool>`x.deleted_at is null and x.approval = 'approved' and x.held_at is null`;

/** Open to everybody, or to the groups that the caller is in. */
const inReach = (
  me: string | null,
) => sql<SqlBool>`(x.group_id is null or (g.approval = 'approved' and g.deleted_at is null
  and (not g.is_closed or g.moderator_id = ${me}::uuid
    or exists (select from group_members w where w.group_id = g.id and w.member_id = ${me}::uuid and w.state = 'member'))))`;
const notHidden = (me: string | null) => sql<SqlBool>`(x.hidden_at is null or g.moderator_id = ${me}::uuid)`;

/** What this caller may read: nothing of whom a block hides, nor of groups that are closed to them. */
const readable = (ctx: Ctx) =>
  postRows(ctx)
    .where(isPublished)
    .where(inReach(idOf(ctx)))
    .where(notHidden(idOf(ctx)))
    .where(notBlocked(ctx, "x.owner_id"));

interface Range {
  from: Keyset;
  limit: number;
}
interface Filters {
  placeId?: number | undefined;
  groupId?: string | undefined;
  language?: "en" | "hi" | undefined;
}

/** One row more than `limit`, the newest first, without whom the caller has muted. */
export function listReadable(
  ctx: Ctx,
  { placeId, groupId, language, from, limit }: Range & Filters,
): Promise<PostRow[]> {
  return readable(ctx)
    .where(notMuted(ctx, "x.owner_id"))
    .$if(placeId !== undefined, (q) => q.where("x.place_id", "=", placeId!))
    .$if(groupId !== undefined, (q) => q.where("x.group_id", "=", groupId!))
    .$if(language !== undefined, (q) => q.where("x.language", "=", language!))
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

export function findReadable(ctx: Ctx, id: string): Promise<PostRow | undefined> {
  return readable(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** Whatever its state. */
export function findPost(ctx: Ctx, id: string): Promise<PostRow | undefined> {
  return postRows(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** In whatever state but deleted, the newest first. */
export function listOwn(ctx: Ctx, { ownerId, from, limit }: Range & { ownerId: string }): Promise<PostRow[]> {
  return postRows(ctx)
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** Of every group, hidden ones too, the newest first. */
export function listForStaff(ctx: Ctx, { from, limit }: Range): Promise<PostRow[]> {
  return postRows(ctx)
    .where(isPublished)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
