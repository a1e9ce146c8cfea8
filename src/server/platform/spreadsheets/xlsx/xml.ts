/** Reads XML as it comes, in the memory of one piece: whatever a crafted file holds, no text, no tag and no nesting grows without end. */
import { SaxesParser } from "saxes";
import { BrokenFile } from "../broken-file.ts";

export type Attributes = Record<string, string>;

/** What to do with a tag, by its name without the prefix of a namespace, and with the text before the next tag. */
export interface XmlTags {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const DEEPEST = 100;
/** The longest text of a cell is 32,767 characters. */
const LONGEST = 1_000_000;

/** Yields after each piece; everything up to there has been told to `tags`. Throws BrokenFile when it is not well-formed. */
export async function* readXml(bytes: AsyncIterable<Buffer>, tags: XmlTags): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false });
  const decoder = new TextDecoder();
  let depth = 0;
  let sinceTag = 0;
  parser.on("opentag", ({ name, attributes }) => {
    sinceTag = 0;
    depth += 1;
    if (depth > DEEPEST) throw broken();
    tags.open?.(localName(name), attributes as Attributes);
  });
  parser.on("closetag", ({ name }) => {
    sinceTag = 0;
    depth -= 1;
    tags.close?.(localName(name));
  });
  if (tags.text) parser.on("text", (text) => tags.text!(text));
  parser.on("error", () => {
    throw broken();
  });
  for await (const piece of bytes) {
    sinceTag += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    if (sinceTag > LONGEST) throw broken();
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

/** All of it at once, for small parts. */
export async function readWholeXml(bytes: AsyncIterable<Buffer>, tags: XmlTags): Promise<void> {
  for await (const _ of readXml(bytes, tags));
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

function broken(): BrokenFile {
  return new BrokenFile("imports.xlsx-broken");
}
