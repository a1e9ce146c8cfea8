/** The time that verbs use: the database's in production, one that tests can set. */
import type { Pool } from "pg";
import { askTime } from "./postgres/pool-queries.ts";

export interface Clock {
  now(): Date;
}

const MEASURE_MS = 10_000;

/**
 * A clock that follows the database's, measured now and every ten seconds, so that all processes agree. In between it goes on by the process's monotonic clock:
 * whatever happens to the time of this machine changes nothing. `stop` ends the measuring.
 */
export async function databaseClock(pool: Pool): Promise<Clock & { stop(): void }> {
  let aheadMs = Number.NEGATIVE_INFINITY;
  const measure = async () => {
    const asked = performance.now();
    const time = (await askTime(pool)).getTime();
    const answered = performance.now();
    // The database looked at its clock somewhere between question and answer. As long as what we have may be right it stays, so that a slow answer moves nothing.
    if (aheadMs < time - answered || aheadMs > time - asked) aheadMs = time - (asked + answered) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_MS).unref();
  return { now: () => new Date(performance.now() + aheadMs), stop: () => clearInterval(timer) };
}
