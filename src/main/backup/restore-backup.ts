/** Brings a backup into an empty database in one transaction: either all of it is there, or nothing is. */
import type { ClientBase } from "pg";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { listMigrations, MIGRATIONS_LOCK, MIGRATIONS_TABLE, type Migration, migrate } from "../migrate.ts";
import { checkArchive, type Entry, type Head, readArchive, type Table, type Totals } from "./archive.ts";
import { copyIn } from "./copy-text.ts";
import { columnsOf, dropForeignKeys, listTables, nameOf } from "./portal-tables.ts";
import { type RestoredPictures, restorePictures } from "./restored-pictures.ts";
import { otherSecrets } from "./secret-marks.ts";
import { addJobsAgain } from "./waiting-jobs.ts";

export interface Restored extends Totals {
  takenAt: string;
  /** What the operator has to look at, in sentences. */
  warnings: string[];
}

type Target = { config: Pick<Config, "dataDir" | "pinPepper" | "sessionSecret">; connection: Connection };

/** Refuses a file that is no whole backup, one of a newer version, and a database that is in use; a fault on the way leaves no row and no picture. */
export async function restoreBackup({ config, connection }: Target, file: string): Promise<Restored> {
  const { head, totals } = await checkArchive(file);
  const migrations = migrationsOf(head, file);
  await refuseUsed(connection.pool);
  await migrateJobs(connection.pool);
  const pictures = restorePictures(config);
  const client = await connection.pool.connect();
  let left: string[] = [];
  let isDone = false;
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATIONS_LOCK]);
    await refuseUsed(client);
    await makeTables(client, migrations);
    left = await fill(client, file, head, pictures);
    pictures.place();
    await client.query("commit");
    isDone = true;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`${file} could not be restored, and nothing of it was kept: ${(error as Error).message}.`);
  } finally {
    client.release(!isDone);
    pictures.forget();
  }
  await migrate(connection.pool);
  return { ...totals, takenAt: head.takenAt, warnings: [...left, ...otherSecrets(config, head.secrets)] };
}

/** This program's own text of the migrations that the archive's tables have had. */
function migrationsOf({ migrations }: Head, file: string): Migration[] {
  const own = new Map(listMigrations().map((migration) => [migration.name, migration]));
  return migrations.map(({ name, hash }) => {
    const known = own.get(name);
    if (!known)
      throw new StartProblem(
        `${file} was written by a newer version of the portal (${name}): restore it with that version.`,
      );
    if (known.hash !== hash)
      throw new StartProblem(`${file} was written by another version of the portal (${name} differs).`);
    return known;
  });
}

async function refuseUsed(client: Pick<ClientBase, "query">): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass('members') as members, to_regclass('job_workers') as workers",
  );
  if (rows[0].members && (await client.query("select from members limit 1")).rowCount)
    throw new StartProblem(
      "The database holds members already: restore into an empty one, with another DATA_DIR or a new database in DATABASE_URL.",
    );
  const living = "select from job_workers where seen_at > now() - interval '30 seconds'";
  if (rows[0].workers && (await client.query(living)).rowCount)
    throw new StartProblem("A portal runs on this database: end it, wait half a minute, and restore then.");
}

/** The tables as they were when the backup was taken; later migrations come after the rows, as in an upgrade. */
async function makeTables(client: ClientBase, migrations: Migration[]): Promise<void> {
  await client.query(MIGRATIONS_TABLE);
  const { rows } = await client.query<{ name: string }>("select name from migrations order by name");
  if (rows.length === 0) for (const { text } of migrations) await client.query(text);
  else if (rows.map(({ name }) => name).join() !== migrations.map(({ name }) => name).join())
    throw new StartProblem(
      "The database has the tables of another version than the backup: restore into a new, empty one.",
    );
}

/** Rows go in as they are: what guards changes and foreign keys is put aside and is back, proved, before the transaction ends. */
async function fill(client: ClientBase, file: string, head: Head, pictures: RestoredPictures): Promise<string[]> {
  const present = new Set((await listTables(client)).map(nameOf));
  const filled: string[] = [];
  const left: string[] = [];
  const foreignKeys = await dropForeignKeys(client);
  const seen: Totals = { tables: 0, rows: 0, jobs: 0, pictures: 0 };
  await readArchive(file, async (entry: Entry, data) => {
    if ("table" in entry) {
      const name = nameOf(entry.table);
      if (!present.has(name)) return void left.push(`The table ${name} is none of the portal's and was left out.`);
      filled.push(name);
      seen.rows += await fillTable(client, entry.table, data);
    } else if ("jobs" in entry) seen.jobs += await addJobsAgain(client, entry.jobs, data);
    else if ("picture" in entry) await pictures.add(entry.picture, data);
    else if ("end" in entry && left.length === 0 && (seen.rows !== entry.end.rows || seen.jobs !== entry.end.jobs))
      throw new Error(`it holds ${seen.rows} rows and ${seen.jobs} jobs, not ${entry.end.rows} and ${entry.end.jobs}`);
  });
  for (const { schema, name, last } of head.sequences)
    await client.query("select setval(s, $2) from to_regclass($1) s where s is not null", [
      nameOf({ schema, name }),
      last,
    ]);
  for (const statement of foreignKeys) await client.query(statement);
  for (const name of filled) {
    await client.query(`alter table ${name} enable trigger user`);
    await client.query(`analyze ${name}`);
  }
  return left;
}

/** What stood there, such as the first settings, gives way. */
async function fillTable(client: ClientBase, table: Table, data: AsyncIterable<Buffer>): Promise<number> {
  const name = nameOf(table);
  await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${name}`);
  return copyIn(client, `copy ${columnsOf(table)} from stdin`, data);
}
