/** Words as the index stores them: which ones of a text can be searched for, and how each is spelled in either script. */
import { maskContacts } from "#base/contact-mask.ts";
import { toLatinDigits } from "#base/digits.ts";
import { foldWords, isDevanagari } from "#base/fold.ts";
import { romanize } from "#base/transliterate.ts";
import { isStopWord } from "./stop-words.ts";

/** A word in Roman letters and in Devanagari, as far as it is known in each. */
export interface Spellings {
  roman: string | null;
  devanagari: string | null;
}

const NONE: ReadonlySet<string> = new Set();

/** The folded words of free text that can be searched for. Phone-like numbers, e-mail addresses and links are left out, so that a search cannot confirm them. `meant`: stop words that count nevertheless. */
export function searchableWords(text: string, meant: ReadonlySet<string> = NONE): string[] {
  return foldWords(maskContacts(toLatinDigits(text))).filter(
    (word) => (!isStopWord(word) || meant.has(word)) && !/^\d{5,}$/.test(word) && word.length <= 40,
  );
}

/** Both spellings of a word in a text: one in Devanagari is also transliterated. */
export function spellingsOf(word: string): Spellings & { roman: string } {
  return isDevanagari(word) ? { roman: plainRoman(word), devanagari: word } : { roman: word, devanagari: null };
}

/** Transliterated Devanagari with the vowels that people write once. */
export function plainRoman(word: string): string {
  return romanize(word).replace(/aa+/g, "a").replace(/ii+/g, "i").replace(/uu+/g, "u");
}

/** The spelling to show in place of a typed word, in its script where that is known (`isSameScript`). */
export function spellingLike(typed: string, { roman, devanagari }: Spellings): { word: string; isSameScript: boolean } {
  const same = isDevanagari(typed) ? devanagari : roman;
  return { word: same ?? roman ?? devanagari ?? typed, isSameScript: same !== null };
}
