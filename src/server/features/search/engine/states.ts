/** States in a text by whatever people call them: former names, other spellings, abbreviations. */
import { fold, isDevanagari } from "#base/fold.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { listStateNames } from "./lexicon-queries.ts";
import { isStopWord } from "./stop-words.ts";
import type { Token } from "./words.ts";

export interface States {
  /** The present name of a state by what else it is called, in one word or several. */
  stateNames: Map<string, string>;
  /** The states behind short forms that may be other words too. */
  stateShortForms: Map<string, { code: string; name: string }>;
  /** The code of a state by the searchable words of its present name. */
  stateCodes: Map<string, string>;
}

const LONGEST_STATE_NAME = 3;
const LONGEST_SHORT_FORM = 4;
/** Raj is a name as well. */
const DOUBTFUL_IN_HINDI = "राज";

export function statesOf(rows: Awaited<ReturnType<typeof listStateNames>>): States {
  const isShort = (folded: string) =>
    isDevanagari(folded) ? folded === DOUBTFUL_IN_HINDI : folded.length <= LONGEST_SHORT_FORM;
  const names = rows.filter(({ folded, name }) => folded !== name.toLowerCase());
  const long = names
    .filter(({ folded }) => !isShort(folded))
    .flatMap(({ folded, name }) => [folded, folded.replaceAll(" ", "")].map((each) => [each, name] as const));
  return {
    stateNames: new Map(long),
    stateShortForms: new Map(names.filter(({ folded }) => isShort(folded)).map((row) => [row.folded, row])),
    stateCodes: new Map(rows.map(({ code, name }) => [searchable(fold(name).split(" ")).join(" "), code])),
  };
}

const searchable = (words: string[]) => words.filter((word) => !isStopWord(word));

/**
 * The text with states by their present names, which alone documents know; as it was when it names none otherwise. Short forms count where they can
 * hardly be anything else, and if they pass `counts`.
 */
export function withPresentStates(
  lexicon: States & Gazetteer,
  text: string,
  counts: (word: string) => boolean = () => true,
): string {
  const words = fold(text).split(" ");
  const present: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, name } = stateAt(lexicon, { text, words, at, counts });
    present.push(name ?? words.slice(at, at + length).join(" "));
    at += length;
  }
  return present.every((each, at) => each === words[at]) ? text : present.join(" ");
}

interface Spot {
  text: string;
  words: string[];
  at: number;
}

function stateAt(
  lexicon: States & Gazetteer,
  { counts, ...spot }: Spot & { counts: (word: string) => boolean },
): { length: number; name?: string } {
  const { words, at } = spot;
  const run = (length: number) => words.slice(at, at + length).join(" ");
  // Bihar Sharif is a town
  for (let length = lexicon.longestPlaceName; length > 1; length--)
    if (lexicon.placesByName.has(run(length))) return { length };
  for (let length = LONGEST_STATE_NAME; length > 0; length--) {
    const name = lexicon.stateNames.get(run(length));
    if (name !== undefined) return { length, name };
  }
  const state = lexicon.stateShortForms.get(words[at] as string);
  const isMeant = state && counts(words[at] as string) && isMeantByShortForm(lexicon, state.code, spot);
  return { length: 1, name: isMeant ? state.name : undefined };
}

/** Short forms that everybody uses, also before the thing that is looked for. */
const EVERYDAY = new Set(["mp", "up", "mh", "cg", "gj", "rj", "tn", "wb", "jk", "jh"]);
/** Raj, Har and Maha are names and words: they are states only beside a place of the state. */
const IS_NO_WORD = /^(?:[a-z]{2}|[b-df-hj-np-tv-xz]+)$/;
const BEFORE_UP = /^(?:make|check|set|pick|start|sign|back|touch|wrap|clean|close|light|tune|warm|dress|line|follow)$/;

function isMeantByShortForm(lexicon: Gazetteer, code: string, { text, words, at }: Spot): boolean {
  const word = words[at] as string;
  if (isBesidePlaceOf(lexicon, code, words, at)) return true;
  if (!IS_NO_WORD.test(word)) return false;
  const isLast = words.slice(at + 1).every(isStopWord);
  if (!EVERYDAY.has(word)) return isLast && (!isStopWord(word) || isInCapitals(text, word));
  if (isInCapitals(text, word)) return true;
  if (word === "up" && (BEFORE_UP.test(words[at - 1] ?? "") || words[at + 1] === "to")) return false;
  return isLast || words.slice(0, at).every(isStopWord);
}

function isBesidePlaceOf({ placesByName, longestPlaceName }: Gazetteer, code: string, words: string[], at: number) {
  const isThere = (run: string[]) => placesByName.get(run.join(" "))?.some(({ state }) => state === code) ?? false;
  for (let length = 1; length <= longestPlaceName; length++)
    if ((at >= length && isThere(words.slice(at - length, at))) || isThere(words.slice(at + 1, at + 1 + length)))
      return true;
  return false;
}

/** Whether a word stands out by its capitals: "UP" and "U.P." in a text that is not all capitals. */
function isInCapitals(text: string, word: string): boolean {
  const letters = word.toUpperCase().split("").join("\\.? ?");
  return /[a-z\p{Script=Devanagari}]/u.test(text) && new RegExp(`(?<![A-Za-z])${letters}(?![A-Za-z])`).test(text);
}

/** The codes of the states that words of a text name, by the positions of those words. */
export function statesNamed({ stateCodes }: States, tokens: Token[]): Map<number, string> {
  const codes = new Map<number, string>();
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + LONGEST_STATE_NAME); to > from; to--) {
      const run = tokens.slice(from, to).map(({ word }) => word);
      const code = stateCodes.get(run.join(" "));
      if (code !== undefined) for (let at = from; at < to; at++) codes.set(at, code);
    }
  return codes;
}
