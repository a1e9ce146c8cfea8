/** The head and the foot of a receipt: who issues it, and that it may be a demo. */
import { Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { MARGIN, mark } from "#server/platform/drawings/style.ts";

interface Facts {
  operator: { name: string; contact: string[] };
  isDemo: boolean;
}

export function receiptHead({ operator, isDemo }: Facts, t: Words): ReactNode {
  return h(
    View,
    {
      style: {
        borderBottom: `2pt solid ${COLOUR.saffron}`,
        paddingBottom: 12,
        flexDirection: "row",
        alignItems: "center",
      },
    },
    mark(46),
    h(
      View,
      { style: { marginLeft: 10, flex: 1 } },
      h(Text, { style: { fontSize: 20, fontWeight: 700, color: COLOUR.maroon, lineHeight: 1.2 } }, operator.name),
      ...operator.contact.map((line) => h(Text, { key: line, style: { fontSize: 9, color: COLOUR.soft } }, line)),
    ),
    h(
      View,
      { style: { alignItems: "flex-end" } },
      h(Text, { style: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 } }, t("documents.receipt.title")),
      isDemo ? h(Text, { style: { fontSize: 9, color: COLOUR.maroon } }, t("documents.receipt.demo")) : null,
    ),
  );
}

export function receiptFoot({ operator }: Facts, t: Words): ReactNode {
  return h(
    Text,
    {
      fixed: true,
      style: {
        position: "absolute",
        left: MARGIN,
        right: MARGIN,
        bottom: MARGIN,
        fontSize: 8.5,
        color: COLOUR.soft,
        textAlign: "center",
      },
    },
    t("documents.receipt.footer", { operator: operator.name }),
  );
}
