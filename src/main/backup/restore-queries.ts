/** The SQL around a restore: whether the database is in use, and the one transaction of the restore. */
import type { ClientBase } from "pg";
import { takeMigrationsLock } from "../database/migration-queries.ts";

/** Why a database must not be filled: it has members, or a portal was at work on it within the last half minute. */
export type Use = "members" | "portal";

export async function findUse(client: Pick<ClientBase, "query">): Promise<Use | undefined> {
  const { rows } = await client.query(
    "select to_regclass('members') as members, to_regclass('job_workers') as workers",
  );
  if (rows[0].members && (await client.query("select from members limit 1")).rowCount) return "members";
  const living = "select from job_workers where seen_at > now() - interval '30 seconds'";
  return rows[0].workers && (await client.query(living)).rowCount ? "portal" : undefined;
}

/** Begins the transaction, which may take long and holds the lock of migrations. */
export async function beginRestore(client: ClientBase): Promise<void> {
  await client.query("begin");
  await client.query("set local statement_timeout = 0");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await takeMigrationsLock(client, "advisory_xact_lock");
}

export async function commitRestore(client: ClientBase): Promise<void> {
  await client.query("commit");
}
