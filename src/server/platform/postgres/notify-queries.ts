/** Messages to all processes, which follow them by `subscribe`. */
import { sql } from "kysely";
import type { Handle } from "./handle.ts";

/** Sends the message on the channel once the transaction commits, at once without one. */
export async function notify({ db }: Handle, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(db);
}
