/** Words of Indian scripts in Devanagari, and Devanagari words in Roman letters as people who type Hindi on a Latin keyboard would spell them: for search keys only. */

/** Bengali to Malayalam: Unicode lays these scripts out alike, 128 places each, in the order of Devanagari. */
const INDIAN = /[\u0980-\u0d7f]/g;
const PLACES = 128;
/** Letters without one in the same place of Devanagari. */
const APART: Record<string, string> = {
  "\u09ce": "त्", "\u0a5c": "ड", "\u0a70": "ं", "\u0a71": "", "\u0b71": "व", "\u0d7a": "ण", "\u0d7b": "न", "\u0d7c": "र", "\u0d7d": "ल", "\u0d7e": "ळ", "\u0d7f": "क",
}; // biome-ignore format: a table reads best in rows
/** Heard as r: শাড়ি is a saree. */
const BENGALI_R = /[\u09a1\u09a2]\u09bc/g;
const SIGNS_BESIDE = /[\u093c\u0950-\u0957\u0962-\u097f]/g;

/** A folded word of another Indian script letter by letter in Devanagari, દરજી as दरजी; any other word as it is. */
export function toDevanagari(word: string): string {
  return word
    .replace(BENGALI_R, "र")
    .replace(INDIAN, (letter) => APART[letter] ?? String.fromCharCode(0x0900 + (letter.charCodeAt(0) % PLACES)))
    .replace(SIGNS_BESIDE, "");
}

const CONSONANTS: Record<string, string> = {
  क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n", ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n",
  त: "t", थ: "th", द: "d", ध: "dh", न: "n", ऩ: "n", प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ऱ: "r", ल: "l", ळ: "l", ऴ: "l",
  व: "v", श: "sh", ष: "sh", स: "s", ह: "h",
}; // biome-ignore format: a table reads best in rows
const VOWELS: Record<string, string> = {
  अ: "a", आ: "aa", इ: "i", ई: "ii", उ: "u", ऊ: "uu", ऋ: "ri", ऌ: "li", ऍ: "e", ऎ: "e", ए: "e", ऐ: "ai", ऑ: "o", ऒ: "o", ओ: "o", औ: "au", ॐ: "om",
}; // biome-ignore format: a table reads best in rows
const SIGNS: Record<string, string> = {
  "ा": "aa", "ि": "i", "ी": "ii", "ु": "u", "ू": "uu", "ृ": "ri", "ॄ": "ri", "ॅ": "e", "ॆ": "e", "े": "e", "ै": "ai", "ॉ": "o", "ॊ": "o", "ो": "o", "ौ": "au",
}; // biome-ignore format: a table reads best in rows
const VIRAMA = "्";
const ANUSVARA = "ं";
const VISARGA = "ः";

/**
 * One folded word in Roman letters: हलवाई gives "halavaaii", पंडित "pandit". An inherent vowel is written between consonants and left out at the end
 * of the word, save after a joined य (सत्य, satya). Letters of other scripts stay as they are.
 */
export function romanize(word: string): string {
  const letters = Array.from(word.replaceAll("ज्ञ", "ग्य").replace(/्य$/, "्या"));
  let roman = "";
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    const next = letters[at + 1];
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) roman += consonant + inherentVowel(next);
    else if (letter === ANUSVARA) roman += nasal(next);
    else if (letter !== VIRAMA && letter !== VISARGA) roman += SIGNS[letter] ?? VOWELS[letter] ?? letter;
  }
  return roman;
}

function inherentVowel(next: string | undefined): string {
  return next === undefined || next === VIRAMA || next === VISARGA || SIGNS[next] !== undefined ? "" : "a";
}

/** Before ह the nasal is heard as "ng" (सिंह, singh); at the end of a word it only colours the vowel (माँ, ma). */
function nasal(next: string | undefined): string {
  if (next === undefined) return "";
  return next === "ह" ? "ng" : "n";
}
