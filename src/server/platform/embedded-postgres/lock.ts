// Lets one app at a time use a database folder: a lock of the operating system, which dies with its process.
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HeldByAnother, StartProblem } from "#server/platform/config/start-problem.ts";
import { giveToFolderOwner, replaceFile } from "./files.ts";
import type { Home } from "./home.ts";

/**
 * Takes the lock and answers the function that gives it back. Node has no file locks of its own; an SQLite transaction
 * holds one that the kernel frees even after `kill -9`. Refuses with a StartProblem that names the other process.
 */
export async function lockHome(home: Home): Promise<() => void> {
  const file = join(home.folder, "app.lock");
  const pidFile = join(home.folder, "app.pid");
  const lock = await take(file, pidFile);
  await chmod(file, 0o600); // who can read the file could hold a lock on it
  await giveToFolderOwner(file);
  await replaceFile(pidFile, `${process.pid}\n`);
  return () => {
    if (lock.isOpen) lock.close();
  };
}

async function take(file: string, pidFile: string): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec("BEGIN IMMEDIATE");
    return database;
  } catch (error) {
    database?.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) {
      throw new StartProblem(
        `The lock file ${file} in DATA_DIR cannot be used (${(error as Error).message.replace("database or disk", "the disk")}).`,
      );
    }
    const pid = await readFile(pidFile, "utf8").catch(() => "");
    throw new HeldByAnother(
      `Another start of the portal${pid ? ` (process ${pid.trim()})` : ""} is using the database in ${file.slice(0, -"/app.lock".length)}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
}
