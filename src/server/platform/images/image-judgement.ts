/** What an upload's header tells of the work that decoding it takes: what takes too much is refused before a pixel is read. */
import type { Metadata } from "sharp";

/** Why a picture is refused, in codes of the catalogue. */
export type ImageRefusal =
  | { code: "images.too-large"; values: { width: number; height: number } }
  | { code: "images.too-heavy" | "images.unreadable"; values?: undefined };

export type ImageHeader = Pick<Metadata, "format" | "width" | "height" | "channels" | "depth" | "pages"> &
  Partial<Pick<Metadata, "isProgressive">>;

const MOST_PIXELS = 40_000_000;
/** What a JPEG can be long. */
const MOST_SIDE = 65_535;
const MOST_FRAMES = 200;
/** What all pixels take, row after row: forty megapixels with four channels of a byte. */
const MOST_BYTES = 160_000_000;
/** What may be held in memory at once: interlaced and progressive pictures, and all of WebP, are not read in rows. */
const MOST_BYTES_AT_ONCE = 120_000_000;

/** Undefined for a picture that may be decoded. */
export function judgeImage(header: ImageHeader): ImageRefusal | undefined {
  const { width, height, channels, depth, pages = 1 } = header;
  if (!width || !height) return { code: "images.unreadable" };
  if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE)
    return { code: "images.too-large", values: { width, height } };
  const bytes = width * height * channels * (depth === "uchar" ? 1 : 2);
  const isReadAtOnce = header.isProgressive || header.format === "webp";
  if (bytes > (isReadAtOnce ? MOST_BYTES_AT_ONCE : MOST_BYTES) || pages > MOST_FRAMES)
    return { code: "images.too-heavy" };
  return undefined;
}
