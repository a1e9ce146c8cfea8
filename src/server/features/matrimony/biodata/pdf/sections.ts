/** The pieces of a biodata on paper: headings, and labels with their texts. */
import { Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { MM } from "#server/platform/drawings/style.ts";

interface Fact {
  label: string;
  text: string;
}

/** Longer ones have a line of their own. */
const HALF_LINE = 30;

/** Of text in a whole line, roughly. */
const LETTERS = 95;
/** That a heading takes, with its space. */
const HEADING_LINES = 1.7;

/** About how many lines they take on paper. */
export function linesOf(sections: Array<{ facts: Fact[]; paragraphs: string[] }>): number {
  return sections
    .map(({ facts, paragraphs }, at) => {
      const rows = at === 0 ? facts.length : pairs(facts).length;
      return HEADING_LINES + rows + paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / LETTERS), 0);
    })
    .reduce((sum, lines) => sum + lines, 0);
}

export function sectionTitle(title: string, scale: number): ReactNode {
  return h(
    View,
    {
      key: title,
      // Never alone at the foot of a page.
      minPresenceAhead: 40,
      style: {
        marginTop: 9 * scale,
        marginBottom: 5 * scale,
        borderBottom: `0.8pt solid ${COLOUR.saffron}`,
        paddingBottom: 1,
      },
    },
    h(Text, { style: { fontSize: 12.5 * scale, fontWeight: 700, color: COLOUR.maroon, lineHeight: 1.3 } }, title),
  );
}

/** One below the other. */
export function factList(facts: Fact[], scale: number): ReactNode[] {
  return facts.map((fact) => h(View, { key: fact.label, wrap: false }, cell(fact, scale)));
}

/** Two beside each other where both are short. */
export function factTable(facts: Fact[], scale: number): ReactNode[] {
  return pairs(facts).map((row) =>
    h(
      View,
      { key: row[0]!.label, wrap: false, style: { flexDirection: "row", gap: 6 * MM } },
      ...row.map((fact) => h(View, { key: fact.label, style: { flex: 1 } }, cell(fact, scale))),
      row.length === 1 && isShort(row[0]!) ? h(View, { key: "rest", style: { flex: 1 } }) : null,
    ),
  );
}

function cell({ label, text }: Fact, scale: number): ReactNode {
  return h(
    View,
    { style: { flexDirection: "row", gap: 6, marginBottom: 2 * scale } },
    h(Text, { style: { width: 34 * MM, color: COLOUR.soft } }, label),
    h(Text, { style: { flex: 1, fontWeight: 700 } }, text),
  );
}

const isShort = ({ text }: Fact) => text.length <= HALF_LINE;

function pairs(facts: Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (last?.length === 1 && isShort(last[0]!) && isShort(fact)) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}
