/** The texts that the cells of an .xlsx share: those of a million rows lie in a file of their own, and what was asked for last in memory. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { BrokenFile } from "../broken-file.ts";
import { readXml } from "./xml.ts";

const CHUNK = 131_072;
/** 32 MB. */
const CHUNKS_HELD = 256;
const LENGTH_BYTES = 4;
const MOST = 20_000_000;

export class SharedTexts {
  /** Opened when the first chunk is full; it has no name any more by then. */
  #file: number | undefined;
  #chunk = Buffer.alloc(CHUNK);
  #chunks = 0;
  #used = 0;
  readonly #held = new LRUCache<number, Buffer>({ max: CHUNKS_HELD });
  /** Where each begins, counted over all chunks. */
  #starts = new Uint32Array(1024);
  #count = 0;

  add(text: string): void {
    const bytes = Buffer.from(text).subarray(0, CHUNK - LENGTH_BYTES);
    if (this.#used + LENGTH_BYTES + bytes.length > CHUNK) this.#setAside();
    this.#noteStart(this.#chunks * CHUNK + this.#used);
    this.#chunk.writeUInt32LE(bytes.length, this.#used);
    bytes.copy(this.#chunk, this.#used + LENGTH_BYTES);
    this.#used += LENGTH_BYTES + bytes.length;
  }

  /** Empty for a number that none has. */
  at(number: number): string {
    if (!(number >= 0 && number < this.#count)) return "";
    const start = this.#starts[number]!;
    const chunk = this.#read(Math.floor(start / CHUNK));
    const from = (start % CHUNK) + LENGTH_BYTES;
    return chunk.toString("utf8", from, from + chunk.readUInt32LE(start % CHUNK));
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #setAside(): void {
    this.#file ??= openNameless();
    writeSync(this.#file, this.#chunk, 0, CHUNK, this.#chunks * CHUNK);
    this.#chunks += 1;
    this.#used = 0;
  }

  #read(number: number): Buffer {
    if (number === this.#chunks) return this.#chunk;
    const held = this.#held.get(number);
    if (held) return held;
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    readSync(this.#file!, chunk, 0, CHUNK, number * CHUNK);
    this.#held.set(number, chunk);
    return chunk;
  }

  #noteStart(start: number): void {
    if (this.#count >= MOST) throw new BrokenFile("imports.xlsx-too-large");
    if (this.#count === this.#starts.length) {
      const more = new Uint32Array(this.#starts.length * 2);
      more.set(this.#starts);
      this.#starts = more;
    }
    this.#starts[this.#count] = start;
    this.#count += 1;
  }
}

function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-texts-"));
  const file = openSync(join(folder, "texts"), "w+");
  rmSync(folder, { recursive: true });
  return file;
}

/** Adds what the part sharedStrings.xml holds. */
export async function readSharedTexts(bytes: AsyncIterable<Buffer>, texts: SharedTexts): Promise<void> {
  let text = "";
  let within = "";
  let isAid = false;
  const tags = {
    open(name: string) {
      within = name;
      if (name === "si") text = "";
      if (name === "rPh") isAid = true;
    },
    text(more: string) {
      if (within === "t" && !isAid) text += more;
    },
    close(name: string) {
      within = "";
      if (name === "rPh") isAid = false;
      if (name === "si") texts.add(text);
    },
  };
  for await (const _ of readXml(bytes, tags)) if (text.length > CHUNK) throw new BrokenFile("imports.xlsx-broken");
}
