/** Turns the bytes of an upload into pictures of our own making; it runs in the encoder's process alone. Only JPEG, PNG and WebP are read, and nothing but the pixels is taken over. */
import sharp from "sharp";
import { IMAGE_WIDTHS } from "#contract/paths.ts";
import type { EncodedImage } from "#server/platform/encoded-image.ts";
import { type ImageRefusal, judgeImage } from "./image-judgement.ts";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 75;
const LARGEST = Math.max(...IMAGE_WIDTHS);

/** WebP of each width and a JPEG of the largest, upright, on white, without metadata, never enlarged; or why not. */
export async function encode(bytes: Uint8Array): Promise<EncodedImage | ImageRefusal> {
  try {
    const refusal = judgeImage(await sharp(bytes, { limitInputPixels: false }).metadata());
    return refusal ?? (await encoded(bytes));
  } catch {
    return { code: "images.unreadable" };
  }
}

async function encoded(bytes: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await sharp(bytes, { sequentialRead: true, failOn: "warning" })
    .rotate()
    .resize(within(LARGEST))
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const files = [];
  for (const size of IMAGE_WIDTHS) {
    const webp = await picture().resize(within(size)).webp({ quality: QUALITY }).toBuffer();
    files.push({ ending: `-${size}.webp`, bytes: webp });
  }
  const jpeg = await picture().jpeg({ quality: QUALITY, progressive: true }).toBuffer();
  files.push({ ending: `-${LARGEST}.jpg`, bytes: jpeg });
  return { width, height, files };
}

/** The width decides; a very tall picture is limited to twice the width in height, which every format can hold. */
function within(width: number) {
  return { width, height: width * 2, fit: "inside", withoutEnlargement: true } as const;
}
