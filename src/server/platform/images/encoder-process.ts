/** The process in which uploads are decoded: what a hostile picture does to it, the portal does not feel. */
import { join } from "node:path";
import type { Logger } from "pino";
import type { EncodedImage } from "#server/platform/encoded-image.ts";
import type { ImageRefusal } from "./image-judgement.ts";
import { openProgram } from "./program-process.ts";

/** For one picture, starting the process included. */
const MOST_MS = 8_000;
/** Of the whole process, some 90 MB of it Node and libvips: what is let in takes 230 MB at most. */
const MOST_BYTES = 350 * 1024 * 1024;

export interface EncoderProcess {
  /** Encodes a picture, one at a time. One that takes too long or too much memory ends the process and is refused as too heavy. */
  encode(bytes: Uint8Array): Promise<EncodedImage | ImageRefusal>;
  close(): void;
}

/** No process yet: the first picture starts it. Tests set other limits. */
export function openEncoderProcess(
  log: Logger,
  { mostMs = MOST_MS, mostBytes = MOST_BYTES }: { mostMs?: number; mostBytes?: number } = {},
): EncoderProcess {
  const program = openProgram<Uint8Array, EncodedImage | ImageRefusal>({
    file: join(import.meta.dirname, "encoder-program.ts"),
    args: [String(mostBytes)],
    mostMs,
  });
  return {
    async encode(bytes) {
      const outcome = await program.run(bytes);
      if (outcome) return outcome;
      log.warn({ bytes: bytes.length }, "a picture took too much time or memory, and its process was ended");
      return { code: "images.too-heavy" };
    },
    close: program.close,
  };
}
