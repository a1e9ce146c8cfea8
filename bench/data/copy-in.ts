/** COPY ... FROM STDIN over an ordinary pg client: the quickest way for many rows into a table. */
import type { Client } from "pg";

type Wire = { query(text: string): void; sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };
type Value = string | number | boolean | null;

/** Writes all rows in one COPY; columns as named, arrays as their literals. Rejects with the database's error and then stores none. */
export function copyIn(client: Client, table: string, columns: string[], rows: Value[][]): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const statement = {
      submit: (wire: Wire) => wire.query(`copy ${table} (${columns.join(", ")}) from stdin`),
      handleCopyInResponse: (wire: Wire) => {
        for (let at = 0; at < rows.length; at += 2000)
          wire.sendCopyFromChunk(
            Buffer.from(
              rows
                .slice(at, at + 2000)
                .map(line)
                .join(""),
            ),
          );
        wire.endCopyFrom();
      },
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => failure ?? resolve(),
    };
    client.query(statement as unknown as Parameters<Client["query"]>[0]);
  });
}

function line(row: Value[]): string {
  return `${row.map((value) => (value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (c) => ({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" })[c] as string))).join("\t")}\n`;
}
