/** Encodes the uploads of members: one at a time, members in turn, and none for a while of whoever sent pictures that cost much and could not be read. */
import type { Logger } from "pino";
import type { EncodedImage } from "#server/platform/encoded-image.ts";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { createCostBudget } from "#server/platform/limits/cost-budget.ts";
import { refuse } from "#server/platform/refusal.ts";
import { openEncoderProcess } from "./encoder-process.ts";

/** First bytes in hexadecimal: JPEG, PNG, WebP. */
const SIGNATURES = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;
/** Time that a member's pictures may take in an hour to no avail: fifty that are plainly broken, or one that runs into the limit of time. */
const FAILING = { mostMs: 8_000, perMs: 3_600_000 };
const LEAST_MS = 160;

export interface ImageEncoder {
  /** Refuses with the reason ('images.unreadable', 'images.too-large', 'images.too-heavy'), 'images.failing' after too many of these, or 'rate.limited' when too many of that member or of all wait. */
  encode(ownerId: string, bytes: Uint8Array): Promise<EncodedImage>;
  close(): void;
}

/** The encoder of one portal. */
export function createImageEncoder(log: Logger): ImageEncoder {
  const inTurn = limitConcurrency({ running: 1, waiting: 40, waitingOfOne: 6 });
  const failing = createCostBudget(FAILING);
  const refuseFailing = (ownerId: string) => {
    const seconds = failing.secondsToWait(ownerId);
    if (seconds > 0) refuse("images.failing", { seconds });
  };
  const process = openEncoderProcess(log);
  return {
    async encode(ownerId, bytes) {
      if (!SIGNATURES.test(Buffer.from(bytes.subarray(0, 16)).toString("hex"))) refuse("images.unreadable");
      refuseFailing(ownerId);
      return inTurn(ownerId, async () => {
        refuseFailing(ownerId);
        const from = performance.now();
        const outcome = await process.encode(bytes);
        if (!("code" in outcome)) return outcome;
        failing.charge(ownerId, Math.max(LEAST_MS, performance.now() - from));
        refuse(outcome.code, outcome.values);
      });
    },
    close: () => process.close(),
  };
}
