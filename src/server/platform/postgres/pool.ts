/** Opens one pool of connections, each with the settings that its session needs: set by the connection itself, or where a pooler is in between, by the role's defaults. */
import pg from "pg";
import { limitedClient } from "./limited-client.ts";

/** Where a database is reached. A pooler such as PgBouncer passes on no settings of a connection, and may give every transaction another session, so that nothing may stay in one. */
export interface Address {
  url: string;
  isPooled: boolean;
}

export interface PoolLimits {
  /** Connections. */
  most: number;
  /** The longest that PostgreSQL works on a statement. */
  workMs: number;
  /** How much longer the answer may take to arrive; undefined waits for as long as the connection stands. */
  onTheWayMs?: number;
  /** The longest that somebody waits for a connection, 3 s unless it says otherwise. */
  waitMs?: number;
  /** Statements may be sent before those sent before them are answered. */
  isPipelined?: boolean;
}

const CONNECT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;

/** The settings of a session, by their names in PostgreSQL. A database may write dates in another way, which pg does not read; and to compile a statement first takes seconds where it answers in milliseconds. */
export const sessionSettings = (workMs: number) => ({
  statement_timeout: workMs,
  idle_in_transaction_session_timeout: 30_000,
  datestyle: "ISO",
  jit: "off",
});
export type SessionSettings = ReturnType<typeof sessionSettings>;

// Whole numbers of PostgreSQL are numbers here (paise stay far below 2^53), and its days are their text, as 2026-11-22.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** A pool whose connections may be lost at any moment: whoever uses one gets the error, and nobody else does. */
export function openPool(
  { url, isPooled }: Address,
  { most, workMs, onTheWayMs, waitMs = CONNECT_MS, isPipelined = false }: PoolLimits,
): pg.Pool {
  const { datestyle, jit, ...limits } = sessionSettings(workMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "viprasetu",
    pipeline: isPipelined,
    ...(isPooled ? {} : { ...limits, options: `-c datestyle=${datestyle} -c jit=${jit}` }),
    ...(onTheWayMs ? { Client: limitedClient(workMs + onTheWayMs) } : {}),
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
