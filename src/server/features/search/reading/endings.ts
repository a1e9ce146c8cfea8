/** Endings of Marathi that say whose something is and what it is for: "munjiche guruji" and "munjisathi guruji" are the guruji of a munj. */
import { soundKey } from "#base/fold-sound.ts";
import type { Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";

const ENDING = /(?:(?<=.{3})[aeiy]?(?:ch(?:e|i|a|ya)|sa{1,2}thi)|(?<=..)[ीेाि]?(?:चे|ची|चा|च्या|साठी))$/u;

/** The same word, known by the one that it is made of where the catalogue has that one alone. */
export function withoutEnding({ phrasesByKey, families }: Lexicon, token: Token): Token {
  if (phrasesByKey.has(token.key) || families.has(token.key) || !ENDING.test(token.word)) return token;
  const stem = token.word.replace(ENDING, "");
  const key = [stem, `${stem}a`, `${stem}i`].map(soundKey).find((one) => phrasesByKey.has(one));
  return key ? { ...token, key } : token;
}
