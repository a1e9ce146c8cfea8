/** The program of the thread that draws receipts and membership cards. */
import type { Language } from "#messages/words.ts";
import { serveDrawings } from "#server/platform/drawings/drawing-thread.ts";
import { words } from "#server/platform/words.ts";
import { cardDocument } from "./card.ts";
import type { CardFacts } from "./card-face.ts";
import { type ReceiptFacts, receiptDocument } from "./receipt.ts";

/** What is drawn, in which language. */
export type Drawing = { language: Language } & ({ card: CardFacts } | { receipt: ReceiptFacts });

serveDrawings<Drawing>((drawing) => {
  const t = words[drawing.language];
  return "card" in drawing ? cardDocument(drawing.card, t) : receiptDocument(drawing.receipt, t);
});
