/** Turns the documents into PDF bytes; a file of its own, so that the renderer is loaded with the first document and not at the start. */
import { renderToBuffer } from "@react-pdf/renderer";
import type { Words } from "#messages/words.ts";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { cardDocument } from "./card.ts";
import type { CardFacts } from "./card-face.ts";
import { registerFonts } from "./fonts.ts";
import { type ReceiptFacts, receiptDocument } from "./receipt.ts";

registerFonts();
/** One after the other: a page of PDF costs a good part of a second of the whole process. */
const inTurn = limitConcurrency({ running: 1, waiting: 20, waitingOfOne: 3 });

export function drawCard(memberId: string, facts: CardFacts, t: Words): Promise<Uint8Array> {
  return inTurn(memberId, () => renderToBuffer(cardDocument(facts, t)));
}

export function drawReceipt(memberId: string, facts: ReceiptFacts, t: Words): Promise<Uint8Array> {
  return inTurn(memberId, () => renderToBuffer(receiptDocument(facts, t)));
}
