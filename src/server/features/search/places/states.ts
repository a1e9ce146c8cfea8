/** States in a text, by their former names, other spellings and abbreviations too. */
import { fold, isDevanagari } from "#base/fold.ts";
import { isStopWord } from "../text/stop-words.ts";
import type { Token } from "../text/words.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { isPartOfCity, type Localities } from "./localities.ts";
import type { StateNameRow } from "./queries.ts";

export interface States {
  /** The present name of a state by its other names, of one word or several. */
  stateNames: Map<string, string>;
  /** The states behind short forms that may be other words too. */
  stateShortForms: Map<string, { code: string; name: string }>;
  /** The code of a state by the searchable words of its present name. */
  stateCodes: Map<string, string>;
  /** The words with which other names and short forms begin: most texts have none of them. */
  stateBeginnings: Set<string>;
}

const LONGEST_STATE_NAME = 3;
const LONGEST_SHORT_FORM = 4;
/** Raj is a person's name as well. */
const DOUBTFUL_IN_HINDI = "राज";

export function statesOf(rows: StateNameRow[]): States {
  const isShort = (folded: string) =>
    isDevanagari(folded) ? folded === DOUBTFUL_IN_HINDI : folded.length <= LONGEST_SHORT_FORM;
  const names = rows.filter(({ folded, name }) => folded !== name.toLowerCase());
  const long = names
    .filter(({ folded }) => !isShort(folded))
    .flatMap(({ folded, name }) => [folded, folded.replaceAll(" ", "")].map((each) => [each, name] as const));
  return {
    stateBeginnings: new Set([...long, ...names.map(({ folded }) => [folded])].map(([name]) => name!.split(" ")[0]!)),
    stateNames: new Map(long),
    stateShortForms: new Map(names.filter(({ folded }) => isShort(folded)).map((row) => [row.folded, row])),
    stateCodes: new Map(rows.map(({ code, name }) => [searchable(fold(name).split(" ")).join(" "), code])),
  };
}

const searchable = (words: string[]) => words.filter((word) => !isStopWord(word));

/**
 * The text with other names of states replaced by the present ones, the only ones that documents have. A short form is replaced where it can hardly mean
 * anything else, and only if `counts` says so.
 */
export function withPresentStates(known: Known, text: string, counts: (word: string) => boolean = () => true): string {
  const words = fold(text).split(" ");
  if (!words.some((word) => known.stateBeginnings.has(word))) return text;
  const present: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, name } = stateAt(known, { text, words, at, counts });
    present.push(name ?? words.slice(at, at + length).join(" "));
    at += length;
  }
  return present.every((each, at) => each === words[at]) ? text : present.join(" ");
}

/** A word by its position in a text. */
interface TextPosition {
  text: string;
  words: string[];
  at: number;
}

type Known = States & Gazetteer & Localities;

function stateAt(
  known: Known,
  { counts, ...position }: TextPosition & { counts: (word: string) => boolean },
): { length: number; name?: string } {
  const { words, at } = position;
  const run = (length: number) => words.slice(at, at + length).join(" ");
  // Bihar Sharif is a town, and MP Nagar a part of one
  for (let length = known.longestPlaceName; length > 1; length--)
    if (known.placesByName.has(run(length)) || isPartOfCity(known, run(length))) return { length };
  for (let length = LONGEST_STATE_NAME; length > 0; length--) {
    const name = known.stateNames.get(run(length));
    if (name !== undefined) return { length, name };
  }
  const state = known.stateShortForms.get(words[at] as string);
  const isMeant = state && counts(words[at] as string) && isShortFormMeant(known, state.code, position);
  return { length: 1, name: isMeant ? state.name : undefined };
}

/** Short forms in everyday use, which may also come first: "MP halwai". */
const EVERYDAY = new Set(["mp", "up", "mh", "cg", "gj", "rj", "tn", "wb", "jk", "jh"]);
/** Raj, Har and Maha are names or words too: they mean a state only beside one of its places. */
const IS_NO_WORD = /^(?:[a-z]{2}|[b-df-hj-np-tv-xz]+)$/;
const BEFORE_UP = /^(?:make|check|set|pick|start|sign|back|touch|wrap|clean|close|light|tune|warm|dress|line|follow)$/;

function isShortFormMeant(known: Gazetteer, code: string, { text, words, at }: TextPosition): boolean {
  const word = words[at] as string;
  if (isBesidePlaceOf(known, code, words, at)) return true;
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

/** The codes of the states named in a text, by the positions of the words that name them. */
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
