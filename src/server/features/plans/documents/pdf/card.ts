/** Membership Card.pdf: the card large, to show on a phone, and once more in the size of a bank card, to cut out. */
import { Document, type DocumentProps, Link, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { FACES } from "#server/platform/drawings/fonts.ts";
import { keyed, MARGIN, MM } from "#server/platform/drawings/style.ts";
import { type CardFacts, face } from "./card-face.ts";

/** So many letters of an address fit into a line of the note, the widest ones too. */
const LINE = 80;

export function cardDocument(facts: CardFacts, t: Words): ReactElement<DocumentProps> {
  return h(
    Document,
    { title: t("documents.card.title"), author: facts.brand, language: t.language },
    h(
      Page,
      { size: "A4", style: { padding: MARGIN, fontFamily: FACES, color: COLOUR.ink, fontSize: 10 } },
      h(
        View,
        { style: { alignItems: "center", gap: 26, paddingTop: 20 } },
        ...[face(facts, t, 2), note(facts, t), cutOut(facts, t)].map(keyed),
      ),
    ),
  );
}

function note({ address }: CardFacts, t: Words): ReactNode {
  return h(
    View,
    { style: { width: 150 * MM, gap: 3 } },
    h(Text, { style: { fontSize: 10.5, textAlign: "center" } }, t("documents.card.how")),
    // Nothing in it may be broken by itself: it holds the signed card, and has no blanks.
    h(
      Link,
      { src: address, style: { fontSize: 8, color: COLOUR.soft, textAlign: "center", textDecoration: "none" } },
      (address.match(new RegExp(`.{1,${LINE}}`, "g")) ?? []).join("\n"),
    ),
  );
}

function cutOut(facts: CardFacts, t: Words): ReactNode {
  return h(
    View,
    { style: { alignItems: "center", gap: 8, paddingTop: 14 } },
    h(View, { style: { border: `0.7pt dashed ${COLOUR.soft}`, padding: 1.5 * MM } }, face(facts, t, 1)),
    h(Text, { style: { fontSize: 8.5, color: COLOUR.soft } }, t("documents.card.cut-out")),
  );
}
