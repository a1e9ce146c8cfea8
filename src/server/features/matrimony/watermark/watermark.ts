/** Draws the watermark of whoever opens a photo large, in a process of its own; what was drawn stays in memory for a few minutes, for that reader alone. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { showDate } from "#base/dates.ts";
import { brandIn } from "#server/platform/brand-queries.ts";
import type { Base } from "#server/platform/context.ts";
import { writeFonts } from "#server/platform/fonts/font-files.ts";
import { openProgram, type ProgramProcess } from "#server/platform/images/program-process.ts";
import { limitRendering } from "#server/platform/limits/rendering.ts";
import { BUSY_SECONDS, refuse } from "#server/platform/refusal.ts";
import type { PhotoLink } from "../photo-links.ts";
import { findMemberName } from "../write-queries.ts";

/** What is drawn over a photo of ours. */
export interface PhotoToMark {
  photo: Uint8Array;
  name: string;
  day: string;
}
export type MarkOutcome = { bytes: Uint8Array } | { fault: unknown };

/** Who reads it, and what stands behind the name and is never shortened; and a text by which a browser knows the same photo again. */
export interface Mark {
  name: string;
  day: string;
  tag: string;
}

const MOST_MS = 8_000;
const LIMITS = { running: 1, waiting: 40, waitingOfOne: 20, mostWaitMs: 6_000 };
const MOST_BYTES = 12 * 1024 * 1024;
const KEPT_MS = 5 * 60_000;

export interface Watermarks {
  /** What stands on the photos of a reader today: their name and code, or for the person of the profile, who has no account, the portal's. */
  markFor(link: PhotoLink): Promise<Mark>;
  /** The photo with the mark, as WebP, made for an address when its turn comes. Refuses with 'server.unavailable' what takes or waits too long, with 'rate.limited' who had too many drawn. */
  draw(address: string, file: { key: string; photo: Uint8Array }, mark: Mark): Promise<Buffer>;
  close(): void;
}

/** Eight characters of a member's id, which stay when they call themselves something else. */
export const memberCode = (id: string): string => id.replaceAll("-", "").slice(-8).toUpperCase();

export function markOf(name: string, day: string): Mark {
  const parts = JSON.stringify([name, day]);
  return { name, day, tag: createHash("sha256").update(parts).digest("hex").slice(0, 16) };
}

/** The fonts are written with the first photo. */
export function openWatermarks(base: Base): Watermarks {
  const { config, log } = base;
  const inTurn = limitRendering(config.renderSecondsPerFiveMinutes, LIMITS);
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ length }) => length,
  });
  let program: ProgramProcess<PhotoToMark, MarkOutcome> | undefined;
  const make = async (id: string, work: PhotoToMark): Promise<Buffer> => {
    program ??= openProgram({
      file: join(import.meta.dirname, "watermark-program.ts"),
      env: { FONTCONFIG_FILE: await writeFonts(config.dataDir) },
      mostMs: MOST_MS,
    });
    const outcome = await program.run(work);
    if (!outcome || "fault" in outcome) {
      log.warn({ err: outcome?.fault }, "a watermark could not be drawn");
      // Never without it.
      refuse("server.unavailable", { seconds: BUSY_SECONDS });
    }
    const bytes = Buffer.from(outcome.bytes);
    drawn.set(id, bytes);
    return bytes;
  };
  return {
    async markFor({ viewerId }) {
      const now = base.clock.now();
      if (viewerId === null) return markOf(await brandIn(base, "en"), showDate(now));
      return markOf(await findMemberName(base, viewerId), `${memberCode(viewerId)} · ${showDate(now)}`);
    },
    async draw(address, { key, photo }, { name, day, tag }) {
      const id = `${key}-${tag}`;
      return drawn.get(id) ?? inTurn(address, async () => drawn.get(id) ?? make(id, { photo, name, day }));
    },
    close: () => program?.close(),
  };
}
