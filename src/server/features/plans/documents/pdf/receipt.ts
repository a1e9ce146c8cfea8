/** Receipt.pdf: a plain receipt for the payment of a plan. */
import { Document, type DocumentProps, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { FACES } from "#server/platform/drawings/fonts.ts";
import { fact, MARGIN } from "#server/platform/drawings/style.ts";
import { receiptFoot, receiptHead } from "./receipt-frame.ts";

export interface ReceiptFacts {
  operator: { name: string; contact: string[] };
  number: string;
  date: string;
  payer: { name: string; lines: string[] };
  plan: string;
  period: string;
  amount: string;
  amountInWords: string;
  paymentId: string;
  platform: string;
  paidOn: string;
  orderId: string;
  isDemo: boolean;
}

export function receiptDocument(facts: ReceiptFacts, t: Words): ReactElement<DocumentProps> {
  const parts = [receiptHead(facts, t), parties(facts, t), table(facts, t), words(facts, t), payment(facts, t)];
  return h(
    Document,
    { title: `${t("documents.receipt.title")} ${facts.number}`, author: facts.operator.name, language: t.language },
    h(
      Page,
      { size: "A4", style: { padding: MARGIN, fontFamily: FACES, color: COLOUR.ink, fontSize: 10.5, lineHeight: 1.4 } },
      h(View, { style: { gap: 22 } }, ...parts.map((part, key) => h(View, { key }, part))),
      receiptFoot(facts, t),
    ),
  );
}

function parties({ payer, number, date }: ReceiptFacts, t: Words): ReactNode {
  return h(
    View,
    { style: { flexDirection: "row", gap: 24 } },
    h(
      View,
      { style: { flex: 1 } },
      h(Text, { style: { fontSize: 8.5, color: COLOUR.soft } }, t("documents.receipt.from")),
      h(Text, { style: { fontSize: 13, fontWeight: 700, marginBottom: 3 } }, payer.name),
      ...payer.lines.map((line) => h(Text, { key: line }, line)),
    ),
    h(
      View,
      { style: { width: 150, gap: 8 } },
      fact(t("documents.receipt.number"), number, 11),
      fact(t("documents.receipt.date"), date, 11),
    ),
  );
}

function table({ plan, period, amount }: ReceiptFacts, t: Words): ReactNode {
  const row = (cells: string[], style: object) =>
    h(
      View,
      { key: cells[0]!, style: { flexDirection: "row", paddingVertical: 7, paddingHorizontal: 10, ...style } },
      ...cells.map((cell, at) =>
        h(Text, { key: at, style: { flex: [5, 5, 3][at]!, textAlign: at === 2 ? "right" : "left" } }, cell),
      ),
    );
  return h(
    View,
    { style: { border: `0.7pt solid ${COLOUR.line}`, borderRadius: 5 } },
    row([t("documents.receipt.for"), t("documents.receipt.period"), t("documents.receipt.amount")], {
      backgroundColor: COLOUR.sunken,
      fontSize: 9,
      color: COLOUR.soft,
    }),
    row([plan, period, amount], { borderBottom: `0.7pt solid ${COLOUR.line}` }),
    row([t("documents.receipt.total"), "", amount], { fontWeight: 700, fontSize: 12.5 }),
  );
}

function words({ amountInWords }: ReceiptFacts, t: Words): ReactNode {
  return h(
    View,
    { style: { backgroundColor: COLOUR.paper, borderRadius: 5, padding: 10 } },
    fact(t("documents.receipt.in-words"), amountInWords, 11.5),
  );
}

function payment({ platform, paymentId, paidOn, orderId }: ReceiptFacts, t: Words): ReactNode {
  const column = (...facts: ReactNode[]) => h(View, { style: { flex: 1, gap: 8 } }, ...facts);
  return h(
    View,
    { style: { flexDirection: "row", gap: 24 } },
    column(fact(t("documents.receipt.platform"), platform), fact(t("documents.receipt.paid-on"), paidOn)),
    column(fact(t("documents.receipt.payment-id"), paymentId), fact(t("documents.receipt.order-id"), orderId)),
  );
}
