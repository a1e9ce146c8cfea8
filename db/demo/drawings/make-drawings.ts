/** Draws the pictures of the demo's articles and events anew and writes their files, made as those of uploads are: node db/demo/drawings/make-drawings.ts */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingOf } from "./drawing-of.ts";
import { HEIGHT, WIDTH } from "./pen.ts";

/** Pixels across: flat colours need no more, and the files stay small. */
const DRAWN = 780;
const folder = join(import.meta.dirname, "../content-pictures");

const pictures = [];
for (const [key, draw] of Object.entries(drawingOf))
  pictures.push({
    key,
    png: await sharp(Buffer.from(svgOf(draw())))
      .png()
      .toBuffer(),
  });
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
