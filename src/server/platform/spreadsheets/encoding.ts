/** In which encoding a CSV was saved: UTF-8, UTF-16 ("Unicode text") with or without its mark, or Windows-1252, as Excel saves plain CSV. */
import { createReadStream } from "node:fs";
import { BrokenFile } from "./broken-file.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** UTF-16 by the beginning of the file; undefined for what has a byte a letter. */
export function wideEncodingOf(head: Buffer): Encoding | undefined {
  const mark = head.toString("latin1", 0, 2);
  if (mark === "\xff\xfe") return "utf-16le";
  if (mark === "\xfe\xff") return "utf-16be";
  const some = [...head.subarray(0, 1000)];
  const zeros = (odd: number) => some.filter((byte, at) => at % 2 === odd && byte === 0).length;
  const most = some.length / 2;
  if (most <= 1) return undefined;
  if (zeros(1) > 0.8 * most && zeros(0) === 0) return "utf-16le";
  return zeros(0) > 0.8 * most && zeros(1) === 0 ? "utf-16be" : undefined;
}

/** Of the whole file. Throws BrokenFile for one that holds letters of UTF-8 and others too: nobody can tell what they were. */
export async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  const wide = wideEncodingOf(head);
  if (wide) return wide;
  const decoder = new TextDecoder("utf-8");
  let hasLetters = false;
  let hasOthers = false;
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    hasOthers ||= text.includes("\ufffd");
    hasLetters ||= /[^\p{ASCII}\ufffd\ufeff]/u.test(text);
  }
  hasOthers ||= decoder.decode().includes("\ufffd");
  if (hasOthers && hasLetters) throw new BrokenFile("imports.not-utf-8");
  return hasOthers ? "windows-1252" : "utf-8";
}
