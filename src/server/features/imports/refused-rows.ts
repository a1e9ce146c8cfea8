/** The sheet of rows that were not taken: written to a file while they are told, stored and fetched in pieces, so that no process holds all of it. */
import { closeSync, createReadStream, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Words } from "#messages/words.ts";
import { MARK, refusedSheet, sheetLine } from "#server/features/businesses/import/refused-sheet.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { findPiece, insertPiece } from "./sheet-queries.ts";

const PIECE_BYTES = 256 * 1024;

/** A sheet that has no file before it has a row. */
export function openRefusedRows(folder: string, say: Words) {
  const path = join(folder, "refused");
  let file: number | undefined;
  const add = refusedSheet(say, (cells) => {
    if (file === undefined) {
      file = openSync(path, "w");
      writeSync(file, MARK);
    }
    writeSync(file, sheetLine(cells));
  });
  return {
    add,
    /** To be called once, after the last row, in the transaction that ends the step. */
    async store(ctx: Handle, listId: string): Promise<void> {
      if (file === undefined) return;
      closeSync(file);
      let piece = 0;
      for await (const bytes of createReadStream(path, { highWaterMark: PIECE_BYTES }))
        await insertPiece(ctx, { list_id: listId, piece: piece++, bytes });
    },
  };
}

/** The sheet of a list; undefined while all its rows were taken. */
export async function fetchRefusedRows(ctx: Handle, listId: string): Promise<Readable | undefined> {
  const first = await findPiece(ctx, listId, 0);
  return first && Readable.from(piecesFrom(ctx, listId, first), { objectMode: false });
}

async function* piecesFrom(ctx: Handle, listId: string, first: Buffer): AsyncGenerator<Buffer> {
  let bytes: Buffer | undefined = first;
  for (let piece = 1; bytes; piece++) {
    yield bytes;
    bytes = await findPiece(ctx, listId, piece);
  }
}
