/** The SQL of areas of work and qualifications. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export type Table = "functional_areas" | "qualifications";
const COLUMNS = ["id", "slug", "name", "name_hi"] as const;

export interface NewEntry {
  name: string;
  name_hi: string;
}

/** By name; "other" comes last. */
export function listAreas({ db }: Handle) {
  return db
    .selectFrom("functional_areas")
    .select(COLUMNS)
    .orderBy((e) => e("slug", "=", "other"))
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** As the file has them, the lower ones first. */
export function listQualifications({ db }: Handle) {
  return db.selectFrom("qualifications").select(COLUMNS).orderBy("id").execute();
}

export async function findEntryId({ db }: Handle, table: Table, keyOrSlug: number | string) {
  const column = typeof keyOrSlug === "number" ? "id" : "slug";
  const row = await db.selectFrom(table).select("id").where(column, "=", keyOrSlug).executeTakeFirst();
  return row?.id;
}

/** Adds those whose slug is new; answers their names. */
export async function addEntries(
  { db }: Handle,
  table: Table,
  entries: ReadonlyArray<NewEntry & { slug: string }>,
): Promise<string[]> {
  const rows = await db
    .insertInto(table)
    .values([...entries])
    .onConflict((c) => c.column("slug").doNothing())
    .returning("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** The entry, held until the transaction ends. */
export function lockEntry({ db }: Handle, table: Table, id: number) {
  return db.selectFrom(table).select(["id", "name"]).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The id of another entry that is called so. */
export async function findNamesake({ db }: Handle, table: Table, { id, name, name_hi }: NewEntry & { id: number }) {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("id", "<>", id)
    .where((e) => e.or([e(sql`lower(name)`, "=", name.toLowerCase()), e("name_hi", "=", name_hi)]))
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function updateEntry({ db }: Handle, table: Table, id: number, names: NewEntry): Promise<void> {
  await db.updateTable(table).set(names).where("id", "=", id).execute();
}

/** The next openings after one that name this entry and are not deleted. */
export function listNaming(
  { db }: Handle,
  { table, entryId, after }: { table: Table; entryId: number; after: string },
  limit: number,
): Promise<Array<{ id: string; place_id: number }>> {
  return db
    .selectFrom("job_openings")
    .select(["id", "place_id"])
    .where(table === "functional_areas" ? "functional_area_id" : "qualification_id", "=", entryId)
    .where("deleted_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}
