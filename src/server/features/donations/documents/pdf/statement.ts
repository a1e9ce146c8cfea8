/** What a member gave in one financial year, as a PDF. */
import { type DocumentProps, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { head, notes, sheet } from "./frame.ts";

export interface StatementFacts {
  title: string;
  receiver: string;
  donor: string;
  /** Day, receipt, purpose, mode, amount. */
  rows: string[][];
  total: string;
  totalInWords: string;
  notes: string[];
}

const WIDTHS = [2, 3, 5, 3, 2.4];

export function statementDocument(facts: StatementFacts, t: Words): ReactElement<DocumentProps> {
  const heads = [
    t("donation-sheet.received-on"),
    t("donation-sheet.number"),
    t("donation-sheet.purpose"),
    t("donation-sheet.mode"),
    t("donation-sheet.amount"),
  ];
  const table = h(
    View,
    { style: { border: `0.7pt solid ${COLOUR.line}`, borderRadius: 5 } },
    line(heads, { backgroundColor: COLOUR.sunken, color: COLOUR.soft, fontSize: 9 }, "heads"),
    ...facts.rows.map((cells, at) => line(cells, { borderTop: `0.7pt solid ${COLOUR.line}`, fontSize: 9.5 }, `${at}`)),
    line(
      ["", "", "", t("donation-sheet.total"), facts.total],
      { borderTop: `0.7pt solid ${COLOUR.line}`, fontWeight: 700 },
      "total",
    ),
  );
  const title = h(
    View,
    null,
    h(Text, { style: { fontSize: 16, fontWeight: 700, lineHeight: 1.4 } }, facts.title),
    h(Text, { style: { fontSize: 12, lineHeight: 1.4 } }, facts.donor),
  );
  const parts = [head(facts.receiver, []), title, table, h(Text, null, facts.totalInWords), notes(facts.notes)];
  return sheet(facts.title, facts.receiver, parts, t);
}

function line(cells: string[], style: object, key: string): ReactNode {
  return h(
    View,
    { key, wrap: false, style: { flexDirection: "row", gap: 6, paddingVertical: 6, paddingHorizontal: 8, ...style } },
    ...cells.map((cell, at) =>
      h(Text, { key: at, style: { flex: WIDTHS[at]!, textAlign: at === 4 ? "right" : "left" } }, cell),
    ),
  );
}
