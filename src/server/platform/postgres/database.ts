/** Opens the pools of a database and hands out the handle over them. */
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import type { Database } from "#server/tables/database.ts";
import { type Handle, Memory, type NamedQuery, type RunNamed } from "./handle.ts";
import { pipelinesOf } from "./pipelines.ts";
import { type Address, openPool, type PoolLimits, type SessionSettings, sessionSettings } from "./pool.ts";
import { askServer } from "./pool-queries.ts";

export interface Connection extends Handle {
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Limits extends PoolLimits {
  /** Hot reads have less time than other statements, so that one slow search does not keep others waiting. */
  hotReadMs: number;
  hotReadWaitMs?: number;
}

/** In a crowd a search is refused early; signing in and paying do not wait behind it. */
const HOT_READ_WAIT_MS = 2_000;

/** Commands wait for what they began. */
const PATIENT = { workMs: 15_000, hotReadMs: 2_500 };
/** A request is answered within 10 s: with the time for a connection, the longest statement ends before. */
const REQUESTS: Limits = { most: 10, workMs: 6_000, hotReadMs: 2_500, onTheWayMs: 1_000 };
/** Two jobs at a time, the queue's own statements and its LISTEN. */
const JOBS: Limits = { most: 5, workMs: 15_000, hotReadMs: 2_500, onTheWayMs: 5_000 };

/** What may wait for the end of a transaction: nobody else's statement waits behind it. */
const WRITES = /\b(insert|update|delete)\b/i;

const OLDEST_VERSION = 150_000;

/**
 * Opens the pools of a command, one for hot reads and one for everything else, of `most` connections each. Throws StartProblem, with the setting of the address,
 * when the database cannot be reached, is older than PostgreSQL 15 or behind a pooler.
 */
export async function connect(url: string, most = 10, setting = "DATABASE_URL"): Promise<Connection> {
  const connection = open({ url, isPooled: false }, { ...PATIENT, most });
  try {
    const { version, limitMs } = await askServer(connection.pool);
    if (version < OLDEST_VERSION)
      throw new StartProblem(`${setting} leads to a PostgreSQL older than 15; versions 15 to 18 are supported.`);
    // A pooler may have been told to ignore what it does not know.
    if (limitMs !== PATIENT.workMs) throw behindPooler(setting);
    return connection;
  } catch (error) {
    await connection.close();
    throw error instanceof StartProblem ? error : unreachable(setting, error as Error);
  }
}

/** What the person at the terminal is told of a database that does not answer. */
export function unreachable(setting: string, error: Error & { code?: string }): StartProblem {
  if (error.message.startsWith("unsupported startup parameter")) return behindPooler(setting);
  return new StartProblem(`The database of ${setting} cannot be reached: ${error.message || error.code}.`);
}

function behindPooler(setting: string): StartProblem {
  return new StartProblem(
    `${setting} leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, beside the pooler's in DATABASE_URL.`,
  );
}

/** The pools of requests: many slow searches leave room for signing in and paying, and no statement outlasts its request. `patience`: how many times longer than usual all of it may take. */
export function openForRequests(address: Address, patience = 1): Connection {
  const { most, workMs, hotReadMs, onTheWayMs = 0 } = REQUESTS;
  return open(address, {
    most,
    workMs: workMs * patience,
    hotReadMs: hotReadMs * patience,
    onTheWayMs: onTheWayMs * patience,
    hotReadWaitMs: HOT_READ_WAIT_MS * patience,
  });
}

/** What sessions of requests have set. */
export const REQUEST_SETTINGS: SessionSettings = sessionSettings(REQUESTS.workMs);

/** The pools of jobs, beside those of requests: neither waits for the other. */
export function openForJobs(url: string): Connection {
  return open({ url, isPooled: false }, JOBS);
}

function open(address: Address, { hotReadMs, hotReadWaitMs = HOT_READ_WAIT_MS, ...limits }: Limits): Connection {
  const pool = openPool(address, limits);
  // Behind a pooler the next statement may meet a session in which another one has prepared its own under the name, or none.
  const isPipelined = !address.isPooled;
  const hotReads = openPool(address, { ...limits, workMs: hotReadMs, waitMs: hotReadWaitMs, isPipelined });
  const inPipelines = pipelinesOf(hotReads, hotReadWaitMs);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // A text that is put together anew costs each call, also when the driver compares it with what it has prepared.
  const known = new Map<string, { text: string; isRead: boolean }>();
  const statementOf = ({ name, text }: NamedQuery) =>
    known.get(name) ?? known.set(name, { text: text(), isRead: !WRITES.test(text()) }).get(name)!;
  const query: RunNamed = async (named) => {
    const { text, isRead } = statementOf(named);
    const { name, values } = named;
    if (address.isPooled) return (await hotReads.query({ text, values })).rows;
    return (await inPipelines({ name, text, values }, { isAlone: !isRead })).rows;
  };
  const close = async () => {
    await hotReads.end();
    await pool.end();
  };
  return { pool, db, query, memory: new Memory({ db, query }), close };
}
