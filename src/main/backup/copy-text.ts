/** COPY over an ordinary pg client, as streams that hold a few pieces in memory however many rows there are. */
import { once } from "node:events";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { ClientBase, QueryConfig } from "pg";

interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const PIECE_BYTES = 65_536;

/** The rows that `copy ... to stdout` writes, in pieces that begin and end anywhere. `counted` hears their number. A client whose rows were not all read is of no more use. */
export function copyOut(client: ClientBase, statement: string, counted: (rows: number) => void): Readable {
  let wire: Wire | undefined;
  let piece = Buffer.allocUnsafe(PIECE_BYTES);
  let used = 0;
  const rows = new Readable({ highWaterMark: 4 * PIECE_BYTES, read: () => void wire?.stream.resume() });
  const pass = () => {
    if (used > 0 && !rows.push(piece.subarray(0, used))) wire?.stream.pause();
    piece = Buffer.allocUnsafe(PIECE_BYTES);
    used = 0;
  };
  submit(client, {
    submit: (own: Wire) => {
      wire = own;
      own.query(statement);
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.copy(piece, used, at); // the client writes over its own buffer
        used += taken;
        at += taken;
        if (used === PIECE_BYTES) pass();
      }
    },
    handleCommandComplete: ({ text }: { text: string }) => counted(rowsIn(text)),
    handleError: (error: Error) => rows.destroy(error),
    handleReadyForQuery: () => {
      if (rows.destroyed) return;
      pass();
      rows.push(null);
      wire?.stream.resume();
    },
  });
  return rows;
}

/** Hands these pieces to `copy ... from stdin` and answers the number of rows; rejects with the database's error, or with that of the pieces. */
export function copyIn(client: ClientBase, statement: string, data: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    let rows = 0;
    const send = async (wire: Wire) => {
      try {
        for await (const piece of data) {
          if (failure) return;
          wire.sendCopyFromChunk(piece);
          if (wire.stream.writableNeedDrain) await once(wire.stream, "drain");
        }
        wire.endCopyFrom();
      } catch (error) {
        failure ??= error as Error;
        wire.sendCopyFail("the data ended too early");
      }
    };
    submit(client, {
      submit: (wire: Wire) => wire.query(statement),
      handleCopyInResponse: (wire: Wire) => void send(wire),
      handleCommandComplete: ({ text }: { text: string }) => {
        rows = rowsIn(text);
      },
      handleError: (error: Error) => {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => failure ?? resolve(rows),
    });
  });
}

/** The client runs any object that knows how to submit itself and what to do with the answers; its types tell of queries alone. */
function submit(client: ClientBase, statement: object): void {
  client.query(statement as QueryConfig & never);
}

function rowsIn(tag: string): number {
  return Number(/^COPY ([0-9]+)$/.exec(tag)?.[1] ?? 0);
}
