/** Abbreviations: stop words that a name of the catalogue writes in capitals, as JEE, which beside the other words of a phrase are words to look for, and letters spelled with dots in Devanagari. */
import { fold } from "#base/fold.ts";
import { isStopWord } from "../text/stop-words.ts";

/** The stop words that these names write in capitals, folded. */
export function abbreviationsIn(names: readonly string[]): Set<string> {
  const capitals = names.flatMap((name) => name.match(/(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z])/g) ?? []);
  return new Set(capitals.map(fold).filter(isStopWord));
}

/** Which of these stop words a text means: those of a phrase that stands in it as a whole. */
export function abbreviationsMeant(
  { abbreviations }: { abbreviations: ReadonlyMap<string, string[][]> },
  text: string,
): Set<string> {
  if (abbreviations.size === 0) return new Set();
  const words = fold(text).split(" ");
  const isThere = (phrase: string[]) => phrase.every((word) => words.includes(word));
  return new Set(words.filter((word) => abbreviations.get(word)?.some(isThere)));
}

const LETTERS = "\\p{Script=Devanagari}{1,5}";
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{M}])${LETTERS}\\.(?:\\s?${LETTERS}\\.)*(?:${LETTERS}(?![\\p{L}\\p{M}]))?`,
  "gu",
);

/** The text with "सी.ए." as "सीए", where the catalogue has such a word. Of Latin letters fold() makes one word by itself. */
export function withSpelledLetters({ words }: { words: ReadonlySet<string> }, text: string): string {
  return text.replace(SPELLED, (letters) => {
    const word = letters.replace(/[.\s]/g, "");
    return words.has(fold(word)) ? word : letters;
  });
}
