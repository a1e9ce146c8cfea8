/** The sheet of a document about donations: its margins, the receiver's head, and its notes. */
import { Document, type DocumentProps, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { FACES } from "#server/platform/drawings/fonts.ts";
import { keyed, MARGIN, mark } from "#server/platform/drawings/style.ts";

export function sheet(title: string, author: string, parts: ReactNode[], t: Words): ReactElement<DocumentProps> {
  return h(
    Document,
    { title, author, language: t.language },
    h(
      Page,
      { size: "A4", style: { padding: MARGIN, fontFamily: FACES, color: COLOUR.ink, fontSize: 10.5, lineHeight: 1.4 } },
      h(View, { style: { gap: 18 } }, ...parts.map(keyed)),
    ),
  );
}

export function head(name: string, lines: string[]): ReactNode {
  return h(
    View,
    {
      style: {
        borderBottom: `2pt solid ${COLOUR.saffron}`,
        paddingBottom: 12,
        flexDirection: "row",
        alignItems: "flex-start",
      },
    },
    mark(46),
    h(
      View,
      { style: { marginLeft: 10, flex: 1 } },
      h(Text, { style: { fontSize: 18, fontWeight: 700, color: COLOUR.maroon, marginBottom: 4 } }, name),
      ...lines.map((line) => h(Text, { key: line, style: { fontSize: 9, color: COLOUR.soft } }, line)),
    ),
  );
}

export function notes(texts: string[]): ReactNode {
  return h(
    View,
    { style: { borderTop: `0.7pt solid ${COLOUR.line}`, paddingTop: 8, gap: 4 } },
    ...texts.map((text) => h(Text, { key: text, style: { fontSize: 9 } }, text)),
  );
}
