/** Holds rows while calls are made, so that a test decides what meets at the same moment. */
import { expect } from "vitest";
import type { Town } from "./town.ts";

/** Runs the statement in a transaction of its own, starts the calls, waits until so many connections wait for it, and commits; answers what `start` answered. */
export async function whileHeld<T>(
  { portal: { connection } }: Town,
  [statement, ...values]: [string, ...unknown[]],
  { waiting, start }: { waiting: number; start: () => Promise<T> },
): Promise<T> {
  const holder = await connection.pool.connect();
  try {
    await holder.query("begin");
    const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
    await holder.query(statement, values);
    const answer = start();
    await expect.poll(() => countWaiting(rows[0]!.pid), { timeout: 20_000 }).toBe(waiting);
    await holder.query("commit");
    return await answer;
  } finally {
    holder.release();
  }

  /** Whoever waits behind one who waits for it counts too. */
  async function countWaiting(pid: number): Promise<number> {
    const { rows } = await connection.pool.query<{ n: number }>(
      `with recursive waiting(pid) as (select $1::int union
         select a.pid from pg_stat_activity a join waiting w on w.pid = any(pg_blocking_pids(a.pid)))
       select count(*)::int - 1 as n from waiting`,
      [pid],
    );
    return rows[0]!.n;
  }
}
