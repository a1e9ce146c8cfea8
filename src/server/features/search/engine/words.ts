/** A typed text taken apart: the words that must be found, where they stood, and what was asked besides. */
import { fold, isDevanagari } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";
import { asides } from "./asides.ts";
import { isStopWord } from "./stop-words.ts";

export interface Token {
  word: string;
  key: string;
  /** Its position among all words of the text, those left out included. */
  at: number;
}

export interface ReadText {
  /** Every word of the text, folded. */
  all: string[];
  tokens: Token[];
  /** The position of the last word that belongs to what is looked for. */
  last: number;
  nearMe: boolean;
  openNow: boolean;
}

const MOST_WORDS = 30;
/** People type the same words again and again. */
const keyOf = memoized(soundKey, 5000);

/** Takes a search text apart; words that carry nothing are left out, unless nothing else is there. */
export function readText(text: string): ReadText {
  const folded = fold(text);
  const all = folded === "" ? [] : folded.split(" ").slice(0, MOST_WORDS);
  const { nearMe, openNow, said } = asides(all);
  const tokens = all
    .map((word, at) => ({ word, key: keyOf(word), at }))
    .filter(({ word, at }) => !said.has(at) && !isStopWord(word));
  return { all, tokens, last: all.findLastIndex((_, at) => !said.has(at)), nearMe, openNow };
}

const SOFT = new Set(
  [
    "shop",
    "store",
    "dukan",
    "दुकान",
    "service",
    "center",
    "centre",
    "agency",
    "company",
    "firm",
    "person",
    "place",
    "thing",
    "work",
    "काम",
    "kaam",
    "दाम",
    "rate",
    "price",
    "abhi",
    "अभी",
    "aaj",
    "आज",
  ].map(soundKey),
);

/** Whether a word helps to rank but need not be found: a "sweet shop" may call itself neither shop nor store. */
export function isSoft({ key }: Token): boolean {
  return SOFT.has(key);
}

/** Whether a word is written in the script of a typed one, so that it may be shown in its place. */
export function inScriptOf(
  typed: string,
  { roman, devanagari }: { roman: string | null; devanagari: string | null },
): { word: string; isSame: boolean } {
  const own = isDevanagari(typed) ? devanagari : roman;
  return { word: own ?? roman ?? devanagari ?? typed, isSame: own !== null };
}
