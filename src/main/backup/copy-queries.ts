/** COPY as text, in pieces that begin and end anywhere: a few of them are in memory, however many rows there are. */
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";

/** The rows that `copy ... to stdout` writes; ends with their number. A client whose rows were not all read is of no more use. */
export async function* copyOut(client: ClientBase, statement: string): AsyncGenerator<Buffer, number> {
  const rows = client.query(to(statement));
  yield* rows as AsyncIterable<Buffer>;
  // The number comes after the rows, and before the answer to whatever is asked next.
  await client.query("select");
  return rows.rowCount;
}

/** Hands these pieces to `copy ... from stdin` and answers the number of rows; rejects with the database's error, or with that of the pieces. */
export async function copyIn(client: ClientBase, statement: string, data: AsyncIterable<Buffer>): Promise<number> {
  const rows = client.query(from(statement));
  await pipeline(data, rows);
  return rows.rowCount;
}
