/** What is being typed, as names are compared with it: word by word, in either script, the last one perhaps unfinished. */
import { foldWords, isDevanagari } from "#base/fold.ts";
import { memoized } from "#base/memo.ts";
import { plainRoman, searchableWords } from "../text/searchable-words.ts";
import { keyOf } from "../text/sounds.ts";
import { isStopWord } from "../text/stop-words.ts";

export interface TypedWord {
  word: string;
  /** In the spelling for all hands. */
  plain: string;
  /** In Roman letters. */
  roman: string;
  /** What the sound keys of fitting words begin with; empty while too little is typed to tell. */
  sound: string;
}

/** A name that fits: 3 and 2 begin as typed, 1 and 0 have it in a later word; 3 and 1 letter by letter in either script, 2 and 0 by sound alone. */
export type Fit = 0 | 1 | 2 | 3;
export const BEST_FIT = 3;

/** More is no beginning of a name, and would be work for nothing. */
const MOST = { words: 6, letters: 60 };
/** Below this the sound of Roman letters fits half the vocabulary; one of Devanagari says more. */
const LEAST_SOUND = 3;
/** Letters that different hands write for the same, in Roman spellings of Hindi and of English. */
const SAME_LETTERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/chh/g, "ch"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/c(?!h)|q/g, "k"],
  [/x/g, "ks"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** The names with the most used words are looked at with nearly every letter that somebody types. They share their words, so that a name takes little memory. */
const MOST_NAMES = 30_000;
export const nameOf: (text: string) => Name = memoized((text) => new Name(text), MOST_NAMES);
const nameWordOf = memoized((word) => new NameWord(word), 20_000);
const romanOf = memoized((word) => (isDevanagari(word) ? plainRoman(word) : word), 20_000);
/** One spelling for all hands; the beginning of a word gives the beginning of its spelling. */
const plainOf = memoized(
  (word) => SAME_LETTERS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), romanOf(word)),
  20_000,
);

/** A name, as it is compared with what is typed and with other names. */
export class Name {
  readonly words: NameWord[];
  readonly #text: string;
  #keys: string | undefined;

  constructor(text: string) {
    this.#text = text;
    this.words = foldWords(text).map(nameWordOf);
  }

  /** The sound keys of its words, in alphabetical order: the same however somebody spells it. */
  get keys(): string {
    this.#keys ??= [...new Set(searchableWords(this.#text).map(keyOf))].sort().join(" ");
    return this.#keys;
  }
}

/** A word of a name, folded; what else it is compared by is worked out at the first look. */
class NameWord {
  readonly word: string;
  #plain: string | undefined;
  #key: string | undefined;

  constructor(word: string) {
    this.word = word;
  }

  get plain(): string {
    this.#plain ??= plainOf(this.word);
    return this.#plain;
  }

  get key(): string {
    this.#key ??= keyOf(this.word);
    return this.#key;
  }
}

/** The words of a text that is being typed; none when it is too long to be a name. */
export function typedWords(text: string): TypedWord[] {
  const words = foldWords(text);
  if (words.length > MOST.words || words.join(" ").length > MOST.letters) return [];
  return words.map((word) => ({ word, plain: plainOf(word), roman: romanOf(word), sound: soundOf(word) }));
}

/** Those by which documents are looked for: the index has no stop words. The last one may become any word. */
export function indexedWords(typed: readonly TypedWord[]): TypedWord[] {
  const meant = typed.filter(({ word }, at) => !isStopWord(word) || (typed.length === 1 && at === 0));
  return meant.length > 0 ? meant : typed.slice(-1);
}

/** How a name fits; undefined when one of the typed words begins none of its words, or only one that another has taken. */
export function fitOf({ words }: Name, typed: readonly TypedWord[]): Fit | undefined {
  const taken: number[] = [];
  let worst: 1 | 2 = 2;
  for (const one of typed) {
    const at = words.findIndex((word, at) => !taken.includes(at) && fitOfWord(word, one) > 0);
    if (at < 0) return undefined;
    if (fitOfWord(words[at]!, one) < 2) worst = 1;
    taken.push(at);
  }
  const begins = taken[0] === 0 || fitOfWord(words[0]!, typed[0]!) > 0 ? 2 : 0;
  return (begins + worst - 1) as Fit;
}

/** 2 letter by letter, whatever the script, 1 by sound alone. */
function fitOfWord(of: NameWord, { word, plain, sound }: TypedWord): 0 | 1 | 2 {
  if (of.word.startsWith(word) || of.plain.startsWith(plain)) return 2;
  return sound.length > 1 && of.key.startsWith(sound) ? 1 : 0;
}

/** An unfinished word has neither an ending nor a last vowel that would count: "halv" sounds like the beginning of halwai. */
function soundOf(word: string): string {
  if (!isDevanagari(word) && word.length < LEAST_SOUND) return "";
  const whole = isDevanagari(word) || /[aeiouy]$/.test(word) ? keyOf(word) : keyOf(`${word}a`);
  return whole.replace(/a+$/, "");
}
