/** English words that only sound like a word of the catalogue: "full" is no phool, "talk" no talaq, and "goods" no gud. */
import { isEnglish } from "../text/known-words.ts";
import type { Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { fits } from "./candidates.ts";

type Typed = Pick<Token, "word" | "key">;

/** Whether the typed word is an English one and not this word in another spelling. */
export function isHomophone({ word }: Typed, spelled: string): boolean {
  return word !== spelled && isEnglish(word) && !(/^[a-z]+$/.test(spelled) && fits(word, spelled));
}

/** The other keys of its family; none when it only sounds like one of the family. */
export function familyOf({ families }: Pick<Lexicon, "families">, token: Typed): string[] {
  const family = families.get(token.key);
  return family?.words.some((word) => !isHomophone(token, word)) ? family.keys : [];
}
