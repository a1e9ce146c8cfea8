/** The program of the thread that draws documents: one after another that the portal sends. */
import { parentPort } from "node:worker_threads";
import { renderToBuffer } from "@react-pdf/renderer";
import type { Language } from "#messages/words.ts";
import { words } from "#server/platform/words.ts";
import { cardDocument } from "./card.ts";
import type { CardFacts } from "./card-face.ts";
import { registerFonts } from "./fonts.ts";
import { type ReceiptFacts, receiptDocument } from "./receipt.ts";

/** What is drawn, in which language. */
export type Drawing = { language: Language } & ({ card: CardFacts } | { receipt: ReceiptFacts });
export type Outcome = { bytes: Uint8Array } | { fault: unknown };

registerFonts();
parentPort?.on("message", async (drawing: Drawing) => parentPort?.postMessage(await drawn(drawing)));

async function drawn(drawing: Drawing): Promise<Outcome> {
  const t = words[drawing.language];
  try {
    const document = "card" in drawing ? cardDocument(drawing.card, t) : receiptDocument(drawing.receipt, t);
    return { bytes: new Uint8Array(await renderToBuffer(document)) };
  } catch (fault) {
    return { fault };
  }
}
