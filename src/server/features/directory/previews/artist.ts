/** Has pictures for messengers drawn, in a process of its own: the shaper of texts and the codecs take more memory than the rest of the portal. The last ones stay in memory. */
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Base } from "#server/platform/context.ts";
import { writeFonts } from "#server/platform/fonts/font-files.ts";
import { openProgram, type ProgramProcess } from "#server/platform/images/program-process.ts";
import { limitRendering } from "#server/platform/limits/rendering.ts";
import { BUSY_SECONDS, refuse } from "#server/platform/refusal.ts";
import type { Preview, PreviewTexts } from "./preview.ts";

/** What is drawn. */
export interface Drawing {
  texts: PreviewTexts;
  photo: Uint8Array | undefined;
}
export type Outcome = { bytes: Uint8Array } | { fault: unknown };

export interface Artist {
  /** A JPEG, drawn for an address when its turn comes, without the photo where that cannot be read; undefined when it cannot be drawn, which is remembered for ten minutes. Refuses with 'server.unavailable' what takes or waits too long, with 'rate.limited' who had too many drawn. */
  draw(address: string, preview: Preview): Promise<Buffer | undefined>;
  close(): void;
}

const MOST_MS = 8_000;
/** In so long some forty are drawn, and messengers do not wait much longer. */
const LIMITS = { running: 1, waiting: 40, waitingOfOne: 20, mostWaitMs: 4_000 };
/** Some hundred pictures. */
const MOST_BYTES = 12 * 1024 * 1024;
/** So long it is not tried again what could not be drawn. */
const TROUBLE_MS = 10 * 60_000;

/** The fonts are written with the first picture. */
export function openArtist({ config, log, ports }: Pick<Base, "config" | "log" | "ports">): Artist {
  const inTurn = limitRendering(config.renderSecondsPerFiveMinutes, LIMITS);
  const cached = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const troubles = new LRUCache<string, "photo" | "texts">({ max: 2000, ttl: TROUBLE_MS });
  let program: ProgramProcess<Drawing, Outcome> | undefined;
  const make = async (preview: Preview): Promise<Buffer | undefined> => {
    const { path, texts, image } = preview;
    program ??= openProgram({
      file: join(import.meta.dirname, "artist-program.ts"),
      env: { FONTCONFIG_FILE: await writeFonts(config.dataDir) },
      mostMs: MOST_MS,
    });
    const isDamaged = troubles.get(path) === "photo";
    const photo = image && !isDamaged && (await ports.images.get(`${image}-1200.jpg`));
    const outcome = await program.run({ texts, photo: photo || undefined });
    if (outcome && "bytes" in outcome) {
      const bytes = Buffer.from(outcome.bytes);
      cached.set(path, bytes, isDamaged ? { ttl: TROUBLE_MS } : {});
      return bytes;
    }
    troubles.set(path, photo ? "photo" : "texts");
    if (!outcome) {
      log.warn({ path }, "a picture for messengers took too much time or memory, and its process was ended");
      refuse("server.unavailable", { seconds: BUSY_SECONDS });
    }
    log.warn(
      { path, err: outcome.fault, photo: photo ? image : undefined },
      "a picture for messengers cannot be drawn",
    );
    return photo ? make(preview) : undefined;
  };
  return {
    // Whoever waited for their turn may find it drawn by then.
    draw: async (address, preview) => {
      const known = () => cached.get(preview.path) ?? (troubles.get(preview.path) === "texts" ? "none" : undefined);
      const picture = known() ?? (await inTurn(address, async () => known() ?? make(preview)));
      return picture === "none" ? undefined : picture;
    },
    close: () => program?.close(),
  };
}
