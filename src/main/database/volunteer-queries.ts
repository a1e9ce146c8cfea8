/** The SQL of the demo's volunteers. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Volunteers } from "#server/tables/database.ts";

export async function insertVolunteers({ db }: Handle, rows: Insertable<Volunteers>[]): Promise<void> {
  await db.insertInto("volunteers").values(rows).execute();
}
