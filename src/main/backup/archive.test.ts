// A small file that unpacks to a large one: refused at the first reading, before anything of it is held or reaches the database.
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fileOf } from "#tests/harness/files.ts";
import { checkArchive, dataBytes, type Entry, entryBytes, FORMAT } from "./archive.ts";

const HEAD = { head: { format: FORMAT, takenAt: "", migrations: [], sequences: [], secrets: {} } };
const END = { end: { tables: 1, rows: 1, jobs: 0, pictures: 0 } };
const PICTURE = { picture: `${"a".repeat(32)}-800.webp` };
const tableOf = (name: string) => ({ table: { schema: "public", name, columns: ["id"] } });

function archiveOf(...parts: Array<Entry | Buffer>): string {
  const pieces = parts.flatMap((part) => (Buffer.isBuffer(part) ? [...dataBytes(part)] : [entryBytes(part)]));
  return fileOf(gzipSync(Buffer.concat(pieces)), "gz");
}

/** A piece whose header tells more than any backup writes at once. */
function longPiece(megabytes: number): string {
  const piece = Buffer.alloc(5 + megabytes * 2 ** 20);
  piece.write("D");
  piece.writeUInt32BE(piece.length - 5, 1);
  const path = archiveOf();
  writeFileSync(path, gzipSync(Buffer.concat([entryBytes(HEAD), entryBytes(tableOf("a")), piece, entryBytes(END)])));
  return path;
}

test("pictures and rows of the size that a portal has pass", async () => {
  const rows = Buffer.from(`${"x".repeat(999)}\n`.repeat(30_000));
  const path = archiveOf(HEAD, tableOf("a"), rows, PICTURE, Buffer.alloc(10 * 2 ** 20), END);
  expect(await checkArchive(path)).toMatchObject({ totals: END.end });
});

test.each([
  ["a picture of 30 MB", () => archiveOf(HEAD, PICTURE, Buffer.alloc(30 * 2 ** 20), END)],
  ["a row of 30 MB", () => archiveOf(HEAD, tableOf("a"), Buffer.alloc(30 * 2 ** 20, "x"), END)],
  [
    "a row of 30 MB behind others",
    () => archiveOf(HEAD, tableOf("a"), Buffer.from(`1\n${"x".repeat(30 * 2 ** 20)}`), END),
  ],
  ["a piece of 3 MB", () => longPiece(3)],
  ["2,000 tables", () => archiveOf(HEAD, ...Array.from({ length: 2000 }, (_, n) => tableOf(`t${n}`)), END)],
  ["a table whose name is 2 MB long", () => archiveOf(HEAD, tableOf("x".repeat(2 * 2 ** 20)), END)],
])("a crafted backup with %s is refused", async (_, craft) => {
  await expect(checkArchive(craft())).rejects.toThrow("is not a whole backup");
});
