/** Brings a backup into an empty database in one transaction: either all of it is there, or nothing is. */
import type { ClientBase } from "pg";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrateJobs } from "#server/platform/jobs/jobs.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { listMigrations, migrate } from "../database/migrate.ts";
import { listApplied, type Migration, runMigration } from "../database/migration-queries.ts";
import { checkArchive, type Entry, type Head, readArchive, type Table, type Totals } from "./archive.ts";
import { copyIn } from "./copy-queries.ts";
import { addJobsAgain } from "./job-queries.ts";
import { type PictureRestore, restorePictures } from "./restore-pictures.ts";
import { beginRestore, commitRestore, findUse, type Use } from "./restore-queries.ts";
import { warnOfOtherSecrets } from "./secret-fingerprints.ts";
import { closeTable, columnsOf, dropForeignKeys, listTables, nameOf, openTable, setSequence } from "./table-queries.ts";

export interface RestoreResult extends Totals {
  takenAt: string;
  /** Sentences for the operator. */
  warnings: string[];
}

type Target = {
  config: Pick<Config, "dataDir" | "panKey" | "pinPepper" | "sessionSecret" | "s3">;
  connection: Connection;
};

/** Refuses a file that is no whole backup, one of a newer version, and a database that is in use; a fault on the way leaves no row and no picture. */
export async function restoreBackup({ config, connection }: Target, file: string): Promise<RestoreResult> {
  const { head, totals } = await checkArchive(file);
  const migrations = migrationsOf(head, file);
  await refuseUsed(connection.pool);
  await migrateJobs(connection.pool);
  const pictures = await restorePictures(config);
  const client = await connection.pool.connect();
  let warnings: string[] = [];
  let isDone = false;
  try {
    await beginRestore(client);
    await refuseUsed(client);
    await makeTables(client, migrations);
    warnings = await fill(client, file, head, pictures);
    await pictures.place();
    await commitRestore(client);
    isDone = true;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`${file} could not be restored, and nothing of it was kept: ${(error as Error).message}.`);
  } finally {
    client.release(!isDone);
    await pictures.close(isDone);
  }
  await migrate(connection.pool);
  return { ...totals, takenAt: head.takenAt, warnings: [...warnings, ...warnOfOtherSecrets(config, head.secrets)] };
}

/** The migrations of the archive's tables, with the text that this program has of them. */
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

const IN_USE: Record<Use, string> = {
  members:
    "The database holds members already: restore into an empty one, with another DATA_DIR or a new database in DATABASE_URL.",
  portal: "A portal runs on this database: end it, wait half a minute, and restore then.",
};

async function refuseUsed(client: Pick<ClientBase, "query">): Promise<void> {
  const use = await findUse(client);
  if (use) throw new StartProblem(IN_USE[use]);
}

/** The tables as they were when the backup was taken; later migrations come after the rows, as in an upgrade. */
async function makeTables(client: ClientBase, migrations: Migration[]): Promise<void> {
  const names = (await listApplied(client)).map(({ name }) => name);
  if (names.length === 0) for (const migration of migrations) await runMigration(client, migration);
  else if (names.join() !== migrations.map(({ name }) => name).join())
    throw new StartProblem(
      "The database has the tables of another version than the backup: restore into a new, empty one.",
    );
}

/** Rows go in as they are: triggers are off and foreign keys dropped meanwhile, and both are back, checked, before the transaction ends. Rows that were there, such as the first settings, are deleted. */
async function fill(client: ClientBase, file: string, head: Head, pictures: PictureRestore): Promise<string[]> {
  const present = new Set((await listTables(client)).map(nameOf));
  const filled: Table[] = [];
  const warnings: string[] = [];
  const counts: Totals = { tables: 0, rows: 0, jobs: 0, pictures: 0 };
  const restoreForeignKeys = await dropForeignKeys(client);
  await readArchive(file, async (entry: Entry, data) => {
    if ("table" in entry) {
      const { table } = entry;
      if (!present.has(nameOf(table)))
        return void warnings.push(`The table ${nameOf(table)} is none of the portal's and was left out.`);
      filled.push(table);
      await openTable(client, table);
      counts.rows += await copyIn(client, `copy ${columnsOf(table)} from stdin`, data);
    } else if ("jobs" in entry) counts.jobs += await addJobsAgain(client, entry.jobs, data);
    else if ("picture" in entry) await pictures.add(entry.picture, data);
    else if (
      "end" in entry &&
      warnings.length === 0 &&
      (counts.rows !== entry.end.rows || counts.jobs !== entry.end.jobs)
    )
      throw new Error(
        `it holds ${counts.rows} rows and ${counts.jobs} jobs, not ${entry.end.rows} and ${entry.end.jobs}`,
      );
  });
  for (const sequence of head.sequences) await setSequence(client, sequence);
  await restoreForeignKeys();
  for (const table of filled) await closeTable(client, table);
  return warnings;
}
