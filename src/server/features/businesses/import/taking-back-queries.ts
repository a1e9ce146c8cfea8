/** The SQL by which an undo takes imported businesses back: what hinders it, and the deletion of what was added. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Whether a later import, of a change c, stands that changed the same row. In SQL. */
export const importedAgain = sql<boolean>`exists (select 1 from import_changes o join imports l on l.id = o.import_id
  where o.row_id = c.row_id and o.import_id > c.import_id and l.undone_at is null)`;

export function hinderedBusinesses(importId: number) {
  return sql`select b.id, b.name, b.phone,
      case when m.pin_hash is not null then 'claimed'
        when exists (select 1 from business_claims w where w.business_id = b.id and w.decision is null) then 'claim-waiting'
        when ${importedAgain} then 'imported-again'
        when b.updated_at <> i.stored_at then 'edited' end as why
    from import_changes c join imports i on i.id = c.import_id join businesses b on b.id = c.row_id join members m on m.id = b.owner_id
    where c.import_id = ${importId} and b.deleted_at is null`;
}

/** Their keys are given free, so that a better list may bring them again. */
export async function removeBusinesses(
  { db }: Handle,
  importId: number,
  except: string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update businesses b
    set deleted_at = ${now}, updated_at = ${now}, import_key = null, import_print = null
    from import_changes c where c.before is null and c.import_id = ${importId} and b.id = c.row_id
      and b.deleted_at is null and b.id <> all(${except}::uuid[]) returning b.id`.execute(db);
  return rows.map(({ id }) => id);
}
