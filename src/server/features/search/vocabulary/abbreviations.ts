/** Stop words that a name of the catalogue writes in capitals, as JEE: beside the other words of a phrase they are words to look for. */
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
