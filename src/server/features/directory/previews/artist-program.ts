/** The program of the process that draws pictures for messengers: one after another that the portal sends; it ends with the portal. */
import sharp from "sharp";
import type { Drawing, Outcome } from "./artist.ts";
import { PANEL, sceneOf } from "./scene.ts";

sharp.concurrency(1);
sharp.cache(false);

// A signal to the terminal's processes is for the portal, which ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
process.on("message", async (drawing: Drawing) => process.send?.(await outcomeOf(drawing)));

async function outcomeOf(drawing: Drawing): Promise<Outcome> {
  try {
    return { bytes: await drawn(drawing) };
  } catch (fault) {
    return { fault };
  }
}

async function drawn({ texts, photo }: Drawing): Promise<Uint8Array> {
  const scene = sharp(Buffer.from(await sceneOf(texts)));
  const size = { width: PANEL.width, height: PANEL.height };
  if (photo) scene.composite([{ input: await sharp(photo).resize(size).toBuffer(), left: PANEL.left, top: 0 }]);
  return scene.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
