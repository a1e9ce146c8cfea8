/** The SQL of undoing an import: what is held, what hinders it, and what is taken away or given back. */
import { sql } from "kysely";
import type { UndoFailure } from "#contract/import-views.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { IMPORTED_COLUMNS } from "./queries.ts";

/** Held until the transaction ends, so that it is undone once. */
export function lockImport({ db }: Handle, id: number) {
  return db
    .selectFrom("imports")
    .select(["id", "file_name", "created", "updated", "undone_at", "undo_asked_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export interface Hindrance {
  id: string;
  name: string;
  phone: string;
  why: "claimed" | "claim-waiting" | "edited" | "imported-again";
}

/** Holds all businesses of the import until the transaction ends, so that what is read of them afterwards stays true. In a statement of its own: a row that a claim holds would come back with another owner and drop out of a join with the former one. */
export async function lockChanged({ db }: Handle, importId: number): Promise<void> {
  await sql`select id from businesses where id in (select business_id from import_changes where import_id = ${importId})
    order by id for update`.execute(db);
}

/** Businesses of an import that somebody has taken over or asked for, edited, or imported again since. */
export async function listHindrances({ db }: Handle, importId: number): Promise<Hindrance[]> {
  return (await sql<Hindrance>`select * from (${hindered(importId)}) h where why is not null order by id`.execute(db))
    .rows;
}

/** The first of them, and how many there are. */
export async function findHindrances(
  { db }: Handle,
  importId: number,
  most: number,
): Promise<{ hindrances: Hindrance[]; hindered: number }> {
  const { rows } = await sql<Hindrance & { total: number }>`select *, count(*) over ()::int as total
    from (${hindered(importId)}) h where why is not null order by id limit ${most}`.execute(db);
  return { hindrances: rows, hindered: rows[0]?.total ?? 0 };
}

function hindered(importId: number) {
  return sql`select b.id, b.name, b.phone,
      case when m.pin_hash is not null then 'claimed'
        when exists (select 1 from business_claims w where w.business_id = b.id and w.decision is null) then 'claim-waiting'
        when exists (select 1 from import_changes o join imports l on l.id = o.import_id
          where o.business_id = b.id and o.import_id > i.id and l.undone_at is null) then 'imported-again'
        when b.updated_at <> i.stored_at then 'edited' end as why
    from import_changes c join imports i on i.id = c.import_id join businesses b on b.id = c.business_id join members m on m.id = b.owner_id
    where c.import_id = ${importId} and b.deleted_at is null`;
}

/** Takes away what the import added and gives back what it changed, but for these; the ids of both. A key is given free, so that a better list may bring the business again. */
export async function undoChanges({ db }: Handle, importId: number, except: string[], now: Date): Promise<string[]> {
  const mine = sql`c.import_id = ${importId} and b.id = c.business_id and b.deleted_at is null and b.id <> all(${except}::uuid[])`;
  const removed = await sql<{ id: string }>`update businesses b
    set deleted_at = ${now}, updated_at = ${now}, import_key = null, import_print = null
    from import_changes c where c.before is null and ${mine} returning b.id`.execute(db);
  const sets = sql.join(IMPORTED_COLUMNS.map((column) => sql`${sql.ref(column)} = v.${sql.ref(column)}`));
  const restored = await sql<{ id: string }>`update businesses b set ${sets}
    from import_changes c cross join lateral jsonb_populate_record(null::businesses, c.before) v
    where c.before is not null and ${mine} returning b.id`.execute(db);
  return [...removed.rows, ...restored.rows].map(({ id }) => id);
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
