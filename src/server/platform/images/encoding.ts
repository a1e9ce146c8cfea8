/** Turns an upload into pictures of our own making, or refuses it: only JPEG, PNG and WebP are read, and nothing but the pixels is taken over. */
import sharp from "sharp";
import { IMAGE_WIDTHS } from "#contract/paths.ts";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { refuse } from "#server/platform/refusal.ts";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = 40_000_000;
const SECONDS = 5;
const QUALITY = 75;
const LARGEST = Math.max(...IMAGE_WIDTHS);
/** First bytes in hexadecimal: JPEG, PNG, WebP. */
const SIGNATURES = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;
/** One at a time: a progressive JPEG of forty megapixels takes 240 MB while it is decoded, however small the result. Members take turns. */
const inTurn = limitConcurrency({ running: 1, waiting: 40, waitingOfOne: 6 });

export interface EncodedImage {
  width: number;
  height: number;
  /** What follows the key in the name of the file ('-480.webp'), and its bytes. */
  files: Array<{ ending: string; bytes: Buffer }>;
}

/** WebP of each width and a JPEG of the largest, upright, on white, without metadata; never enlarged. Refuses with 'images.unreadable', or 'server.busy' when too many of that member or of all wait. */
export async function encodeImage(ownerId: string, bytes: Buffer): Promise<EncodedImage> {
  if (!SIGNATURES.test(bytes.subarray(0, 16).toString("hex"))) refuse("images.unreadable");
  return inTurn(ownerId, () => encode(bytes).catch(() => refuse("images.unreadable")));
}

async function encode(bytes: Buffer): Promise<EncodedImage> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    failOn: "warning",
  })
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize(within(LARGEST))
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS });
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
