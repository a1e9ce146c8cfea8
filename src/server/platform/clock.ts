/** The time that verbs use: the database's in production, one that tests can set. */
import type { Pool } from "pg";
import { askTime } from "./postgres/pool-queries.ts";

export interface Clock {
  now(): Date;
}

/** A clock that follows the database's, measured now and every minute, so that all processes agree. `stop` ends the measuring. */
export async function databaseClock(pool: Pool): Promise<Clock & { stop(): void }> {
  let offset = 0;
  const measure = async () => {
    const before = Date.now();
    offset = (await askTime(pool)).getTime() - (before + Date.now()) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), 60_000).unref();
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) };
}
