/** Comparisons of gotras as messages; names stand in them in the language of the sentence. */
import type { Language } from "#messages/words.ts";
import type { MessageRef } from "../message-refs.ts";
import type { GotraComparison, Side } from "./comparison.ts";
import { GANAS, type Gotra } from "./gotras.ts";
import type { GotraReading } from "./lookup.ts";
import { RISHIS } from "./rishis.ts";

/** The verdict in one sentence, the rishis that both pravaras have, how near spellings were read, and that it is custom. */
export function explainGotras(comparison: GotraComparison, language: Language): MessageRef[] {
  const { verdict, one, other, gana, sharedRishis } = comparison;
  const names = {
    one: one ? nameOf(one.gotra, language) : "",
    other: other ? nameOf(other.gotra, language) : "",
    gana: gana ? inLanguage(GANAS[gana], language) : "",
  };
  const isNamed = one && other;
  const said = verdict === "same-gotra" && !isNamed ? "same-name" : verdict;
  const rishis = sharedRishis.map((rishi) => inLanguage(RISHIS[rishi], language)).join(", ");
  return [
    { id: `gotra.verdict.${said}`, values: isNamed ? names : {} },
    ...(rishis && verdict !== "same-gotra" ? [{ id: "gotra.shared-rishis", values: { rishis } }] : []),
    ...[one, other].flatMap((reading) => (reading ? explainReading(reading, language) : [])),
    { id: verdict === "unknown" ? "gotra.custom" : "gotra.source", values: {} },
  ];
}

/** Whose gotras meet where a mother's was compared. */
export function explainMothers(
  { one, other, comparison }: { one: Side; other: Side; comparison: GotraComparison },
  language: Language,
): MessageRef[] {
  return [{ id: `gotra.mothers.${one}-${other}`, values: {} }, explainGotras(comparison, language)[0]!];
}

/** How a spelling that is only near was read. */
function explainReading({ gotra, isExact }: GotraReading, language: Language): MessageRef[] {
  return isExact ? [] : [{ id: "gotra.read-as", values: { name: nameOf(gotra, language) } }];
}

function nameOf(gotra: Gotra, language: Language): string {
  return gotra.name[language];
}

function inLanguage([en, hi]: readonly [string, string], language: Language): string {
  return language === "hi" ? hi : en;
}
