/** The SQL of what imports did: their list, and the businesses of each. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { IMPORTED_COLUMNS } from "./queries.ts";

export async function insertImport(
  { db }: Handle,
  { fileName, now, importedBy = null }: { fileName: string; now: Date; importedBy?: string | null },
): Promise<number> {
  const row = { file_name: fileName, stored_at: now, imported_by: importedBy };
  return (await db.insertInto("imports").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function countImport(
  { db }: Handle,
  id: number,
  { rows, created, updated }: { rows: number; created: number; updated: number },
): Promise<void> {
  await db.updateTable("imports").set({ rows, created, updated }).where("id", "=", id).execute();
}

export async function removeImport({ db }: Handle, id: number): Promise<void> {
  await db.deleteFrom("imports").where("id", "=", id).execute();
}

export async function addCreated({ db }: Handle, importId: number, rows: Array<{ id: string }>): Promise<void> {
  if (!rows.length) return;
  await sql`insert into import_changes (import_id, business_id)
    select ${importId}, id from unnest(${rows.map(({ id }) => id)}::uuid[]) as id`.execute(db);
}

/** With the values that they have until now. */
export async function addUpdated({ db }: Handle, importId: number, rows: Array<{ id: string }>): Promise<void> {
  if (!rows.length) return;
  await sql`insert into import_changes (import_id, business_id, before)
    select ${importId}, b.id, (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(b)) where key = any(${IMPORTED_COLUMNS}::text[]))
    from businesses b where b.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
}

export type PastImportRow = Awaited<ReturnType<typeof listImports>>[number];

/** The latest first; nobody is named as importer of those by the command. */
export function listImports({ db }: Handle) {
  return db
    .selectFrom("imports as i")
    .leftJoin("members as m", "m.id", "i.imported_by")
    .select([
      "i.id",
      "i.file_name",
      "i.rows",
      "i.created",
      "i.updated",
      "i.stored_at",
      "i.undone_at",
      "i.undo_asked_at",
      "i.undo_failure",
    ])
    .select(
      sql<string | null>`case when m.id is not null then concat_ws(' ', m.first_name, m.last_name) end`.as("importer"),
    )
    .orderBy("i.id", "desc")
    .limit(100)
    .execute();
}
