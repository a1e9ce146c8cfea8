/** Takes a backup while the portal runs: tables, waiting jobs and pictures as of one moment, in one file. */
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import type { Config } from "#server/platform/config/config.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { type ImageStorage, openImageStorage } from "#server/platform/image-storage.ts";
import { imageFileNames } from "#server/platform/images/images.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { dataBytes, entryBytes, FORMAT, type Totals } from "./archive.ts";
import { copyOut } from "./copy-queries.ts";
import { copyWaitingJobs, JOB_COLUMNS } from "./job-queries.ts";
import { fingerprintsOf } from "./secret-fingerprints.ts";
import { closeSnapshot, listImageKeys, openSnapshot } from "./snapshot-queries.ts";
import { columnsOf } from "./table-queries.ts";

export interface BackupResult extends Totals {
  /** Pictures that the database names and the storage does not have. */
  missing: number;
}

type Source = {
  config: Pick<Config, "dataDir" | "panKey" | "pinPepper" | "sessionSecret" | "s3">;
  connection: Connection;
};

const PAGE = 1000;

/** Writes the archive under that name once it is whole, readable by this account alone. Refuses a name that is taken and a database without a portal. */
export async function takeBackup({ config, connection }: Source, file: string): Promise<BackupResult> {
  if (existsSync(file)) throw new StartProblem(`There is a file ${file} already: a backup never writes over another.`);
  const partial = `${file}.partial`;
  const forget = () => rmSync(partial, { force: true });
  const result: BackupResult = { tables: 0, rows: 0, jobs: 0, pictures: 0, missing: 0 };
  const storage = await openImageStorage(config);
  const client = await connection.pool.connect();
  let isDone = false;
  process.once("exit", forget);
  try {
    forget();
    const target = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(() => contents(client, config, storage, result), createGzip(), target);
    renameSync(partial, file);
    isDone = true;
    return result;
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

async function* contents(
  client: ClientBase,
  config: Source["config"],
  storage: ImageStorage,
  result: BackupResult,
): AsyncGenerator<Buffer> {
  const { tables, ...moment } = await openSnapshot(client);
  yield entryBytes({ head: { format: FORMAT, ...moment, secrets: fingerprintsOf(config) } });
  for (const table of tables) {
    yield entryBytes({ table });
    result.rows += yield* inPieces(copyOut(client, `copy ${columnsOf(table)} to stdout`));
    result.tables += 1;
  }
  yield entryBytes({ jobs: JOB_COLUMNS });
  result.jobs = yield* inPieces(copyWaitingJobs(client));
  yield* pictures(client, storage, result);
  await closeSnapshot(client);
  const { missing: _, ...end } = result;
  yield entryBytes({ end });
}

/** The same data as pieces of the archive; ends as the data does. */
async function* inPieces<End>(data: AsyncGenerator<Buffer, End>): AsyncGenerator<Buffer, End> {
  for (;;) {
    const { value, done } = await data.next();
    if (done) return value;
    yield* dataBytes(value);
  }
}

/** The files of every picture that the snapshot names. One that was deleted meanwhile was not shown by anything. */
async function* pictures(client: ClientBase, storage: ImageStorage, result: BackupResult): AsyncGenerator<Buffer> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const keys: string[] = await listImageKeys(client, after, PAGE);
    for (const key of keys) {
      let isWhole = true;
      for (const name of imageFileNames(key)) {
        const bytes = await storage.get(name);
        isWhole &&= bytes !== undefined;
        if (!bytes) continue;
        yield entryBytes({ picture: name });
        yield* dataBytes(bytes);
      }
      result[isWhole ? "pictures" : "missing"] += 1;
    }
    after = keys.length < PAGE ? undefined : keys.at(-1);
  }
}
