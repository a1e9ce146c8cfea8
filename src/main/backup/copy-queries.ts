/** COPY as text, streamed: a few pieces are in memory, however many rows there are. Pieces begin and end anywhere in a row. */
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";

/** The rows that `copy ... to stdout` writes; ends with their number. If not all of them are read, the client cannot be used again. */
export async function* copyOut(client: ClientBase, statement: string): AsyncGenerator<Buffer, number> {
  const rows = client.query(to(statement));
  yield* rows as AsyncIterable<Buffer>;
  // The number arrives after the rows, at the latest before the answer to the next statement.
  await client.query("select");
  return rows.rowCount;
}

/** Writes these pieces to `copy ... from stdin` and answers the number of rows; rejects with the database's error, or with that of the pieces. */
export async function copyIn(client: ClientBase, statement: string, data: AsyncIterable<Buffer>): Promise<number> {
  const rows = client.query(from(statement));
  await pipeline(data, rows);
  return rows.rowCount;
}
