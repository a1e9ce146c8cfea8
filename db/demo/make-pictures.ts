/** Makes the pictures of businesses in all their sizes, as those of uploads are made, from images named after the businesses' keys: node db/demo/make-pictures.ts <image> ... */
import { readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { encode } from "#server/platform/images/encoding.ts";

const folder = join(import.meta.dirname, "pictures");

for (const file of process.argv.slice(2)) {
  const image = await encode(readFileSync(file));
  if ("code" in image) throw new Error(`${file}: ${image.code}`);
  for (const { ending, bytes } of image.files) writeFileSync(join(folder, `${parse(file).name}${ending}`), bytes);
}
