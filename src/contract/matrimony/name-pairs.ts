/** Names that are stored in Roman letters and read in either script: those of sub-communities and gotras. */
import { fold } from "#base/fold.ts";

/** In Roman letters, as it is stored, and in Devanagari. */
export type NamePair = readonly [roman: string, devanagari: string];

/** As a reader of the language finds it, in whatever spelling it was written; what the list lacks stays as the family wrote it. */
export function nameIn(language: "en" | "hi", pairs: readonly NamePair[], name: string): string {
  const sound = soundOf(name);
  const pair = pairs.find((one) => one.includes(name)) ?? pairs.find(([roman]) => soundOf(roman) === sound);
  return pair ? pair[language === "hi" ? 1 : 0] : name;
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
