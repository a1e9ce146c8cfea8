/** Draws the pictures of the demo's businesses anew and writes their files, made as those of uploads are: node db/demo/drawings/make-drawings.ts */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingOf } from "./drawing-of.ts";
import { HEIGHT, WIDTH } from "./pen.ts";

/** Pixels across: flat colours need no more, and the files stay small. */
const DRAWN = 780;
const folder = join(import.meta.dirname, "../pictures");

const drawings = Object.entries(drawingOf).map(([key, draw]) => ({ key, svg: svgOf(draw()) }));
const pictures = [];
for (const { key, svg } of drawings) pictures.push({ key, png: await sharp(Buffer.from(svg)).png().toBuffer() });
// The encoder lets this process read nothing but uploads from then on.
const { encode } = await import("#server/platform/images/encoding.ts");
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { key, png } of pictures) {
  const image = await encode(png);
  if ("code" in image) throw new Error(`${key}: ${image.code}`);
  for (const { ending, bytes } of image.files) await writeFile(join(folder, `${key}${ending}`), bytes);
}

function svgOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;
}
