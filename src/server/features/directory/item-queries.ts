/** The SQL that is the same for the items of every kind. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Item, ItemChange, Kind, ListedKind } from "./kinds.ts";

/** The condition of public rows for the query builder. */
export function publicRows({ isPublic }: ListedKind, alias: string): RawBuilder<SqlBool> {
  return sql.raw(isPublic(alias));
}

/** How many public items of a kind there are. */
export async function countPublic(ctx: Handle, kind: Kind): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(kind.table)} x
    where ${publicRows(kind, "x")}`.execute(ctx.db);
  return rows[0]!.total;
}

/** How many public items of a kind these places have, counted to `cap`, by the place's id; those without any are left out. Named. */
export async function countInPlaces(
  ctx: Handle,
  { key, table, isPublic }: ListedKind,
  { placeIds, cap }: { placeIds: readonly number[]; cap: number },
): Promise<Map<number, number>> {
  const rows = await ctx.query<{ id: number; found: number }>({
    name: `${key}-count-in-places`,
    text: () => `select p.id, n.found from unnest($1::int[]) p(id) cross join lateral (
      select count(*)::int as found from (
        select from ${table} x where x.place_id = p.id and ${isPublic("x")} limit $2) y) n
      where n.found > 0 limit 10000`,
    values: [placeIds, cap],
  });
  return new Map(rows.map(({ id, found }) => [id, found]));
}

/** How many public items of each of these kinds a place has, counted to `cap`, by the kind's key; those that it has none of are left out. Named: `kinds` are always the same. */
export async function countKindsInPlace(
  ctx: Handle,
  kinds: readonly ListedKind[],
  { placeId, cap }: { placeId: number; cap: number },
): Promise<Map<string, number>> {
  const countOf = ({ key, table, isPublic }: ListedKind) =>
    `select '${key}' as key, (select count(*)::int from (
      select from ${table} x where x.place_id = $1 and ${isPublic("x")} limit $2) y) as found`;
  const rows = await ctx.query<{ key: string; found: number }>({
    name: "kinds-count-in-place",
    text: () => `select key, found from (${kinds.map(countOf).join(" union all ")}) n where found > 0 limit 100`,
    values: [placeId, cap],
  });
  return new Map(rows.map(({ key, found }) => [key, found]));
}

/** The slugs of all places with public items of a kind. */
export async function listPlacesOf(ctx: Handle, kind: Kind): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select p.slug from places p
    where exists (select from ${sql.table(kind.table)} x where x.place_id = p.id and ${publicRows(kind, "x")})
    order by p.id`.execute(ctx.db);
  return rows.map(({ slug }) => slug);
}

/** The places and subcategories, by their slugs, with at least so many public items of a kind that has both. */
export async function listFullCategories(
  ctx: Handle,
  kind: Kind,
  least: number,
): Promise<Array<{ place: string; category: string }>> {
  const { rows } = await sql<{ place: string; category: string }>`select p.slug as place, s.slug as category
    from (select x.place_id, x.subcategory_id from ${sql.table(kind.table)} x where ${publicRows(kind, "x")}
      group by x.place_id, x.subcategory_id having count(*) >= ${least}) n
    join places p on p.id = n.place_id join subcategories s on s.id = n.subcategory_id
    order by p.id, s.id`.execute(ctx.db);
  return rows;
}

/** The name of an item that strangers may see. */
export async function findPublicName(ctx: Handle, { kind, id }: Item): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select x.name from ${sql.table(kind.table)} x
    where x.id = ${id} and ${publicRows(kind, "x")}`.execute(ctx.db);
  return rows[0]?.name;
}

/** The items of a kind that the member has not deleted, held until the transaction ends. */
export function lockOwnedItems(ctx: Handle, kind: Kind, ownerId: string): Promise<ItemChange[]> {
  return ctx.db
    .selectFrom(kind.table)
    .select(["id", "place_id"])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The name of an item that is the member's own. */
export function findOwnItem(ctx: Handle, { kind, id }: Item, ownerId: string): Promise<{ name: string } | undefined> {
  return ctx.db
    .selectFrom(kind.table)
    .select("name")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
