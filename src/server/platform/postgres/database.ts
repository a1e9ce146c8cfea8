/** Opens the pools of a database and hands out the handle over them. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Database } from "#server/tables/database.ts";
import { type Handle, Memory, type NamedQuery, type RunNamed } from "./handle.ts";
import { askVersion } from "./pool-queries.ts";

export interface Connection extends Handle {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** The longest that a statement may take; hot reads have less, so that one slow search does not keep others waiting. */
const WORK_MS = 15_000;
const HOT_READ_MS = 2_500;
const OLDEST_VERSION = 150_000;

/**
 * Opens the pools, one for hot reads and one for everything else, of `most` connections each: many slow searches leave room for signing in and paying.
 * Throws StartProblem when the database cannot be reached or is older than PostgreSQL 15.
 */
export async function connect(url: string, most = 10): Promise<Connection> {
  const pool = openPool(url, most, WORK_MS);
  const hotReads = openPool(url, most, HOT_READ_MS);
  try {
    if ((await askVersion(pool)) < OLDEST_VERSION)
      throw new StartProblem("DATABASE_URL leads to a PostgreSQL older than 15; versions 15 to 18 are supported.");
  } catch (error) {
    await pool.end();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database of DATABASE_URL cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // A text that is put together anew costs each call, also when the driver compares it with what it has prepared.
  const texts = new Map<string, string>();
  const textOf = ({ name, text }: NamedQuery) => texts.get(name) ?? texts.set(name, text()).get(name)!;
  const query: RunNamed = async (named) =>
    (await hotReads.query({ name: named.name, text: textOf(named), values: named.values })).rows;
  const close = async () => {
    await hotReads.end();
    await db.destroy();
  };
  return { pool, db, query, memory: new Memory({ db, query }), close };
}

// Whole numbers of PostgreSQL are numbers here (paise stay far below 2^53), and its days are their text, as 2026-11-22.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

function openPool(url: string, most: number, statementMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "viprasetu",
    // A database may write dates in another way, which pg does not read.
    options: "-c datestyle=ISO",
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
