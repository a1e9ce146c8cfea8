/** The SQL by which an undo takes imported members back. */
import { sql } from "kysely";
import { importedAgain } from "#server/features/businesses/import/taking-back-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Whoever has signed up is on no list any more and hinders nothing. */
export function hindered(importId: number) {
  return sql`select m.id, concat_ws(' ', m.first_name, nullif(m.last_name, '')) as name, m.phone,
      case when ${importedAgain} then 'imported-again' end as why
    from import_changes c join listed_members m on m.id = c.row_id
    where c.import_id = ${importId}`;
}

export async function listAdded({ db }: Handle, importId: number, except: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select row_id as id from import_changes
    where import_id = ${importId} and before is null and row_id <> all(${except}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
