/** The SQL of what is new to saved searches, and of what was told of it. */
import { type Selectable, sql } from "kysely";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SavedSearches } from "#server/tables/database.ts";

/** The next ids after one, of members who may sign in. */
export async function listIds({ db }: Handle, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("saved_searches as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select("s.id")
    .where("m.blocked_at", "is", null)
    .where("s.id", ">", after)
    .orderBy("s.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them, held until the transaction ends; undefined when it is gone, or another worker holds it. */
export function lockSearch({ db }: Handle, id: string): Promise<Selectable<SavedSearches> | undefined> {
  return db.selectFrom("saved_searches").selectAll().where("id", "=", id).forUpdate().skipLocked().executeTakeFirst();
}

/** Those of these items that strangers may see and that are not the member's own. */
export async function listOthers(
  { db }: Handle,
  kind: Kind,
  { ids, memberId }: { ids: string[]; memberId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select x.id from ${sql.table(kind.table)} x
    where x.id = any(${ids}::uuid[]) and ${publicRows(kind, "x")} and x.owner_id <> ${memberId} order by x.id limit ${ids.length}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What was found before stays as it is. */
export async function insertFinds({ db }: Handle, searchId: string, itemIds: string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .insertInto("saved_search_finds")
    .values(itemIds.map((item_id) => ({ saved_search_id: searchId, item_id, found_at: at })))
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function updateLook(
  { db }: Handle,
  id: string,
  look: { looked_to: number; newest_document: number },
): Promise<void> {
  await db.updateTable("saved_searches").set(look).where("id", "=", id).execute();
}

/** What the member was not told of yet, public or not. */
export async function listUntold({ db }: Handle, searchId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("saved_search_finds")
    .select("item_id")
    .where("saved_search_id", "=", searchId)
    .where("told_at", "is", null)
    .orderBy("found_at")
    .orderBy("item_id")
    .limit(limit)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

export async function markTold(
  { db }: Handle,
  { id, itemIds }: { id: string; itemIds: string[] },
  { at, day }: { at: Date; day: string },
): Promise<void> {
  await db
    .updateTable("saved_search_finds")
    .set({ told_at: at })
    .where("saved_search_id", "=", id)
    .where("item_id", "in", itemIds)
    .execute();
  await db.updateTable("saved_searches").set({ told_on: day }).where("id", "=", id).execute();
}

/** The language in which a member is written to. */
export async function languageOfMember({ db }: Handle, memberId: string): Promise<"en" | "hi"> {
  const { language } = await db
    .selectFrom("members")
    .select("language")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return language;
}
