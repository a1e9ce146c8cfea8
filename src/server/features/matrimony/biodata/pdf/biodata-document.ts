/** Biodata.pdf: one page of A4 as families exchange it, in a fine frame with the photo at the top right; long texts go on to a second page. */
import { Document, type DocumentProps, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import type { Language, Words } from "#messages/words.ts";
import { COLOUR } from "#server/platform/drawing-style.ts";
import { FACES } from "#server/platform/drawings/fonts.ts";
import { MM } from "#server/platform/drawings/style.ts";
import type { SheetTexts } from "../sheet.ts";
import { foot, frame, head, photo, SIDE } from "./page-parts.ts";
import { factList, factTable, linesOf, sectionTitle } from "./sections.ts";

/** What a biodata is drawn from, in which language. */
export interface Drawing {
  language: Language;
  brand: string;
  sheet: SheetTexts;
  /** The bytes of a JPEG. */
  photo: Uint8Array | null;
  watermark: string | null;
}

/** What one page holds in the usual size; a biodata that says more is set smaller, so that most still have one page. */
const MOST_LINES = 40;
const DENSE = 0.81;

export function biodataDocument(facts: Drawing, t: Words): ReactElement<DocumentProps> {
  const [first, ...rest] = facts.sheet.sections;
  const scale = linesOf(facts.sheet.sections) > MOST_LINES ? DENSE : 1;
  return h(
    Document,
    { title: t("biodata.title-of", { name: facts.sheet.name }), author: facts.brand, language: t.language },
    h(
      Page,
      {
        size: "A4",
        style: {
          paddingHorizontal: SIDE,
          paddingTop: 10 * MM,
          paddingBottom: 15 * MM,
          fontFamily: FACES,
          color: COLOUR.ink,
          fontSize: 10.5 * scale,
          lineHeight: 1.36,
        },
      },
      frame(),
      head(facts.sheet, t("biodata.invocation")),
      h(
        View,
        { style: { flexDirection: "row", gap: 7 * MM } },
        h(
          View,
          { style: { flex: 1 } },
          first ? [sectionTitle(first.title, scale), ...factList(first.facts, scale)] : null,
        ),
        facts.photo ? photo(facts.photo, facts.watermark) : null,
      ),
      ...rest.flatMap(({ title, facts, paragraphs }) => [
        sectionTitle(title, scale),
        ...factTable(facts, scale),
        ...paragraphs.map((text, at) =>
          h(Text, { key: `${title}${at}`, style: { marginBottom: 3 }, orphans: 2, widows: 2 }, text),
        ),
      ]),
      foot(facts.watermark ?? t("biodata.made-on", { brand: facts.brand })),
    ),
  );
}
