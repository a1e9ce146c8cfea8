/** The receipt of a donation as a PDF. */
import { type DocumentProps, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import type { ReceiptSheet } from "../receipt-sheet.ts";
import { head, notes, sheet } from "./frame.ts";

export function receiptDocument(facts: ReceiptSheet, t: Words): ReactElement<DocumentProps> {
  const { receiver, signatory } = facts;
  const parts = [head(receiver.name, receiver.lines), title(facts), amount(facts), rows(facts), notes(facts.notes)];
  const sign = h(Text, { style: { textAlign: "right", fontWeight: 700, marginTop: 18 } }, signatory);
  return sheet(`${facts.title} ${facts.number}`, receiver.name, signatory ? [...parts, sign] : parts, t);
}

function title({ title, stamp }: ReceiptSheet): ReactNode {
  return h(
    View,
    { style: { flexDirection: "row", alignItems: "center", gap: 12 } },
    h(Text, { style: { fontSize: 16, fontWeight: 700, flex: 1 } }, title),
    stamp
      ? h(
          Text,
          {
            style: {
              border: `1.5pt solid ${COLOUR.maroon}`,
              color: COLOUR.maroon,
              borderRadius: 4,
              paddingVertical: 3,
              paddingHorizontal: 8,
              fontSize: 9,
              fontWeight: 700,
            },
          },
          stamp,
        )
      : null,
  );
}

function amount({ amount, amountInWords }: ReceiptSheet): ReactNode {
  return h(
    View,
    { style: { backgroundColor: COLOUR.sunken, borderRadius: 5, padding: 12 } },
    h(Text, { style: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 } }, amount),
    h(Text, null, amountInWords),
  );
}

function rows({ rows }: ReceiptSheet): ReactNode {
  return h(
    View,
    { style: { gap: 6 } },
    ...rows.map(([label, value]) =>
      h(
        View,
        { key: label, style: { flexDirection: "row", gap: 14 } },
        h(Text, { style: { width: 150, color: COLOUR.soft } }, label),
        h(Text, { style: { flex: 1, fontWeight: 700 } }, value),
      ),
    ),
  );
}
