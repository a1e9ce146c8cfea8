/** The membership card itself, drawn at any scale: a band with the brand, then who it is of, until when, and the QR. */
import { Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { fact, keyed, MM, mark } from "#server/platform/drawings/style.ts";
import { qrCode } from "./qr-code.ts";

export interface CardFacts {
  brand: string;
  name: string;
  /** As it is read out. */
  number: string;
  city: string | null;
  validUntil: string;
  memberSince: string;
  isDemo: boolean;
  /** The address behind the QR. */
  address: string;
}

/** A bank card in millimetres (ISO 7810 ID-1). */
const WIDTH = 85.6;
const HEIGHT = 53.98;

/** The card at `scale` times its real size. */
export function face(facts: CardFacts, t: Words, scale: number): ReactNode {
  const mm = (n: number) => n * MM * scale;
  const pt = (n: number) => n * scale;
  return h(
    View,
    {
      style: {
        width: mm(WIDTH),
        height: mm(HEIGHT),
        borderRadius: mm(3.2),
        backgroundColor: COLOUR.paper,
        border: `${0.5 * scale}pt solid ${COLOUR.line}`,
        overflow: "hidden",
      },
    },
    h(
      View,
      { style: { position: "absolute", right: -mm(9), top: mm(12) } },
      mark(mm(46), { petals: COLOUR.saffron, bridge: COLOUR.maroon, opacity: 0.09 }),
    ),
    band(facts, t, mm, pt),
    body(facts, t, mm, pt),
  );
}

type Measure = (n: number) => number;

function band({ brand, isDemo }: CardFacts, t: Words, mm: Measure, pt: Measure): ReactNode {
  return h(
    View,
    {
      style: {
        height: mm(13.5),
        backgroundColor: COLOUR.maroon,
        flexDirection: "row",
        alignItems: "center",
        paddingHorizontal: mm(4.5),
        borderBottom: `${mm(0.7)}pt solid ${COLOUR.saffron}`,
      },
    },
    mark(mm(9.5), { petals: COLOUR.saffron, bridge: COLOUR.paper }),
    h(Text, { style: { fontSize: pt(12), fontWeight: 700, color: COLOUR.paper, marginLeft: mm(2.2), flex: 1 } }, brand),
    h(
      Text,
      { style: { fontSize: pt(6.6), color: COLOUR.paper } },
      t(isDemo ? "documents.card.title-demo" : "documents.card.title"),
    ),
  );
}

function body(facts: CardFacts, t: Words, mm: Measure, pt: Measure): ReactNode {
  const rows = [
    fact(t("documents.card.member-id"), facts.number, pt(6.6)),
    h(
      View,
      { style: { flexDirection: "row", gap: mm(5) } },
      ...[
        fact(t("documents.card.since"), facts.memberSince, pt(6.6)),
        fact(t("documents.card.valid-until"), facts.validUntil, pt(6.6)),
      ],
    ),
  ];
  return h(
    View,
    { style: { flex: 1, flexDirection: "row", padding: mm(4.5), paddingTop: mm(3.4), gap: mm(3) } },
    h(
      View,
      { style: { flex: 1, justifyContent: "space-between" } },
      h(
        View,
        null,
        h(
          Text,
          { style: { fontSize: pt(nameSize(facts.name)), fontWeight: 700, color: COLOUR.maroon, lineHeight: 1.25 } },
          facts.name,
        ),
        facts.city ? h(Text, { style: { fontSize: pt(7), color: COLOUR.soft } }, facts.city) : null,
      ),
      h(View, { style: { gap: mm(1.3) } }, ...rows.map(keyed)),
    ),
    h(
      View,
      { style: { width: mm(25), alignItems: "center", justifyContent: "flex-end" } },
      h(
        View,
        { style: { backgroundColor: COLOUR.card, borderRadius: mm(1.2) } },
        qrCode(facts.address, mm(25), COLOUR.ink),
      ),
      h(Text, { style: { fontSize: pt(4.6), color: COLOUR.soft, marginTop: mm(0.8) } }, t("documents.card.scan")),
    ),
  );
}

/** Long names are set smaller, so that two lines hold them. */
function nameSize(name: string): number {
  if (name.length <= 18) return 13;
  return name.length <= 32 ? 11 : 9;
}
