/** Messages to all processes, which receive them through the port `subscribe`. */
import { sql } from "kysely";
import type { Handle } from "./handle.ts";

/** Sends the message on the channel: when the transaction commits, or at once outside one. */
export async function notify({ db }: Handle, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(db);
}
