/** Opens the pools of a database and hands out the handle over them. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Database } from "#server/tables/database.ts";
import { type Handle, Memory, type NamedQuery, type RunNamed } from "./handle.ts";
import { limitedClient } from "./limited-client.ts";
import { askVersion } from "./pool-queries.ts";

export interface Connection extends Handle {
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Limits {
  /** Connections of each of the two pools. */
  most: number;
  /** The longest that PostgreSQL works on a statement; hot reads have less, so that one slow search does not keep others waiting. */
  workMs: number;
  hotReadMs: number;
  /** How much longer the answer may take to arrive; undefined waits for as long as the connection stands. */
  onTheWayMs?: number;
}

/** Commands wait for what they began. */
const PATIENT = { workMs: 15_000, hotReadMs: 2_500 };
/** A request is answered within 10 s: with the time for a connection, the longest statement ends before. */
const REQUESTS: Limits = { most: 10, workMs: 6_000, hotReadMs: 2_500, onTheWayMs: 1_000 };
/** Two jobs at a time, the queue's own statements and its LISTEN. */
const JOBS: Limits = { most: 5, workMs: 15_000, hotReadMs: 2_500, onTheWayMs: 5_000 };

const CONNECT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;
const OLDEST_VERSION = 150_000;

/**
 * Opens the pools of a command, one for hot reads and one for everything else, of `most` connections each. Throws StartProblem when the database cannot be
 * reached or is older than PostgreSQL 15.
 */
export async function connect(url: string, most = 10): Promise<Connection> {
  const connection = open(url, { ...PATIENT, most });
  try {
    if ((await askVersion(connection.pool)) < OLDEST_VERSION)
      throw new StartProblem("DATABASE_URL leads to a PostgreSQL older than 15; versions 15 to 18 are supported.");
    return connection;
  } catch (error) {
    await connection.close();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database of DATABASE_URL cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  }
}

/** The pools of requests: many slow searches leave room for signing in and paying, and no statement outlasts its request. */
export function openForRequests(url: string): Connection {
  return open(url, REQUESTS);
}

/** The pools of jobs, beside those of requests: neither waits for the other. */
export function openForJobs(url: string): Connection {
  return open(url, JOBS);
}

function open(url: string, { most, workMs, hotReadMs, onTheWayMs }: Limits): Connection {
  const pool = openPool(url, { most, workMs, onTheWayMs });
  const hotReads = openPool(url, { most, workMs: hotReadMs, onTheWayMs });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // A text that is put together anew costs each call, also when the driver compares it with what it has prepared.
  const texts = new Map<string, string>();
  const textOf = ({ name, text }: NamedQuery) => texts.get(name) ?? texts.set(name, text()).get(name)!;
  const query: RunNamed = async (named) =>
    (await hotReads.query({ name: named.name, text: textOf(named), values: named.values })).rows;
  const close = async () => {
    await hotReads.end();
    await pool.end();
  };
  return { pool, db, query, memory: new Memory({ db, query }), close };
}

// Whole numbers of PostgreSQL are numbers here (paise stay far below 2^53), and its days are their text, as 2026-11-22.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** A pool whose connections may be lost at any moment: whoever uses one gets the error, and nobody else does. */
export function openPool(url: string, { most, workMs, onTheWayMs }: Omit<Limits, "hotReadMs">): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: workMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "viprasetu",
    // A database may write dates in another way, which pg does not read.
    options: "-c datestyle=ISO",
    ...(onTheWayMs ? { Client: limitedClient(workMs + onTheWayMs) } : {}),
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
