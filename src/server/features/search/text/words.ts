/** A typed text split into words: those to look for, where they stood, and what its qualifiers ask for. */
import { fold } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { readQualifiers } from "./qualifiers.ts";
import { keyOf } from "./sounds.ts";
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

const NONE: ReadonlySet<string> = new Set();

/** Splits a search text into words. Stop words and qualifiers are not among the tokens. `meant`: stop words that count nevertheless. */
export function tokenize(text: string, meant = NONE): TokenizedText {
  const folded = fold(text);
  const all = folded === "" ? [] : folded.split(" ").slice(0, MOST_WORDS);
  const { nearMe, openNow, positions } = readQualifiers(all);
  const tokens = all
    .map((word, at) => ({ word, key: keyOf(word), at }))
    .filter(({ word, at }) => !positions.has(at) && !isPeople(word, all[at - 1]) && !isToMe(word, all))
    .filter(({ word, at }) => !isBooking(word, all[at + 1]))
    .filter(({ word }) => !isStopWord(word) || meant.has(word));
  return { all, tokens, last: all.findLastIndex((_, at) => !positions.has(at)), nearMe, openNow };
}

/** "500 logo ka khana" is for people and asks for no logo. */
function isPeople(word: string, before: string | undefined): boolean {
  return word === "logo" && /^\d+$/.test(before ?? "");
}

/** Letters that nobody speaks as one word stand for nothing that only sounds like them: PVR is no power. */
export function isAbbreviation(word: string): boolean {
  return /^[bcdfghj-np-tvwxz]{2,4}$/.test(word);
}

const TO_DO = /^kar(?:n[aei]|o|ke|wan[aei]|an[aei]|)$|^(?:करना|करनी|करने|करवाना|करवानी|कराना|करानी)$/;

/** In "garden book karna hai" it is what to do with a garden, and none to read. */
function isBooking(word: string, after: string | undefined): boolean {
  return (word === "book" || word === "बुक") && TO_DO.test(after ?? "");
}

/** "Is", "wanted" and "to be done". */
const MARATHI = /^(?:a{1,2}he|pa{1,2}hije|hav(?:a|e|i|ay)|karaych(?:a|e|i|ay))$/;

/** In "mala flat pahije" it is Marathi for "to me", and no garland. */
function isToMe(word: string, all: readonly string[]): boolean {
  return word === "mala" && all.some((other) => MARATHI.test(other));
}

const OPTIONAL_WORDS =
  "shop store dukan दुकान service center centre agency company firm person place thing work काम kaam दाम rate price abhi अभी aaj आज";
const OPTIONAL_KEYS = new Set(OPTIONAL_WORDS.split(" ").map(soundKey));

/** Words that say how or where and hardly what: alone they are no reason to show an item. */
const WEAK_WORDS = `har हर home house ghar घर class classes online ऑनलाइन rent hire kiraya किराया किराये old new purana naya पुराना नया age small big bada chhota ladies gents men women mahila kids children bachche बच्चे
  kal subah shaam morning evening raat party batch board set light number season full ready banwana banvana banana mausam
  family day night din raat दिन रात time month year lady office market area road city sheher शहर second hand original pure special full free delivery banwani banvani banwane banvane बनवाना बनवानी बनवाने
  wife husband pati patni bhagwan भगवान पति पत्नी sikhane sikhate सिखाने सिखाते सीखने seekhna sikhna sikhana bolna सीखना सिखाना बोलना offline ऑफलाइन dono दोनों papa mummy mata pita dadi dada nani nana beti beta bhai behan पापा मम्मी दादी दादा नानी नाना बेटी बेटा बहन
  kholna kholni kholne chalana chalani chalane baithe baithkar rehna rehne rahna rahne lagana lagane padhna padhne peena peene rakhwana dikhana dikhane
  खोलना खोलनी खोलने चलाना चलानी चलाने बैठे बैठकर रहना रहने लगाना लगाने पढ़ना पढ़ने दिखाना दिखाने रखवाना baat बात roz रोज lagwane lagvane lagwana
  jagah जगह
  monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar itvar सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
  january february april june july august september october november december jan feb aug sept oct nov dec जनवरी फरवरी अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर`;
const WEAK_KEYS = new Set(WEAK_WORDS.split(/\s+/).map(soundKey));

/** Whether a word carries no meaning without another one. */
export function isWeak({ key }: Token): boolean {
  return WEAK_KEYS.has(key) || /^\d+$/.test(key);
}

const CLASS_KEYS = new Set("class kaksha कक्षा क्लासेस varg वर्ग".split(" ").map(soundKey));

/** Whether it says only that something is taught: whoever has "yoga" in the name teaches it too. */
export function isClass({ key }: Token): boolean {
  return CLASS_KEYS.has(key);
}

/** Whether a word improves the rank of what has it but is not required: a "sweet shop" may call itself neither shop nor store. */
export function isOptional({ key }: Token): boolean {
  return OPTIONAL_KEYS.has(key);
}

/** Whether a word has a meaning of its own, so that an item without it lacks something. */
export function hasContent(token: Token): boolean {
  return !isOptional(token) && !isWeak(token);
}
