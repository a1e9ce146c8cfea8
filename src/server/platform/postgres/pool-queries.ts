/** The SQL about the database server itself: its version and its time. */
import type { Pool } from "pg";

/** Its version as a number: 180001 is 18.1. */
export async function askVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return rows[0]!.version;
}

export async function askTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]!.now;
}
