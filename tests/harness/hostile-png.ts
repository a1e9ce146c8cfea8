/** PNG files of a few hundred kilobytes that unpack to hundreds of megabytes. */
import { crc32, createDeflate } from "node:zlib";

interface Kind {
  width: number;
  height: number;
  /** Bits of one channel. */
  depth: 1 | 8 | 16;
  colour: "grey" | "rgba";
  interlaced?: boolean;
}

/** Columns and rows of each pass of an interlaced picture: first one, and every how many. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** All black, whatever its size. */
export async function hostilePng({ width, height, depth, colour, interlaced = false }: Kind): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour === "rgba" ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  const bits = depth * (colour === "rgba" ? 4 : 1);
  const bytesOf = (columns: number, rows: number) => (columns > 0 ? (Math.ceil((columns * bits) / 8) + 1) * rows : 0);
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const length = passes
    .map(([x, y, stepX, stepY]) => bytesOf(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)))
    .reduce((sum, bytes) => sum + bytes, 0);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", await deflatedZeros(length)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function deflatedZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const chunks: Buffer[] = [];
  deflate.on("data", (chunk: Buffer) => chunks.push(chunk));
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = length; left > 0; left -= piece.length)
    await new Promise<void>((resolve) =>
      deflate.write(piece.subarray(0, Math.min(left, piece.length)), () => resolve()),
    );
  await new Promise<void>((resolve) => deflate.on("end", resolve).end());
  return Buffer.concat(chunks);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
