/** Whether somebody is manglik, over all that the stated birth time leaves open, and how two such results stand beside each other. */
import type { Birth } from "../birth.ts";
import { type PartOfTime, shares } from "../shares.ts";
import { exceptionsIn, MANGLIK_RULESET, type ManglikExceptionCode, type MarsHouse, marsHouses } from "./rules.ts";
import { skiesOf } from "./sky.ts";

/** Partial (anshik): Mars counts only from Moon or Venus, or something is said to take its weight away. */
export const MANGLIK_VALUES = ["none", "partial", "yes"] as const;
export type ManglikValue = (typeof MANGLIK_VALUES)[number];

export interface Manglik {
  ruleset: string;
  /** Unknown when the lagna is (no time or no place), and when the stated time leaves several values open. */
  value: ManglikValue | "unknown";
  /** Every value that is possible, the likeliest first; none when the lagna is unknown. */
  outcomes: Array<PartOfTime & { value: ManglikValue }>;
  houses: Array<PartOfTime & MarsHouse>;
  exceptions: Array<PartOfTime & { code: ManglikExceptionCode }>;
}

export type ManglikMatch = "neither" | "balanced" | "balanced-mild" | "one-sided" | "one-sided-mild" | "unknown";

/** The manglik of a birth by whole-sign houses 1, 2, 4, 7, 8 and 12 from lagna, Moon and Venus. An unknown birth is undefined and its value unknown, never none. Throws RangeError as `birthSpan` does. */
export function manglikOf(birth: Birth | undefined): Manglik {
  const skies = birth ? skiesOf(birth) : [];
  const counted = skies.map((sky) => marsHouses(sky));
  const exceptions = skies.map((sky, at) => exceptionsIn(sky, counted[at]!));
  const outcomes = shares(
    skies.flatMap((sky, at) => (sky.lagna === undefined ? [] : [{ value: valueIn(counted[at]!, exceptions[at]!) }])),
    skies.length,
  );
  return {
    ruleset: MANGLIK_RULESET,
    value: outcomes.length === 1 ? outcomes[0]!.value : "unknown",
    outcomes,
    houses: shares(counted.flat(), skies.length),
    exceptions: shares(
      exceptions.flat().map((code) => ({ code })),
      skies.length,
    ),
  };
}

/** How two families commonly read it: both manglik are held to balance each other. Symmetric. */
export function compareManglik(one: Manglik["value"], other: Manglik["value"]): ManglikMatch {
  if (one === "unknown" || other === "unknown") return "unknown";
  const [less, more] = [one, other].sort((a, b) => MANGLIK_VALUES.indexOf(a) - MANGLIK_VALUES.indexOf(b));
  if (more === "none") return "neither";
  if (less === "none") return more === "yes" ? "one-sided" : "one-sided-mild";
  return less === more ? "balanced" : "balanced-mild";
}

function valueIn(counted: MarsHouse[], exceptions: ManglikExceptionCode[]): ManglikValue {
  if (counted.length === 0) return "none";
  const isFromLagna = counted.some(({ reference }) => reference === "lagna");
  return isFromLagna && exceptions.length === 0 ? "yes" : "partial";
}
