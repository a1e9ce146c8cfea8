/** Sound keys: spellings of one word by different hands and in two scripts meet in one key, so that search compares sounds. */
import { isDevanagari } from "./fold.ts";
import { romanize, toDevanagari } from "./transliterate.ts";

/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const INDIAN = /[\u0980-\u0d7f]/;

type Rule = readonly [RegExp, string];

const PLURALS: Rule[] = [
  [/(?<=[a-z]{2})ies$/, "i"],
  [/(?<=ss|sh|ch|x)es$/, ""],
  [/(?<=[a-z]{2}(?:[b-df-hj-np-rtv-xz]|ee|[^aeious]e))s$/, ""],
  [/(?<=[a-z]{3}o)s$/, ""],
];
const HINDI_PLURALS: Rule[] = [
  [/(?<=..)ि(?:यों|यां)$/u, "ी"],
  [/(?<=..)इ(?:यों|यां)$/u, "ई"],
  [/(?<=.[\u0915-\u0939])(?:ों|ें)$/u, ""],
];
const CONSONANTS: Rule[] = [
  [/sch/g, "sk"],
  [/t?chh?/g, "C"],
  [/ksh|x/g, "ks"],
  [/qu(?=[aeio])/g, "kv"],
  [/ck|q/g, "k"],
  [/ph/g, "f"],
  [/jn|dny/g, "gy"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/[ts]ion$/g, "shn"],
  [/tre$/g, "ter"],
  [/z/g, "j"],
];
const VOWELS: Rule[] = [
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/ao$/g, "av"],
  [/ou|au|oa|ow(?![aeiouy])/g, "o"],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
  [/(?<=.)a(?:yi|[iy])/g, "Y"],
  [/ey$/g, "e"],
  [/(?<=[b-df-hj-np-tv-xzC])y(?![aeiou])/g, "i"],
  [/i(?=[aou])/g, "iy"],
  [/m(?=[pbf])/g, "n"],
  [/(?<=.)a(?=.)/g, ""],
  [/Y/g, "y"],
  [/C/g, "ch"],
  [/(.)\1+/g, "$1"],
];

/**
 * The key of a folded word: हलवाई, halwai, halwayi and halvai give "hlvy"; पंडित and pandit "pndit"; ji and jee "ji". Long and short vowels, w/v, ph/f, z/j,
 * chh/ch, doubled letters, plurals and the unwritten vowel a inside a word do not count. Words of other Indian scripts are heard as if they stood in Devanagari: દરજી as दरजी. Abbreviations (gst), numbers and words of scripts from elsewhere are their own key.
 */
export function soundKey(word: string): string {
  if (INDIAN.test(word)) return soundKey(toDevanagari(word)) || word;
  if (isDevanagari(word)) return romanKey(romanize(applied(HINDI_PLURALS, word)));
  const isAbbreviation = /^[b-df-hj-np-tv-xz]{1,5}$/.test(word);
  return /^[a-z]+$/.test(word) && !isAbbreviation ? romanKey(applied(PLURALS, word)) : word;
}

/**
 * A coarser key under which near misses of a sound key lie together: no h, sh as s, b as v, d as r, m as n, vowels left out and letters in any order
 * (in short words vowels count by class and order matters). Look words up by it, then judge them with `soundDistance`.
 */
export function soundBucket(key: string): string {
  const plain = key
    .replace(/(?<=.{3}[^aeiouym])m$/, "")
    .replace(/(?<=[kgcjtdpbs])h/g, "")
    .replace(/b/g, "v")
    .replace(/d/g, "r")
    .replace(/m/g, "n");
  const isLong = plain.replace(/[aeiouy]/g, "").length >= 4;
  if (isLong)
    return Array.from(plain.replace(/[aeiouy]|(?<=.)h/g, ""))
      .sort()
      .join("");
  return plain
    .replace(/[ae]$|(?<=[^aeiou])y(?=[^aeiou])/g, "")
    .replace(/[ey]/g, "i")
    .replace(/u/g, "o");
}

function romanKey(roman: string): string {
  return applied(VOWELS, applied(CONSONANTS, roman));
}

function applied(rules: readonly Rule[], word: string): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}
