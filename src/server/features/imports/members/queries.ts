/** The SQL by which an undo takes imported members back. */
import { sql } from "kysely";
import { importedAgain } from "#server/features/businesses/import/taking-back-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Of those whom it added, nobody may own a business meanwhile. */
export function hindered(importId: number) {
  return sql`select m.id, concat_ws(' ', m.first_name, nullif(m.last_name, '')) as name, m.phone,
      case when m.pin_hash is not null then 'claimed' when ${importedAgain} then 'imported-again'
        when c.before is null and exists (select 1 from businesses b where b.owner_id = m.id) then 'in-use' end as why
    from import_changes c join members m on m.id = c.row_id
    where c.import_id = ${importId}`;
}

export async function listAdded({ db }: Handle, importId: number, except: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select row_id as id from import_changes
    where import_id = ${importId} and before is null and row_id <> all(${except}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
