/** How the gotras of two families stand to each other, by the rule of the eighteen ganas: a family's custom, never a law, and never a refusal. */
import type { Gana, Gotra } from "./gotras.ts";
import { findGotra, type GotraReading, gotraKey } from "./lookup.ts";
import type { Rishi } from "./rishis.ts";

export type GotraVerdict = "same-gotra" | "same-gana" | "dvigotra-conflict" | "clear" | "unknown";

export interface GotraComparison {
  verdict: GotraVerdict;
  /** How the two texts were read; undefined for one that no table knows. */
  one: GotraReading | undefined;
  other: GotraReading | undefined;
  /** The gana that both belong to. */
  gana: Gana | undefined;
  /** The rishis that stand in the pravaras of both, as far as they are entered. */
  sharedRishis: Rishi[];
}

/** What a family told of itself, as it typed it. */
export interface FamilyGotras {
  own?: string | undefined;
  mother?: string | undefined;
}

/** Whose gotras were compared: the first family's and the second's. */
export type Side = "own" | "mother";

/**
 * Compares two gotras as typed. The same name is the same gotra, even one that no table knows; otherwise both must be known, or the verdict is unknown, never clear. Symmetric.
 * Source: P. Chentsal Rao, Gotra Pravara Nibandha Kadambam, 1900: no marriage within a gana; a double gotra has two.
 */
export function compareGotras(oneText: string | undefined, otherText: string | undefined): GotraComparison {
  const [one, other] = [findGotra(oneText), findGotra(otherText)];
  const key = gotraKey(oneText);
  if (!one || !other) {
    const isSame = !one && !other && key !== "" && key === gotraKey(otherText);
    return { verdict: isSame ? "same-gotra" : "unknown", one, other, gana: undefined, sharedRishis: [] };
  }
  const gana = one.gotra.ganas.find((each) => other.gotra.ganas.includes(each));
  return {
    verdict: verdictOf(one.gotra, other.gotra, gana),
    one,
    other,
    gana,
    sharedRishis: shared(one.gotra, other.gotra),
  };
}

/** The same for the mothers' gotras, which some families avoid too: only what meets, named by whose it is. */
export function compareMothers(
  one: FamilyGotras,
  other: FamilyGotras,
): Array<{ one: Side; other: Side; comparison: GotraComparison }> {
  const sides: Array<[Side, Side]> = [
    ["own", "mother"],
    ["mother", "own"],
    ["mother", "mother"],
  ];
  return sides.flatMap(([mine, theirs]) => {
    const comparison = compareGotras(one[mine], other[theirs]);
    const meets = comparison.verdict !== "clear" && comparison.verdict !== "unknown";
    return meets ? [{ one: mine, other: theirs, comparison }] : [];
  });
}

function verdictOf(one: Gotra, other: Gotra, gana: Gana | undefined): GotraVerdict {
  if (one === other) return "same-gotra";
  if (!gana) return "clear";
  return one.ganas.length > 1 || other.ganas.length > 1 ? "dvigotra-conflict" : "same-gana";
}

function shared(one: Gotra, other: Gotra): Rishi[] {
  const others = new Set(other.pravaras.flat());
  return [...new Set(one.pravaras.flat())].filter((rishi) => others.has(rishi));
}
