/** Draws the pictures of the demo anew and writes their files, made as those of uploads are: node db/demo/drawings/make-drawings.ts */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingOf } from "./drawing-of.ts";
import { contentDrawingOf } from "./drawing-of-content.ts";
import { HEIGHT, WIDTH } from "./pen.ts";

/** Pixels across: flat colours need no more, and the files stay small. */
const DRAWN = 780;
const FOLDERS = { pictures: drawingOf, "content-pictures": contentDrawingOf };

const pictures = [];
for (const [folder, drawings] of Object.entries(FOLDERS))
  for (const [key, draw] of Object.entries(drawings))
    pictures.push({
      folder,
      key,
      png: await sharp(Buffer.from(svgOf(draw())))
        .png()
        .toBuffer(),
    });
// The encoder lets this process read nothing but uploads from then on.
const { encode } = await import("#server/platform/images/encoding.ts");
for (const folder of Object.keys(FOLDERS)) {
  await rm(pathOf(folder), { recursive: true, force: true });
  await mkdir(pathOf(folder));
}
for (const { folder, key, png } of pictures) {
  const image = await encode(png);
  if ("code" in image) throw new Error(`${key}: ${image.code}`);
  for (const { ending, bytes } of image.files) await writeFile(join(pathOf(folder), `${key}${ending}`), bytes);
}

function svgOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;
}

function pathOf(folder: string): string {
  return join(import.meta.dirname, "..", folder);
}
