/** The checks of the southern way of matching that have no koota in the north: rajju, vedha, mahendra and stree-deergha. */
import { halfPadasOf, type MoonArc, starOf } from "../moon-arc.ts";
import { countFrom } from "./traits.ts";

export const RAJJUS = ["head", "neck", "stomach", "waist", "foot"] as const;
export type Rajju = (typeof RAJJUS)[number];

export type SouthernCheck = "rajju" | "vedha" | "mahendra" | "stree-deergha";

export interface SouthernResult {
  check: SouthernCheck;
  /** 'either' when the outcomes of an uncertain time differ, 'unknown' when a Moon is not known. */
  outcome: "good" | "adverse" | "either" | "unknown";
}

const NAKSHATRAS = 27;
const BODY: Record<Rajju, readonly number[]> = {
  head: [5, 14, 23],
  neck: [4, 6, 13, 15, 22, 24],
  stomach: [3, 7, 12, 16, 21, 25],
  waist: [2, 8, 11, 17, 20, 26],
  foot: [1, 9, 10, 18, 19, 27],
};
/** Two different stars whose numbers make one of these sums pierce each other. */
const VEDHA_SUMS = [19, 28, 37];
const MAHENDRAS = [4, 7, 10, 13, 16, 19, 22, 25];
/** The groom's star lies beyond this one, counted from the bride's; other schools ask for 15. */
const DEERGHA = 13;

const GOOD: Record<SouthernCheck, (groom: number, bride: number) => boolean> = {
  rajju: (groom, bride) => rajjuOf(groom) !== rajjuOf(bride),
  vedha: (groom, bride) => groom === bride || !VEDHA_SUMS.includes(groom + bride),
  mahendra: (groom, bride) => MAHENDRAS.includes(countFrom(bride, groom, NAKSHATRAS)),
  "stree-deergha": (groom, bride) => countFrom(bride, groom, NAKSHATRAS) > DEERGHA,
};

/** The part of the body in which the rajju of a nakshatra (1 to 27) lies. */
export function rajjuOf(nakshatra: number): Rajju {
  return RAJJUS.find((rajju) => BODY[rajju].includes(nakshatra))!;
}

/** The four checks of a groom's and a bride's Moon; rajju is held to be the essential one. Source: PyJHora's tables of the ten poruthams. */
export function checkSouthern(groom: MoonArc | undefined, bride: MoonArc | undefined): SouthernResult[] {
  const pairs =
    groom && bride ? nakshatrasOf(groom).flatMap((g) => nakshatrasOf(bride).map((b) => [g, b] as const)) : [];
  return (Object.keys(GOOD) as SouthernCheck[]).map((check) => {
    const found = new Set(pairs.map(([g, b]) => GOOD[check](g, b)));
    if (found.size !== 1) return { check, outcome: found.size === 0 ? "unknown" : "either" };
    return { check, outcome: found.has(true) ? "good" : "adverse" };
  });
}

function nakshatrasOf(arc: MoonArc): number[] {
  return [...new Set(halfPadasOf(arc).map((at) => starOf(at).nakshatra))];
}
