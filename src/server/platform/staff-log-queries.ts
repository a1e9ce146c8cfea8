/** The SQL of the staff's log: rows are added, and never changed. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { StaffLog } from "#server/tables/database.ts";

export async function insertLogEntry({ db }: Handle, row: Insertable<StaffLog>): Promise<void> {
  await db.insertInto("staff_log").values(row).execute();
}
