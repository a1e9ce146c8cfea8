/** A typed text split into words: those to look for, where they stood, and what its qualifiers ask for. */
import { fold } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";
import { readQualifiers } from "./qualifiers.ts";
import { isStopWord } from "./stop-words.ts";

export interface Token {
  word: string;
  /** How it sounds; see soundKey(). */
  key: string;
  /** Its position among all words of the text, those left out included. */
  at: number;
}

export interface TokenizedText {
  /** Every word of the text, folded. */
  all: string[];
  tokens: Token[];
  /** The position of the last word that belongs to no qualifier. */
  last: number;
  nearMe: boolean;
  openNow: boolean;
}

const MOST_WORDS = 30;
/** People type the same words again and again. */
const keyOf = memoized(soundKey, 5000);

/** Splits a search text into words. Stop words and qualifiers are not among the tokens. */
export function tokenize(text: string): TokenizedText {
  const folded = fold(text);
  const all = folded === "" ? [] : folded.split(" ").slice(0, MOST_WORDS);
  const { nearMe, openNow, positions } = readQualifiers(all);
  const tokens = all
    .map((word, at) => ({ word, key: keyOf(word), at }))
    .filter(({ word, at }) => !positions.has(at) && !isStopWord(word));
  return { all, tokens, last: all.findLastIndex((_, at) => !positions.has(at)), nearMe, openNow };
}

const OPTIONAL_WORDS =
  "shop store dukan दुकान service center centre agency company firm person place thing work काम kaam दाम rate price abhi अभी aaj आज";
const OPTIONAL_KEYS = new Set(OPTIONAL_WORDS.split(" ").map(soundKey));

/** Words that say how or where and hardly what: alone they are no reason to show an item. */
const WEAK_WORDS = `har हर home house ghar घर class classes online ऑनलाइन rent hire kiraya किराया किराये old new purana naya पुराना नया age small big bada chhota ladies gents men women mahila kids children bachche बच्चे
  kal subah shaam morning evening raat party batch board set light number season full ready banwana banvana banana mausam
  family day night din raat दिन रात time month year lady office market area road city sheher शहर second hand original pure special full free delivery
  seekhna sikhna sikhana bolna सीखना सिखाना बोलना offline ऑफलाइन dono दोनों papa mummy mata pita dadi dada nani nana beti beta bhai behan पापा मम्मी दादी दादा नानी नाना बेटी बेटा बहन`;
const WEAK_KEYS = new Set(WEAK_WORDS.split(/\s+/).map(soundKey));

/** Whether a word carries no meaning without another one. */
export function isWeak({ key }: Token): boolean {
  return WEAK_KEYS.has(key) || /^\d+$/.test(key);
}

/** Whether a word improves the rank of what has it but is not required: a "sweet shop" may call itself neither shop nor store. */
export function isOptional({ key }: Token): boolean {
  return OPTIONAL_KEYS.has(key);
}

/** Whether a word has a meaning of its own, so that an item without it lacks something. */
export function hasContent(token: Token): boolean {
  return !isOptional(token) && !isWeak(token);
}
