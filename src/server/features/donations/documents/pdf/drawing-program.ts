/** The program of the thread that draws receipts of donations and yearly statements. */
import type { Language } from "#messages/words.ts";
import { serveDrawings } from "#server/platform/drawings/drawing-thread.ts";
import { words } from "#server/platform/words.ts";
import type { ReceiptSheet } from "../receipt-sheet.ts";
import { receiptDocument } from "./receipt.ts";
import { type StatementFacts, statementDocument } from "./statement.ts";

/** What is drawn, in which language. */
export type Drawing = { language: Language } & ({ receipt: ReceiptSheet } | { statement: StatementFacts });

serveDrawings<Drawing>((drawing) => {
  const t = words[drawing.language];
  return "receipt" in drawing ? receiptDocument(drawing.receipt, t) : statementDocument(drawing.statement, t);
});
