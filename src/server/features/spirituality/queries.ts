/** The SQL that reads entries for the public: lists with their filters, and whole rows. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EntryKind, Rite } from "#contract/spirituality/choices.ts";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import { type ListedRow, listedColumns } from "#server/features/directory/newest-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

/** Entries as their lists read them. The indexes know all of the condition but the day. */
export const listedEntries: ListedKind = {
  key: "seva",
  number: 4,
  table: "seva_entries",
  postedAt: "posted_at",
  hasCategory: false,
  isPublic: (alias) =>
    `${alias}.deleted_at is null and ${alias}.approval = 'approved' and ${alias}.held_at is null and ${alias}.ended_at is null and (${alias}.kind <> 'event' or coalesce(${alias}.ends_on, ${alias}.starts_on) >= (now() at time zone 'Asia/Kolkata')::date)`,
};

/** What a list is narrowed to. */
export interface EntryFilters {
  placeId?: number;
  kind?: EntryKind;
  service?: Rite;
}

/** By what events come: an instant that is later the sooner an event begins, so that the cursor of every list serves. */
const SOONEST = "(timestamptz '2200-01-01 00:00+00' - (x.starts_on - date '2000-01-01') * interval '1 day')";

/** The newest first, or for events alone those that begin soonest; one row more than `limit`. */
export async function listMatching(
  ctx: Handle,
  filters: EntryFilters,
  { from, limit }: { from: Keyset; limit: number },
): Promise<ListedRow[]> {
  const at = filters.kind === "event" ? SOONEST : "x.posted_at";
  const columns = listedColumns(listedEntries).replace("x.posted_at", at);
  const { rows } = await sql<ListedRow>`select ${sql.raw(columns)} from seva_entries x
    where ${publicRows(listedEntries, "x")} and ${matching(filters)}
      and (${sql.raw(at)}, x.id) < ('epoch'::timestamptz + ${from.atMicros}::bigint * interval '1 microsecond', ${from.id}::uuid)
    order by ${sql.raw(at)} desc, x.id desc limit ${limit + 1}`.execute(ctx.db);
  return rows;
}

/** Those of these entries that are public and let through. */
export async function keepMatching(ctx: Handle, ids: readonly string[], filters: EntryFilters): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom("seva_entries as x")
    .select("x.id")
    .where("x.id", "in", ids)
    .where(publicRows(listedEntries, "x"))
    .where(matching(filters))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function matching({ placeId, kind, service }: EntryFilters): RawBuilder<SqlBool> {
  const conditions = [
    placeId !== undefined && sql`x.place_id = ${placeId}`,
    kind !== undefined && sql`x.kind = ${kind}`,
    service !== undefined && sql`${service} = any(x.services)`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function wholeRows({ db }: Handle) {
  return db
    .selectFrom("seva_entries as x")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .selectAll("x")
    .select(["p.name as place_name", "p.name_hi as place_name_hi", "p.slug as place_slug"])
    .select(["p.lat as place_lat", "p.lng as place_lng"])
    .select(["s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi"])
    .select(
      sql<
        string[]
      >`array(select i.key from seva_entry_images e join images i on i.id = e.image_id where e.entry_id = x.id order by e.place)`.as(
        "images",
      ),
    )
    .select(atMicros("x.posted_at"));
}
export type EntryRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Entries, public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).execute();
}

/** Those of these entries that strangers find in lists, in no order. */
export function listPublicByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where(publicRows(listedEntries, "x")).execute();
}

/** A place as entries name theirs. */
export function findPlaceNames({ db }: Handle, id: number) {
  return db
    .selectFrom("places as p")
    .innerJoin("states as s", "s.code", "p.state_code")
    .select([
      "p.name as place_name",
      "p.name_hi as place_name_hi",
      "s.name as state_name",
      "s.name_hi as state_name_hi",
    ])
    .where("p.id", "=", id)
    .executeTakeFirst();
}

/** One row more than `limit`, newest first: what a member has entered and not deleted. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<EntryRow[]> {
  return wholeRows(ctx)
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
