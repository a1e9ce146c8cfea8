/** Has pictures for messengers drawn, in a process of its own: the shaper of texts and the codecs take more memory than the rest of the portal. */
import { join } from "node:path";
import type { Base } from "#server/platform/context.ts";
import { writeFonts } from "#server/platform/fonts/font-files.ts";
import { openProgram, type ProgramProcess } from "#server/platform/images/program-process.ts";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { BUSY_SECONDS, Refusal, refuse } from "#server/platform/refusal.ts";
import type { Preview, PreviewTexts } from "./preview.ts";

/** What is drawn. */
export interface Drawing {
  texts: PreviewTexts;
  photo: Uint8Array | undefined;
}

export interface Artist {
  /** A JPEG. Refuses with 'server.unavailable' what takes too long. */
  draw(preview: Preview): Promise<Buffer>;
  close(): void;
}

const MOST_MS = 8_000;
const refusal = () => new Refusal("server.unavailable", { seconds: BUSY_SECONDS });

/** The fonts are written with the first picture. */
export function openArtist({ config, ports }: Pick<Base, "config" | "ports">): Artist {
  const oneAtATime = limitConcurrency({ running: 1, waiting: 10, waitingOfOne: 10, refusal });
  let program: ProgramProcess<Drawing, Uint8Array> | undefined;
  return {
    draw: ({ texts, image }) =>
      oneAtATime("", async () => {
        program ??= openProgram({
          file: join(import.meta.dirname, "artist-program.ts"),
          env: { FONTCONFIG_FILE: await writeFonts(config.dataDir) },
          mostMs: MOST_MS,
        });
        const photo = image && (await ports.images.get(`${image}-1200.jpg`));
        const bytes = await program.run({ texts, photo: photo || undefined });
        return bytes ? Buffer.from(bytes) : refuse("server.unavailable", { seconds: BUSY_SECONDS });
      }),
    close: () => program?.close(),
  };
}
