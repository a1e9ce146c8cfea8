/** The texts that the cells of an .xlsx share, kept as bytes: a million of them take little more than their letters. */
import { BrokenFile } from "../broken-file.ts";
import { readXml } from "./xml.ts";

const CHUNK = 2 ** 20;
const LENGTH_BYTES = 4;
const MOST = 10_000_000;

export class SharedTexts {
  readonly #chunks: Buffer[] = [];
  /** Bytes taken of the last chunk. */
  #used = CHUNK;
  /** Where each begins, counted over all chunks. */
  #starts = new Uint32Array(1024);
  #count = 0;

  add(text: string): void {
    const bytes = Buffer.from(text).subarray(0, CHUNK - LENGTH_BYTES);
    if (this.#used + LENGTH_BYTES + bytes.length > CHUNK) {
      this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK));
      this.#used = 0;
    }
    const chunk = this.#chunks.at(-1)!;
    this.#noteStart((this.#chunks.length - 1) * CHUNK + this.#used);
    chunk.writeUInt32LE(bytes.length, this.#used);
    bytes.copy(chunk, this.#used + LENGTH_BYTES);
    this.#used += LENGTH_BYTES + bytes.length;
  }

  /** Empty for a number that none has. */
  at(number: number): string {
    if (!(number >= 0 && number < this.#count)) return "";
    const start = this.#starts[number]!;
    const chunk = this.#chunks[Math.floor(start / CHUNK)]!;
    const from = (start % CHUNK) + LENGTH_BYTES;
    return chunk.toString("utf8", from, from + chunk.readUInt32LE(start % CHUNK));
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

/** Reads the part sharedStrings.xml. */
export async function readSharedTexts(bytes: AsyncIterable<Buffer>): Promise<SharedTexts> {
  const texts = new SharedTexts();
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
  return texts;
}
