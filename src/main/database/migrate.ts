/** Applies the numbered SQL files of db/migrations, each once, in order, in its own transaction, and makes the indexes that follow from the kinds of items. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { kinds } from "#server/app.ts";
import { ensurePositionIndexes } from "#server/features/search/index/position-index-queries.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { applyMigration, listApplied, type Migration, withMigrationsLock } from "./migration-queries.ts";

const folder = join(import.meta.dirname, "../../../db/migrations");

/** The migrations of this program, in their order. */
export function listMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return { name, hash: createHash("sha256").update(text).digest("hex"), text };
  });
}

/** Brings the database to the newest version and answers the names of what was applied; several processes may start at once. Refuses a file that changed after it was applied. `migrations`: all of them, or those up to one. */
export async function migrate(pool: Pool, migrations = listMigrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await withMigrationsLock(client, async () => {
      const applied = new Map((await listApplied(client)).map(({ name, hash }) => [name, hash]));
      const fresh = migrations.filter((migration) => !isApplied(migration, applied));
      for (const migration of fresh)
        await applyMigration(client, migration).catch((error: Error) => {
          throw new StartProblem(`The migration ${migration.name} failed: ${error.message}`);
        });
      if (migrations.at(-1)?.name === listMigrations().at(-1)?.name) await ensurePositionIndexes(client, kinds);
      return fresh.map(({ name }) => name);
    });
  } finally {
    client.release();
  }
}

function isApplied({ name, hash }: Migration, applied: Map<string, string>): boolean {
  const before = applied.get(name);
  if (before !== undefined && before !== hash)
    throw new StartProblem(`The migration ${name} was changed after it had been applied to this database.`);
  return before !== undefined;
}
