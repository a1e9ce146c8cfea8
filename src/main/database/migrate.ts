/** Applies the numbered SQL files of db/migrations, each once, in order, in its own transaction, and makes the indexes that follow from the kinds of items. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase, Pool } from "pg";
import { kinds } from "#server/app.ts";
import { ensurePositionIndexes } from "#server/features/search/index/position-index-queries.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { findOutage } from "#server/platform/outages.ts";
import { applyMigration, listApplied, type Migration, withMigrationsLock } from "./migration-queries.ts";

const folder = join(import.meta.dirname, "../../../db/migrations");

/** Between two attempts everybody else goes on. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export interface MigrateOptions {
  /** All of them, or those up to one. */
  migrations?: Migration[];
  /** Receives a sentence for the operator whenever it has to wait. */
  tell?: (text: string) => void;
  /** Ends the waiting, with its reason. */
  signal?: AbortSignal;
}

/** The migrations of this program, in their order. */
export function listMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return { name, hash: createHash("sha256").update(text).digest("hex"), text };
  });
}

/** Brings the database to the newest version and answers the names of what was applied; several processes may start at once, and others may be at work on the tables. Refuses a file that changed after it was applied. */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { migrations = listMigrations() } = options;
  const client = await pool.connect();
  try {
    return await withMigrationsLock(client, async () => {
      const applied = new Map((await listApplied(client)).map(({ name, hash }) => [name, hash]));
      const fresh = migrations.filter((migration) => !isApplied(migration, applied));
      for (const migration of fresh) await apply(client, migration, options);
      if (migrations.at(-1)?.name === listMigrations().at(-1)?.name) await ensurePositionIndexes(client, kinds);
      return fresh.map(({ name }) => name);
    });
  } finally {
    client.release();
  }
}

/** Tries again and again, for as long as somebody holds what it changes: a backup may read a table for an hour. */
async function apply(client: ClientBase, migration: Migration, { tell, signal }: MigrateOptions): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await applyMigration(client, migration);
    } catch (error) {
      if (findOutage(error) !== "time limit")
        throw new StartProblem(`The migration ${migration.name} failed: ${(error as Error).message}`);
    }
    tell?.(
      `The migration ${migration.name} changes a table that something else is reading or writing, such as a backup; it is tried again in ${pauseMs / 1000} s.`,
    );
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    signal?.throwIfAborted();
  }
}

function isApplied({ name, hash }: Migration, applied: Map<string, string>): boolean {
  const before = applied.get(name);
  if (before !== undefined && before !== hash)
    throw new StartProblem(`The migration ${name} was changed after it had been applied to this database.`);
  return before !== undefined;
}
