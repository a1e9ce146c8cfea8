/** The program of the process that draws watermarks: one photo after another that the portal sends; it ends with the portal. */
import sharp from "sharp";
import { fitOneLine } from "#server/features/directory/previews/text-fit.ts";
import type { MarkOutcome, PhotoToMark } from "./watermark.ts";
import { watermarkOf } from "./watermark-drawing.ts";

const QUALITY = 75;
sharp.concurrency(1);
sharp.cache(false);

// A signal to the terminal's processes is for the portal, which ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
process.on("message", async (photo: PhotoToMark) => process.send?.(await outcomeOf(photo)));

async function outcomeOf(photo: PhotoToMark): Promise<MarkOutcome> {
  try {
    return { bytes: await marked(photo) };
  } catch (fault) {
    return { fault };
  }
}

async function marked({ photo, name, day }: PhotoToMark): Promise<Uint8Array> {
  const { width, height } = await sharp(photo).metadata();
  const shown = await fitOneLine(name, { size: 28, weight: 700, width: 420 });
  const input = Buffer.from(watermarkOf({ width, height, line: [shown, day].filter(Boolean).join(" · ") }));
  return sharp(photo).composite([{ input }]).webp({ quality: QUALITY }).toBuffer();
}
