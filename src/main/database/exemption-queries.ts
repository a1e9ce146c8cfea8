/** The SQL of the demo's requests for a year without payment. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ExemptionRequests } from "#server/tables/database.ts";

/** Name -> id. */
export async function listReasonIds({ db }: Handle): Promise<Map<string, number>> {
  const rows = await db.selectFrom("exemption_reasons").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function insertExemptions({ db }: Handle, rows: Insertable<ExemptionRequests>[]): Promise<void> {
  for (const row of rows) await db.insertInto("exemption_requests").values(row).execute();
}
