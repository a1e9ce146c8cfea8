/** The SQL of what imports did: their list, and the rows of each. */
import { sql } from "kysely";
import type { ListKindKey } from "#contract/import-kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ListKind } from "./list-kind.ts";

interface NewImport {
  list: ListKind;
  fileName: string;
  now: Date;
  importedBy?: string | null;
}

export async function insertImport(
  { db }: Handle,
  { list, fileName, now, importedBy = null }: NewImport,
): Promise<number> {
  const row = { kind: list.key, file_name: fileName, stored_at: now, imported_by: importedBy };
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

export async function addCreated({ db }: Handle, importId: number, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await sql`insert into import_changes (import_id, row_id)
    select ${importId}, id from unnest(${ids}::uuid[]) as id`.execute(db);
}

/** With the values that they have until now. */
export async function addUpdated(
  { db }: Handle,
  importId: number,
  { table, importedColumns }: Pick<ListKind, "table" | "importedColumns">,
  ids: string[],
): Promise<void> {
  if (!ids.length) return;
  await sql`insert into import_changes (import_id, row_id, before)
    select ${importId}, r.id, (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r)) where key = any(${importedColumns}::text[]))
    from ${sql.table(table)} r where r.id = any(${ids}::uuid[])`.execute(db);
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
    .select(sql<ListKindKey>`i.kind`.as("kind"))
    .select(
      sql<string | null>`case when m.id is not null then concat_ws(' ', m.first_name, m.last_name) end`.as("importer"),
    )
    .orderBy("i.id", "desc")
    .limit(100)
    .execute();
}
