/** The SQL of taking a backup: one moment of the whole database, in which no migration changes a table before it is read. */
import type { ClientBase } from "pg";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { releaseMigrationsLock, takeMigrationsLock } from "../database/migration-queries.ts";
import type { Head, Table } from "./archive.ts";
import { listSequences, listTables, nameOf } from "./table-queries.ts";

/** No time limit, and the same text for the same values whatever the database's own settings are. */
const LOCAL_SETTINGS = [
  "statement_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "extra_float_digits = 3",
  "timezone = 'UTC'",
];

export interface Snapshot extends Pick<Head, "takenAt" | "migrations" | "sequences"> {
  tables: Table[];
}

/** From here on the client sees the database as of one moment. Refuses a database without a portal. */
export async function openSnapshot(client: ClientBase): Promise<Snapshot> {
  await takeMigrationsLock(client, "advisory_lock_shared");
  await client.query("begin isolation level repeatable read read only");
  for (const setting of LOCAL_SETTINGS) await client.query(`set local ${setting}`);
  const tables = await listTables(client);
  if (!tables.some(({ schema, name }) => schema === "public" && name === "migrations"))
    throw new StartProblem("The database holds no portal yet: there is nothing to back up.");
  await client.query(`lock table ${tables.map(nameOf).join(", ")} in access share mode`);
  await releaseMigrationsLock(client, "_shared");
  const { rows } = await client.query<{ takenAt: Date }>('select now() as "takenAt"');
  const migrations = await client.query<Head["migrations"][number]>("select name, hash from migrations order by name");
  return {
    takenAt: rows[0]!.takenAt.toISOString(),
    migrations: migrations.rows,
    sequences: await listSequences(client),
    tables,
  };
}

export async function closeSnapshot(client: ClientBase): Promise<void> {
  await client.query("commit");
}

/** The keys of pictures in their order, from the one that follows `after`. */
export async function listImageKeys(client: ClientBase, after: string, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>("select key from images where key > $1 order by key limit $2", [
    after,
    limit,
  ]);
  return rows.map(({ key }) => key);
}
