/** What the eight kootas look at in one Moon, read off the ruleset for a half pada. */
import { type Star, starOf } from "../moon-arc.ts";
import { GANAS, type GunaRuleset, LORDS, type Lord, NADIS, VARNAS, type Vashya, YONIS } from "./ruleset.ts";

const HALVES_IN_RASHI = 18;

export interface MoonTraits extends Star {
  varna: (typeof VARNAS)[number];
  vashya: Vashya;
  yoni: (typeof YONIS)[number];
  lord: Lord;
  gana: (typeof GANAS)[number];
  nadi: (typeof NADIS)[number];
}

/** One possible pair of two Moons. */
export interface MoonPair {
  groom: MoonTraits;
  bride: MoonTraits;
}

export type View = "friend" | "neutral" | "enemy";
const VIEWS: Record<string, View> = { F: "friend", N: "neutral", E: "enemy" };

/** The traits of a Moon in a half pada (0 to 215). */
export function traitsOf(halfPada: number, rules: GunaRuleset): MoonTraits {
  const star = starOf(halfPada);
  const [nakshatra, rashi] = [star.nakshatra - 1, star.rashi - 1];
  const isSecondHalf = halfPada % HALVES_IN_RASHI >= HALVES_IN_RASHI / 2;
  return {
    ...star,
    varna: VARNAS[rules.varnaRanks[rashi]! - 1]!,
    vashya: rules.vashyas[rashi]![isSecondHalf ? 1 : 0],
    yoni: YONIS[rules.yonis[nakshatra]!]!,
    lord: rules.lords[rashi]!,
    gana: GANAS[rules.ganas[nakshatra]!]!,
    nadi: NADIS[rules.nadis[nakshatra]!]!,
  };
}

/** How one lord of a rashi looks at another; as a friend at itself. */
export function viewOf(from: Lord, to: Lord, rules: GunaRuleset): View {
  return from === to ? "friend" : VIEWS[rules.views[LORDS.indexOf(from)]![LORDS.indexOf(to)]!]!;
}

/** How many steps lead from one place to another in a round of `round` places, both counted: 1 for the same place. */
export function countFrom(from: number, to: number, round: number): number {
  return ((to - from + round) % round) + 1;
}
