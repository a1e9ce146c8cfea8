/** By which houses Mars makes somebody manglik, and what is said to take it away, judged in one sky. */
import type { Sky } from "./sky.ts";

/** The name and version of these rules, kept with every result. */
export const MANGLIK_RULESET = "manglik-six-houses-1";
export const HOUSES = [1, 2, 4, 7, 8, 12];

export const REFERENCES = ["lagna", "moon", "venus"] as const;
export type Reference = (typeof REFERENCES)[number];

export interface MarsHouse {
  reference: Reference;
  /** 1 to 12, whole signs. */
  house: number;
}

/** After the list of B. V. Raman, as PyJHora has it. 'dignity' only reduces. */
export const MANGLIK_EXCEPTIONS = [
  "leo-or-aquarius", "house-and-rashi", "jupiter", "saturn", "retrograde", "combust", "rashi-edge", "lagna-lord", "dignity", "lagna-rashi", "with-moon", "benefic-in-lagna",
] as const; // biome-ignore format: a list reads best in rows
export type ManglikExceptionCode = (typeof MANGLIK_EXCEPTIONS)[number];

/** Rashis by number, Mesha 1. */
const RASHIS_OF_HOUSE: Record<number, number[]> = { 2: [3, 6], 4: [1, 8], 7: [4, 10], 8: [9, 12], 12: [2, 7] };
const OWN = [1, 8];
const EXALTED = 10;
/** Of Sun, Moon and Jupiter. */
const FRIENDS = [5, 4, 9, 12];
const COMBUST_DEGREES = 17;
const COMBUST_RETROGRADE_DEGREES = 8;
const EDGE_DEGREES = 1;
const JUPITER_SEES = [1, 5, 7, 9];
const SATURN_SEES = [1, 3, 7, 10];

/** The house of a rashi counted from another, 1 to 12. */
function houseFrom(reference: number, rashi: number): number {
  return ((rashi - reference + 12) % 12) + 1;
}

/** From which references Mars stands in one of the six houses. */
export function marsHouses({ lagna, rashis }: Sky): MarsHouse[] {
  return REFERENCES.flatMap((reference) => {
    const from = reference === "lagna" ? lagna : rashis[reference];
    if (from === undefined) return [];
    const house = houseFrom(from, rashis.mars);
    return HOUSES.includes(house) ? [{ reference, house }] : [];
  });
}

/** What is said to take the weight from a Mars that counts; those that look at the lagna only where it is known. */
export function exceptionsIn(sky: Sky, counted: MarsHouse[]): ManglikExceptionCode[] {
  return counted.length === 0 ? [] : MANGLIK_EXCEPTIONS.filter((code) => HOLDS[code](sky, counted));
}

const HOLDS: Record<ManglikExceptionCode, (sky: Sky, counted: MarsHouse[]) => boolean> = {
  "leo-or-aquarius": ({ rashis }) => [5, 11].includes(rashis.mars),
  "house-and-rashi": ({ rashis }, counted) =>
    counted.some(({ house }) => RASHIS_OF_HOUSE[house]?.includes(rashis.mars)),
  jupiter: ({ rashis }) => JUPITER_SEES.includes(houseFrom(rashis.jupiter, rashis.mars)),
  saturn: ({ rashis }) => SATURN_SEES.includes(houseFrom(rashis.saturn, rashis.mars)),
  retrograde: ({ isMarsRetrograde }) => isMarsRetrograde,
  combust: ({ marsFromSun, isMarsRetrograde }) =>
    marsFromSun <= (isMarsRetrograde ? COMBUST_RETROGRADE_DEGREES : COMBUST_DEGREES),
  "rashi-edge": ({ marsDegrees }) => marsDegrees < EDGE_DEGREES || marsDegrees > 30 - EDGE_DEGREES,
  "lagna-lord": ({ lagna }) => lagna !== undefined && OWN.includes(lagna),
  dignity: ({ rashis }) => [...OWN, EXALTED, ...FRIENDS].includes(rashis.mars),
  "lagna-rashi": ({ lagna }) => lagna === 4 || lagna === 5,
  "with-moon": ({ rashis }) => rashis.mars === rashis.moon,
  "benefic-in-lagna": ({ lagna, rashis }) => rashis.jupiter === lagna || rashis.venus === lagna,
};
