/** Visitors who sign in or up: an address of this machine for each, and limits that start from zero. */
import type { Town } from "./town.ts";

/** Answers the next address of 127.`network`.x.y at every call. */
export function addressesIn(network: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `127.${network}.${count >> 8}.${count & 255}`;
  };
}

/** Deletes locks, counters, one-time codes and known devices, so that a test starts without any. */
export async function resetLimits({ portal }: Town): Promise<void> {
  const { db, pool } = portal.connection;
  for (const table of ["pin_locks", "otp_codes", "devices"] as const) await db.deleteFrom(table).execute();
  // At once for the whole table: a job that holds one count may be waiting for another.
  await pool.query("truncate attempt_counters");
}
