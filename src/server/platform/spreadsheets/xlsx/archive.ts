/** The parts of an .xlsx, which is a zip: found by name, unpacked as they are read, and never beyond the size that was allowed. */
import { type Entry, openPromise } from "yauzl";
import { BrokenFile } from "../broken-file.ts";

export interface Archive {
  has(name: string): boolean;
  /** In bytes, unpacked; 0 for a part that is not there. */
  sizeOf(name: string): number;
  /** Throws BrokenFile when it unpacks to more than `most` bytes, whatever size it says it has. */
  read(name: string, most: number): AsyncIterable<Buffer>;
  close(): void;
}

const MOST_PARTS = 10_000;

/** Parts by which a zip that is no .xlsx is known. */
const OTHER: Array<[string, BrokenFile["reason"]]> = [
  ["xl/workbook.bin", "imports.is-xlsb"],
  ["word/document.xml", "imports.is-document"],
  ["content.xml", "imports.is-ods"],
  ["Index/Document.iwa", "imports.is-numbers"],
];

/** Throws BrokenFile when it is no whole zip, or one of something else, by its name. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(refuse);
  const parts = new Map<string, Entry>();
  const archive: Archive = {
    has: (name) => parts.has(name),
    sizeOf: (name) => parts.get(name)?.uncompressedSize ?? 0,
    async *read(name, most) {
      const part = parts.get(name);
      if (!part) throw new BrokenFile("imports.xlsx-broken");
      if (part.uncompressedSize > most) throw new BrokenFile("imports.xlsx-too-large");
      try {
        yield* (await zip.openReadStreamPromise(part)) as AsyncIterable<Buffer>;
      } catch (error) {
        refuse(error);
      }
    },
    close: () => zip.close(),
  };
  try {
    for await (const part of zip.eachEntry())
      if (parts.set(part.fileName, part).size > MOST_PARTS) throw new BrokenFile("imports.xlsx-broken");
    if (!parts.has("xl/workbook.xml"))
      throw new BrokenFile(OTHER.find(([name]) => parts.has(name))?.[1] ?? "imports.is-zip");
    return archive;
  } catch (error) {
    archive.close();
    return refuse(error);
  }
}

/** What the disk says goes on; everything else is said by what the file holds. */
function refuse(error: unknown): never {
  const isOfDisk = typeof (error as NodeJS.ErrnoException).syscall === "string";
  throw error instanceof BrokenFile || isOfDisk ? error : new BrokenFile("imports.xlsx-broken");
}
