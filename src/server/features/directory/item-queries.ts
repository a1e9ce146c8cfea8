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

/** The name and the number of leads of an item that is the member's own. */
export function findOwnItem(
  ctx: Handle,
  { kind, id }: Item,
  ownerId: string,
): Promise<{ name: string; leads_count: number } | undefined> {
  return ctx.db
    .selectFrom(kind.table)
    .select(["name", sql<number>`leads_count`.as("leads_count")])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
