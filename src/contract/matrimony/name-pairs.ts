/** Names that are stored in Roman letters and read in either script: those of sub-communities and gotras. */
import { fold } from "#base/fold.ts";

/** In Roman letters, as it is stored, and in Devanagari. */
export type NamePair = readonly [roman: string, devanagari: string];

/** As a reader of the language finds it; what the list lacks, and for readers of English its spelling, stays as the family wrote it. */
export function nameIn(language: "en" | "hi", pairs: readonly NamePair[], name: string): string {
  const pair = pairs.find((one) => one.includes(name));
  if (language === "en") return pair?.[0] ?? name;
  const sound = soundOf(name);
  return (pair ?? pairs.find(([roman]) => soundOf(roman) === sound))?.[1] ?? name;
}

/** Bharadwaj is Bharadvaja, and Vashishth is Vasishtha. */
function soundOf(name: string): string {
  return fold(name).replaceAll("w", "v").replaceAll("sh", "s").replace(/a$/, "");
}

/** Those with a word that begins with what was typed, in either script. */
export function namesLike(pairs: readonly NamePair[], typed: string): NamePair[] {
  const start = fold(typed);
  return pairs.filter((pair) => pair.some((name) => ` ${fold(name)}`.includes(` ${start}`)));
}
