/** Slips of the finger and other hands' spellings, as people make them. */
import { isDevanagari } from "#base/fold.ts";
import type { Random } from "./random.ts";

/** The text with one slip in its longest word: a letter lost, doubled, swapped or wrong. */
export function misspelt(text: string, random: Random): string {
  const words = text.split(" ");
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  return words.map((word) => (word === longest && word.length > 3 ? slipped(word, random) : word)).join(" ");
}

function slipped(word: string, random: Random): string {
  const letters = Array.from(word);
  const at = 1 + random.below(letters.length - 2);
  const kind = random.below(4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at] as string);
  else if (kind === 2) letters.splice(at, 2, letters[at + 1] as string, letters[at] as string);
  else letters[at] = random.pick(isDevanagari(word) ? Array.from("कतपमरलस") : Array.from("aeiounrtls"));
  return letters.join("");
}

const HANDS: Array<[RegExp, string]> = [
  [/aa/, "a"], [/ee/, "i"], [/oo/, "u"], [/v/, "w"], [/w/, "v"], [/sh/, "s"], [/th/, "t"], [/ph/, "f"], [/i$/, "ee"], [/u/, "oo"], [/a$/, "aa"], [/x/, "ksh"], [/z/, "j"], [/j/, "z"], [/chh/, "ch"], [/ai/, "ayi"], [/dh/, "d"], [/au/, "ou"],
]; // biome-ignore format: pairs read best in rows

/** The same word as another hand would put it in Roman letters. */
export function otherHand(word: string, random: Random): string {
  const fitting = HANDS.filter(([pattern]) => pattern.test(word));
  if (fitting.length === 0) return word;
  const [pattern, replacement] = random.pick(fitting);
  return word.replace(pattern, replacement);
}
