/** Applies the numbered SQL files of db/migrations, each once, in order, in its own transaction, and makes the indexes that follow from the kinds of items. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { kinds } from "#server/app.ts";
import { ensurePositionIndexes } from "#server/features/search/index/position-index-queries.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";

const folder = join(import.meta.dirname, "../../db/migrations");
/** Held by whoever changes the tables, so that others wait. */
export const MIGRATIONS_LOCK = 7_302_611;
/** Where it stands which migrations a database has had. */
export const MIGRATIONS_TABLE =
  "create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())";

export interface Migration {
  name: string;
  hash: string;
  text: string;
}

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
  const applied: string[] = [];
  try {
    // An index over many rows takes longer than other work may, and so does waiting for the process that makes it.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const known = new Map(
      (await client.query<{ name: string; hash: string }>("select name, hash from migrations")).rows.map((r) => [
        r.name,
        r.hash,
      ]),
    );
    for (const { name, hash, text } of migrations) {
      if (known.has(name)) {
        if (known.get(name) !== hash)
          throw new StartProblem(`The migration ${name} was changed after it had been applied to this database.`);
        continue;
      }
      await client.query("begin");
      try {
        await client.query(text);
        await client.query("insert into migrations (name, hash) values ($1, $2)", [name, hash]);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new StartProblem(`The migration ${name} failed: ${(error as Error).message}`);
      }
      applied.push(name);
    }
    await ensurePositionIndexes(client, kinds);
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATIONS_LOCK]).catch(() => undefined);
    await client.query("reset statement_timeout").catch(() => undefined);
    client.release();
  }
}
