/** The file of a backup: gzip over entries, each one line of JSON followed by its data in pieces; see docs/decisions/0006-backup.md. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { MOST_TABLES, withinLimits } from "./archive-limits.ts";

export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** What the archive holds; sequences with their last number, secrets as fingerprints. */
export interface Head {
  format: number;
  takenAt: string;
  migrations: Array<{ name: string; hash: string }>;
  sequences: Array<{ schema: string; name: string; last: string }>;
  secrets: Record<string, string>;
}

export interface Totals {
  tables: number;
  rows: number;
  jobs: number;
  pictures: number;
}

/** In this order: one head, the tables, the waiting jobs, the files of the pictures, one end. Rows and jobs are text as COPY writes it. */
export type Entry = { head: Head } | { table: Table } | { jobs: string[] } | { picture: string } | { end: Totals };

export const FORMAT = 1;
const ENTRY = 69; // E
const DATA = 68; // D
/** One byte for entry or data, four for the length. */
const HEADER_BYTES = 5;
const PIECE_BYTES = 65_536;
const LONGEST_ENTRY = 2 ** 20;

export function entryBytes(entry: Entry): Buffer {
  return piece(ENTRY, Buffer.from(JSON.stringify(entry)));
}

export function* dataBytes(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield piece(DATA, bytes.subarray(at, at + PIECE_BYTES));
}

function piece(kind: number, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(kind, 0);
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

export type Take = (entry: Entry, data: AsyncIterable<Buffer>) => Promise<void>;

/** Passes the entries to `take`, one after the other. Refuses a file that is broken, cut short or no backup; the entries passed until then may be wrong. */
export async function readArchive(file: string, take: Take): Promise<void> {
  let last: Entry | undefined;
  let tables = 0;
  try {
    await pipeline(createReadStream(file), createGunzip({ chunkSize: PIECE_BYTES }), async (source) => {
      const pieces = piecesIn(source as AsyncIterable<Buffer>);
      for (let next = await pieces.next(); !next.done; ) {
        if (next.value.kind !== ENTRY || (last && "end" in last)) throw broken(file);
        const entry = JSON.parse(next.value.bytes.toString("utf8")) as Entry;
        if (!last) refuseForeign(file, entry);
        if ("table" in entry && ++tables > MOST_TABLES) throw broken(file);
        const ofEntry = async function* () {
          for (next = await pieces.next(); !next.done && next.value.kind === DATA; next = await pieces.next())
            yield next.value.bytes;
        };
        const data = withinLimits("picture" in entry, ofEntry());
        await take(entry, data);
        for await (const _ of data); // what `take` did not read
        last = entry;
      }
    });
  } catch (error) {
    const { code = "", path, syscall } = error as NodeJS.ErrnoException;
    if (/^Z_|^ERR_ZLIB/.test(String(code)) || error instanceof SyntaxError) throw broken(file);
    if (path === file || syscall === "read") throw new StartProblem(`${file} cannot be read (${code}).`);
    throw error;
  }
  if (!last || !("end" in last)) throw broken(file);
}

/** Reads all of it, for its head and its totals; refuses as `readArchive` does. */
export async function checkArchive(file: string): Promise<{ head: Head; totals: Totals }> {
  let head: Head | undefined;
  let totals: Totals | undefined;
  await readArchive(file, async (entry) => {
    if ("head" in entry) head = entry.head;
    if ("end" in entry) totals = entry.end;
  });
  return { head: head!, totals: totals! };
}

async function* piecesIn(source: AsyncIterable<Buffer>): AsyncGenerator<{ kind: number; bytes: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length ? Buffer.concat([held, chunk]) : chunk;
    let at = 0;
    while (held.length - at >= HEADER_BYTES) {
      const kind = held.readUInt8(at);
      const length = held.readUInt32BE(at + 1);
      const end = at + HEADER_BYTES + length;
      if (length > (kind === DATA ? PIECE_BYTES : LONGEST_ENTRY))
        throw new SyntaxError("a piece of that length was never written");
      if (held.length < end) break;
      yield { kind, bytes: held.subarray(at + HEADER_BYTES, end) };
      at = end;
    }
    held = held.subarray(at);
  }
  if (held.length) throw new SyntaxError("the last piece is cut short");
}

function refuseForeign(file: string, first: Entry): void {
  if (!("head" in first)) throw broken(file);
  if (first.head.format !== FORMAT)
    throw new StartProblem(`${file} was written by a newer version of the portal: restore it with that version.`);
}

function broken(file: string): StartProblem {
  return new StartProblem(`${file} is not a whole backup: it is broken, cut short or something else.`);
}
