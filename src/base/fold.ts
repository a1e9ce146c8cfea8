/** Plain folding of text for comparison: one written form for one word, in Latin and Devanagari letters, without losing its script. */
import { toLatinDigits } from "./digits.ts";

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LATIN_ACCENT = /[\u0300-\u036f]/g;
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;
const AVAGRAHA = /\u093d/g;
const POSSESSIVE = /['’ʼ`]s(?![\p{L}\p{M}])/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;
/** Latin words alone, as most names and searches are: already in their folded form, single letters aside. */
const PLAIN = /^[a-z]{2,}(?: [a-z]{2,})*$/;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const INITIALS = /(?<![\p{L}\p{M}\p{N}])[a-z](?: [a-z](?![\p{L}\p{M}\p{N}]))+/gu;

/**
 * The text in lower case and NFC, with Latin digits, without accents, nukta, joiners and punctuation, one space between words.
 * Chandrabindu counts as anusvara, "&" as "and", "Sharma's" as "sharma", "M. K. Sweets" as "mk sweets". Empty when nothing is left.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return toLatinDigits(text.normalize("NFKD"))
    .replace(INVISIBLE, "")
    .replace(LATIN_ACCENT, "")
    .replace(NUKTA, "")
    .replace(CHANDRABINDU, "\u0902")
    .replace(AVAGRAHA, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(POSSESSIVE, "")
    .replace(APOSTROPHE, "")
    .replaceAll("&", " and ")
    .replace(BETWEEN_WORDS, " ")
    .trim()
    .replace(INITIALS, (letters) => letters.replaceAll(" ", ""));
}

/** The words of a text in their folded form, in order. */
export function foldWords(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}

/** Whether a folded word is written in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}
