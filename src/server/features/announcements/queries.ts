/** The SQL of announcements: lists for whoever may see them, whole rows, and what families write. */
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from "kysely";
import type { AnnouncementKind } from "#contract/announcements/choices.ts";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import { notMuted } from "#server/features/blocks/mute-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Announcements } from "#server/tables/database.ts";

/** What a list is narrowed to; `words` are in their folded form. */
export interface AnnouncementFilters {
  /** All of them, or those that families have opened to everybody. */
  isMember: boolean;
  kind?: AnnouncementKind | undefined;
  placeId?: number | undefined;
  days?: { from: string; before: string } | undefined;
  words: readonly string[];
}

/** Public ones that the caller may see, none of whoever a block or a mute hides; newest first, one row more than `limit`. */
export function listMatching(
  ctx: Handle & Pick<Ctx, "viewer">,
  filters: AnnouncementFilters,
  { from, limit }: { from: Keyset; limit: number },
): Promise<AnnouncementRow[]> {
  return wholeRows(ctx)
    .where("x.deleted_at", "is", null)
    .where("x.approval", "=", "approved")
    .where("x.held_at", "is", null)
    .where(notBlocked(ctx, "x.owner_id"))
    .where(notMuted(ctx, "x.owner_id"))
    .where(matching(filters))
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

function matching({ isMember, kind, placeId, days, words }: AnnouncementFilters): RawBuilder<SqlBool> {
  const conditions = [
    !isMember && sql`x.audience <> 'members'`,
    kind !== undefined && sql`x.kind = ${kind}`,
    placeId !== undefined && sql`x.place_id = ${placeId}`,
    days && sql`x.happened_on >= ${days.from}::date and x.happened_on < ${days.before}::date`,
    ...words.map((word) => sql`strpos(x.folded, ${word}) > 0`),
  ].filter((condition) => condition !== false && condition !== undefined);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function wholeRows({ db }: Handle) {
  return db
    .selectFrom("announcements as x")
    .innerJoin("members as m", "m.id", "x.owner_id")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "x.image_id")
    .selectAll("x")
    .select(["p.name as place_name", "p.name_hi as place_name_hi", "p.slug as place_slug"])
    .select(["s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi"])
    .select("i.key as image_key")
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"))
    .select(atMicros("x.posted_at"));
}
export type AnnouncementRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Announcements, whoever may see them, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).execute();
}

/** One row more than `limit`, newest first: what a member has written and not withdrawn. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<AnnouncementRow[]> {
  return wholeRows(ctx)
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

export async function insertAnnouncement(ctx: Handle, row: Insertable<Announcements>): Promise<void> {
  await ctx.db.insertInto("announcements").values(row).execute();
}

export async function updateAnnouncementRow(ctx: Handle, id: string, values: Updateable<Announcements>): Promise<void> {
  await ctx.db.updateTable("announcements").set(values).where("id", "=", id).execute();
}

/** The member's own, held until the transaction ends. */
export function lockOwn(ctx: Handle, id: string, ownerId: string) {
  return ctx.db
    .selectFrom("announcements")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
