/** Unpacks a WOFF font (W3C WOFF 1.0), for what cannot read it packed, or would unpack it anew for every letter. */
import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/** The same font as a plain TrueType or OpenType file. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(woff, HEADER + at * ENTRY));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = head.length;
  for (const [at, { tag, checksum, bytes, length }] of tables.entries()) {
    tag.copy(head, 12 + at * 16);
    checksum.copy(head, 16 + at * 16);
    head.writeUInt32BE(offset, 20 + at * 16);
    head.writeUInt32BE(length, 24 + at * 16);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => bytes)]);
}

function readTable(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  const plain = packedLength < length ? inflateSync(packed) : packed;
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    bytes: Buffer.concat([plain, padding]),
    length,
  };
}
