/** The SQL of undoing an import: what is held, what hinders it, and what is taken away or given back. */
import { sql } from "kysely";
import type { ListKindKey } from "#contract/import-kinds.ts";
import type { UndoFailure, UndoHindrance } from "#contract/import-views.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ListKind } from "./list-kind.ts";

/** Held until the transaction ends, so that it is undone once. */
export function lockImport({ db }: Handle, id: number) {
  return db
    .selectFrom("imports")
    .select(["id", "file_name", "created", "updated", "undone_at", "undo_asked_at"])
    .select(sql<ListKindKey>`kind`.as("kind"))
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export interface Hindrance {
  id: string;
  name: string;
  phone: string;
  why: UndoHindrance;
}

/** Holds all rows of the import until the transaction ends, so that what is read of them afterwards stays true. In a statement of its own: a row that a claim holds would come back with another owner and drop out of a join with the former one. */
export async function lockChanged({ db }: Handle, { table }: ListKind, importId: number): Promise<void> {
  await sql`select id from ${sql.table(table)} where id in (select row_id from import_changes where import_id = ${importId})
    order by id for update`.execute(db);
}

/** Rows of an import that somebody has taken over or asked for, edited, or imported again since. */
export async function listHindrances({ db }: Handle, list: ListKind, importId: number): Promise<Hindrance[]> {
  return (
    await sql<Hindrance>`select * from (${list.hindered(importId)}) h where why is not null order by id`.execute(db)
  ).rows;
}

/** The first of them, and how many there are. */
export async function findHindrances(
  { db }: Handle,
  list: ListKind,
  importId: number,
  most: number,
): Promise<{ hindrances: Hindrance[]; hindered: number }> {
  const { rows } = await sql<Hindrance & { total: number }>`select *, count(*) over ()::int as total
    from (${list.hindered(importId)}) h where why is not null order by id limit ${most}`.execute(db);
  return { hindrances: rows, hindered: rows[0]?.total ?? 0 };
}

/** Gives back what the import changed, but for these; answers the ids. */
export async function restoreChanged(
  { db }: Handle,
  { table, importedColumns }: ListKind,
  importId: number,
  except: string[],
): Promise<string[]> {
  const sets = sql.join(importedColumns.map((column) => sql`${sql.ref(column)} = v.${sql.ref(column)}`));
  const { rows } = await sql<{ id: string }>`update ${sql.table(table)} r set ${sets}
    from import_changes c cross join lateral jsonb_populate_record(null::${sql.table(table)}, c.before) v
    where c.before is not null and ${changedBy(importId, except)} returning r.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of a row r and a change c: the import changed it, it is none of these, and nobody has deleted it. */
function changedBy(importId: number, except: string[]) {
  return sql`c.import_id = ${importId} and r.id = c.row_id and r.id <> all(${except}::uuid[]) and to_jsonb(r) ->> 'deleted_at' is null`;
}

export async function markUndone({ db }: Handle, id: number, now: Date): Promise<void> {
  await db.updateTable("imports").set({ undone_at: now }).where("id", "=", id).execute();
}

/** Somebody has asked for it in the console. */
export async function startUndo({ db }: Handle, id: number, now: Date): Promise<void> {
  await db.updateTable("imports").set({ undo_asked_at: now, undo_failure: null }).where("id", "=", id).execute();
}

/** Nothing works on it any more; why it was not undone, if it was not. */
export async function endUndo({ db }: Handle, id: number, failure: UndoFailure | null): Promise<void> {
  await db.updateTable("imports").set({ undo_asked_at: null, undo_failure: failure }).where("id", "=", id).execute();
}
