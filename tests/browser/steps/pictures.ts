/** Photos for upload fields, drawn in memory. */
import sharp from "sharp";

/** A PNG that differs from others by its colour. */
export async function photo(name: string, colour: string, { width = 900, height = 600 } = {}) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: { create: { width: width / 3, height: height / 3, channels: 3, background: "white" } } }])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
