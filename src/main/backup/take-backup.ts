/** Takes a backup while the portal runs: tables, waiting jobs and pictures as of one moment, in one file. */
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { imageFileNames } from "#server/platform/images/images.ts";
import { imageStorage } from "#server/platform/images/storage.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { MIGRATIONS_LOCK } from "../migrate.ts";
import { dataBytes, entryBytes, FORMAT, type Head, type Totals } from "./archive.ts";
import { copyOut } from "./copy-text.ts";
import { columnsOf, listSequences, listTables, nameOf } from "./portal-tables.ts";
import { secretMarks } from "./secret-marks.ts";
import { JOB_COLUMNS, waitingJobs } from "./waiting-jobs.ts";

export interface Taken extends Totals {
  /** Pictures that the database names and the disk does not have. */
  missing: number;
}

type Source = { config: Pick<Config, "dataDir" | "pinPepper" | "sessionSecret">; connection: Connection };

const PAGE = 1000;

/** Writes the archive under that name once it is whole, readable by this account alone. Refuses a name that is taken and a database without a portal. */
export async function takeBackup({ config, connection }: Source, file: string): Promise<Taken> {
  if (existsSync(file)) throw new StartProblem(`There is a file ${file} already: a backup never writes over another.`);
  const partial = `${file}.partial`;
  const forget = () => rmSync(partial, { force: true });
  const taken: Taken = { tables: 0, rows: 0, jobs: 0, pictures: 0, missing: 0 };
  const client = await connection.pool.connect();
  let isDone = false;
  process.once("exit", forget);
  try {
    forget();
    const target = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(() => contents(client, config, taken), createGzip(), target);
    renameSync(partial, file);
    isDone = true;
    return taken;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).path === undefined && (error as NodeJS.ErrnoException).syscall === undefined)
      throw error;
    throw new StartProblem(`The backup ${file} cannot be written: ${(error as Error).message}.`);
  } finally {
    client.release(!isDone);
    forget();
    process.off("exit", forget);
  }
}

async function* contents(client: ClientBase, config: Source["config"], taken: Taken): AsyncGenerator<Buffer> {
  const { head, tables } = await openSnapshot(client, config);
  yield entryBytes({ head });
  for (const table of tables) {
    yield entryBytes({ table });
    const rows = copyOut(client, `copy ${columnsOf(table)} to stdout`, (n) => {
      taken.rows += n;
    });
    for await (const piece of rows) yield* dataBytes(piece);
    taken.tables += 1;
  }
  yield entryBytes({ jobs: JOB_COLUMNS });
  const jobs = waitingJobs(client, (n) => {
    taken.jobs = n;
  });
  for await (const piece of jobs) yield* dataBytes(piece);
  yield* pictures(client, config, taken);
  await client.query("commit");
  const { missing: _, ...end } = taken;
  yield entryBytes({ end });
}

/** From here on the client sees one moment, and no migration changes a table before it is read. */
async function openSnapshot(client: ClientBase, config: Source["config"]) {
  await client.query("select pg_advisory_lock_shared($1)", [MIGRATIONS_LOCK]);
  await client.query("begin isolation level repeatable read read only");
  for (const setting of [
    "statement_timeout = 0",
    "idle_in_transaction_session_timeout = 0",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "extra_float_digits = 3",
    "timezone = 'UTC'",
  ])
    await client.query(`set local ${setting}`);
  const tables = await listTables(client);
  if (!tables.some(({ schema, name }) => schema === "public" && name === "migrations"))
    throw new StartProblem("The database holds no portal yet: there is nothing to back up.");
  await client.query(`lock table ${tables.map(nameOf).join(", ")} in access share mode`);
  await client.query("select pg_advisory_unlock_shared($1)", [MIGRATIONS_LOCK]);
  const { rows } = await client.query<{ takenAt: Date }>('select now() as "takenAt"');
  const migrations = await client.query<Head["migrations"][number]>("select name, hash from migrations order by name");
  const head: Head = {
    format: FORMAT,
    takenAt: rows[0]!.takenAt.toISOString(),
    migrations: migrations.rows,
    sequences: await listSequences(client),
    secrets: secretMarks(config),
  };
  return { head, tables };
}

/** The files of every picture that the snapshot names; one that was thrown away meanwhile was shown by nothing. */
async function* pictures(client: ClientBase, config: Source["config"], taken: Taken): AsyncGenerator<Buffer> {
  const storage = imageStorage(config);
  for (let after = ""; ; ) {
    const { rows } = await client.query<{ key: string }>(
      "select key from images where key > $1 order by key limit $2",
      [after, PAGE],
    );
    for (const { key } of rows) {
      let isWhole = true;
      for (const name of imageFileNames(key)) {
        const bytes = await storage.get(name);
        isWhole &&= bytes !== undefined;
        if (!bytes) continue;
        yield entryBytes({ picture: name });
        yield* dataBytes(bytes);
      }
      taken[isWhole ? "pictures" : "missing"] += 1;
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.key;
  }
}
