/** The SQL that reads events: lists with their filters, and whole rows. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import { notMuted } from "#server/features/blocks/mute-queries.ts";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import { sevaKind } from "#server/features/spirituality/seva-kind.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";

/** Events as their lists read them. The indexes know all of the condition but the instant. */
export const listedEvents: ListedKind = {
  key: "gathering",
  number: 9,
  table: "events",
  postedAt: "posted_at",
  hasCategory: false,
  isPublic: (alias) =>
    `${alias}.deleted_at is null and ${alias}.approval = 'approved' and ${alias}.held_at is null and ${alias}.cancelled_at is null and ${alias}.ended_at is null and ${alias}.ends_at > now()`,
};

/** What a list is narrowed to: a place, and days from one until before another. */
export interface EventFilters {
  placeId?: number | undefined;
  days?: { from: string; before: string } | undefined;
}

type Reader = Handle & Pick<Ctx, "viewer">;

/** Not by whom a block or a mute hides from the caller. Religious ones are entries of the directory, which is the same for everyone. */
const isShown = (ctx: Reader) => sql<SqlBool>`${notBlocked(ctx, "x.owner_id")} and ${notMuted(ctx, "x.owner_id")}`;

export type FoundEvent = KeysetRow & { source: "community" | "religion" };

/** Religious events have a day, and perhaps an hour. */
const SEVA_STARTS = "((s.starts_on + coalesce(s.starts_at, '00:00')::time) at time zone 'Asia/Kolkata')";

/** What is to come, religious events among it, by when it begins; one row more than `limit`. */
export async function listComing(
  ctx: Reader,
  filters: EventFilters,
  { after, limit }: { after: Keyset | undefined; limit: number },
): Promise<FoundEvent[]> {
  const isAfter = after
    ? sql`(l.at, l.id) > ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<FoundEvent>`select l.id, l.source, ${sql.raw(microsOf("l.at"))} from (
      select x.id, 'community' as source, x.starts_at as at from events x
        where ${publicRows(listedEvents, "x")} and ${isShown(ctx)} and ${matching("x", "x.starts_at", filters)}
      union all
      select s.id, 'religion' as source, ${sql.raw(SEVA_STARTS)} as at from seva_entries s
        where s.kind = 'event' and ${publicRows(sevaKind, "s")} and ${matching("s", SEVA_STARTS, filters)}
    ) l where ${isAfter} order by l.at, l.id limit ${limit + 1}`.execute(ctx.db);
  return rows;
}

/** What is over, the latest first; one row more than `limit`. */
export async function listPast(
  ctx: Reader,
  filters: EventFilters,
  { from, limit }: { from: Keyset; limit: number },
): Promise<FoundEvent[]> {
  const rows = await ctx.db
    .selectFrom("events as x")
    .select(["x.id", atMicros("x.starts_at")])
    .where("x.deleted_at", "is", null)
    .where("x.approval", "=", "approved")
    .where("x.held_at", "is", null)
    .where("x.cancelled_at", "is", null)
    .where(sql<SqlBool>`x.ends_at <= now()`)
    .where(isShown(ctx))
    .where(matching("x", "x.starts_at", filters))
    .where(isBefore("x.starts_at", "x.id", from))
    .orderBy("x.starts_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ ...row, source: "community" as const }));
}

/** Those of these events that are public and let through. */
export async function keepMatching(ctx: Reader, ids: readonly string[], filters: EventFilters): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom("events as x")
    .select("x.id")
    .where("x.id", "in", ids)
    .where(publicRows(listedEvents, "x"))
    .where(isShown(ctx))
    .where(matching("x", "x.starts_at", filters))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function matching(alias: string, startsAt: string, { placeId, days }: EventFilters): RawBuilder<SqlBool> {
  const at = sql.raw(startsAt);
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
  const conditions = [
    placeId !== undefined && sql`${sql.ref(`${alias}.place_id`)} = ${placeId}`,
    days && sql`${at} >= ${midnight(days.from)} and ${at} < ${midnight(days.before)}`,
  ].filter((condition) => condition !== false && condition !== undefined);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function wholeRows({ db }: Handle) {
  return db
    .selectFrom("events as x")
    .innerJoin("members as m", "m.id", "x.owner_id")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "x.image_id")
    .selectAll("x")
    .select(["p.name as place_name", "p.name_hi as place_name_hi", "p.slug as place_slug"])
    .select(["p.lat as place_lat", "p.lng as place_lng"])
    .select(["s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi"])
    .select("i.key as image_key")
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"))
    .select(atMicros("x.posted_at"));
}
export type EventRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Events, public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).execute();
}

/** Those of these events that strangers find in lists, in no order. */
export function listPublicByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where(publicRows(listedEvents, "x")).execute();
}

/** One row more than `limit`, newest first: what a member has proposed and not deleted. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<EventRow[]> {
  return wholeRows(ctx)
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
