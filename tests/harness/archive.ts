/** Backups with entries changed or missing. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { dataBytes, type Entry, entryBytes, readArchive } from "#main/backup/archive.ts";

/** Writes a copy of the archive with some entries changed or left out. */
export async function rewriteArchive(
  from: string,
  to: string,
  change: (entry: Entry) => Entry | undefined,
): Promise<void> {
  const pieces: Buffer[] = [];
  await readArchive(from, async (entry, data) => {
    const changed = change(entry);
    if (!changed) return;
    pieces.push(entryBytes(changed));
    for await (const bytes of data) pieces.push(...dataBytes(bytes));
  });
  await pipeline(pieces, createGzip(), createWriteStream(to));
}

/** Leaves the members out, so that a restore fails when the foreign keys are added again. */
export function withoutMembers(entry: Entry): Entry | undefined {
  return "table" in entry && entry.table.name === "members" ? undefined : entry;
}
