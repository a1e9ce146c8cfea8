/** Which written names a family means by a sub-community: one writes "Vadama", another "Iyer Vadama" or its Hindi, and a third looks for "Iyer". */
import { SUB_COMMUNITIES } from "./sub-communities.ts";

const NOT_LETTERS = /[^\p{L}\p{M}]+/u;
const wordsOf = (name: string) => name.toLowerCase().split(NOT_LETTERS).filter(Boolean);

const WHOLE = new Set(SUB_COMMUNITIES.flat().map((name) => name.toLowerCase()));
/** A word that is another's whole name stands for that one: "Gaur" is not "Adi Gaur". */
const KNOWN = SUB_COMMUNITIES.map((pair) => ({
  names: pair.map((name) => name.toLowerCase()),
  words: pair.flatMap(wordsOf).filter((word) => !WHOLE.has(word)),
}));

/** Whether the biodata suggests it, in either script. */
export const isSuggested = (name: string): boolean => WHOLE.has(name.toLowerCase());

/** In lower case: the name as it is, and every way of writing those of the list that it means. */
export function waysToWrite(name: string): string[] {
  const [whole, words] = [name.toLowerCase(), wordsOf(name)];
  const meant = WHOLE.has(whole)
    ? KNOWN.filter(({ names }) => names.includes(whole))
    : KNOWN.filter((one) => words.length > 0 && words.every((word) => one.words.includes(word)));
  return [...new Set([whole, ...meant.flatMap((one) => [...one.names, ...one.words])])];
}
