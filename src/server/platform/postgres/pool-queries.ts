/** The SQL about the database server itself: its version, its time, which one it is, and what its sessions have set. */
import { type ClientBase, escapeLiteral, type Pool } from "pg";
import type { SessionSettings } from "./pool.ts";

/** Its version as a number (180001 is 18.1), and the time limit of a statement on these connections. */
export async function askServer(pool: Pool): Promise<{ version: number; limitMs: number }> {
  const { rows } = await pool.query<{ version: number; limitMs: number }>(
    `select current_setting('server_version_num')::int as version, setting::int as "limitMs" from pg_settings where name = 'statement_timeout'`,
  );
  return rows[0]!;
}

export async function askTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]!.now;
}

/** The same for two ways to one database of one running server, and for nothing else. */
export async function askIdentity(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    "select concat_ws(' ', extract(epoch from pg_postmaster_start_time()), oid) as identity from pg_database where datname = current_database()",
  );
  return rows[0]!.identity;
}

/** Sets this for sessions of the role in this database that begin from now on and set nothing themselves. */
export async function setRoleDefaults(client: ClientBase, settings: SessionSettings): Promise<void> {
  const { rows } = await client.query<{ alter: string }>(
    "select format('alter role %I in database %I', current_user, current_database()) as alter",
  );
  for (const [name, value] of Object.entries(settings))
    await client.query(`${rows[0]!.alter} set ${name} = ${escapeLiteral(String(value))}`);
}
