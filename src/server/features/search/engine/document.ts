/** A business or offering as search sees it: its words with their scores. Nothing that visitors may not read becomes searchable. */
import { maskContacts } from "#base/contact-mask.ts";
import { toLatinDigits } from "#base/digits.ts";
import { foldWords, isDevanagari } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { coarse } from "#base/geo.ts";
import { romanize } from "#base/transliterate.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { categoryTerm, EVERYTHING, POINTS, placeTerm, subcategoryTerm } from "./scores.ts";
import { isStopWord } from "./stop-words.ts";

export interface SearchWord {
  key: string;
  roman: string;
  devanagari: string | null;
  score: number;
}

export interface SearchDocument {
  id: string;
  place_id: number;
  subcategory_id: number | null;
  lat: number;
  lng: number;
  words: SearchWord[];
  /** The terms below zero, with their scores. */
  marks: Array<{ term: number; score: number }>;
}

/** What is worked out once for many documents: sound keys of words, and of the words of each category. */
export interface IndexMemory {
  keys: Map<string, string>;
  categoryKeys: Map<string, Set<string>>;
}

export const newIndexMemory = (): IndexMemory => ({ keys: new Map(), categoryKeys: new Map() });

const MOST_WORDS = 120;

/** The document of a public row. Phone-like runs, e-mails and links in free text are left out, so that search cannot confirm them. */
export function searchDocument(source: SearchSource, memory: IndexMemory): SearchDocument {
  const quality = qualityOf(source);
  const words = new Map<string, SearchWord>();
  const add = (text: string, points: number, extra = (_key: string) => 0) => {
    for (const word of searchableWords(text)) {
      const key = keyOf(word, memory);
      const score = (points + extra(key)) * 100 + quality;
      const known = words.get(key);
      if (!known) words.set(key, { key, ...spellings(word), score });
      else if (!known.devanagari && isDevanagari(word)) known.devanagari = word;
    }
  };
  const own = ownCategoryKeys(source, memory);
  const length = Math.max(1, searchableWords(source.name).length);
  add(source.name, POINTS.name + Math.round(POINTS.nameAlone / length), (key) =>
    own.has(key) ? POINTS.nameIsCategory : 0,
  );
  add(source.business_name, POINTS.businessName);
  add(source.place_name, POINTS.place);
  add(source.description, POINTS.description);
  add(source.state_name, POINTS.state);
  const marks = [
    { term: EVERYTHING, score: quality },
    ...categoryMarks(source, quality),
    { term: placeTerm(source.place_id), score: 0 },
  ];
  const { id, place_id, subcategory_id } = source;
  // The index knows only what strangers may know: order and distance of results would betray an exact point.
  return { id, place_id, subcategory_id, ...coarse(source), words: [...words.values()].slice(0, MOST_WORDS), marks };
}

/** The folded words of free text that may be searched for. */
export function searchableWords(text: string): string[] {
  return foldWords(maskContacts(toLatinDigits(text))).filter(
    (word) => !isStopWord(word) && !/^\d{5,}$/.test(word) && word.length <= 40,
  );
}

function keyOf(word: string, { keys }: IndexMemory): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = soundKey(word);
  keys.set(word, key);
  return key;
}

function categoryMarks({ subcategory_id, category_id }: SearchSource, quality: number) {
  if (subcategory_id === null || category_id === null) return [];
  return [
    { term: subcategoryTerm(subcategory_id), score: POINTS.subcategory * 100 + quality },
    { term: categoryTerm(category_id), score: POINTS.category * 100 + quality },
  ];
}

function ownCategoryKeys({ subcategory_words, category_words }: SearchSource, memory: IndexMemory): Set<string> {
  const text = `${subcategory_words} ${category_words}`;
  const known = memory.categoryKeys.get(text);
  if (known) return known;
  const own = new Set(searchableWords(text).map((word) => keyOf(word, memory)));
  memory.categoryKeys.set(text, own);
  return own;
}

function spellings(word: string): { roman: string; devanagari: string | null } {
  return isDevanagari(word) ? { roman: plainRoman(word), devanagari: word } : { roman: word, devanagari: null };
}

/** Transliterated Devanagari with the vowels that people write once. */
export function plainRoman(word: string): string {
  return romanize(word).replace(/aa+/g, "a").replace(/ii+/g, "i").replace(/uu+/g, "u");
}

function qualityOf(source: SearchSource): number {
  const described = Math.min(30, Math.floor(source.description.length / 8));
  return described + Math.min(3, source.images) * 15 + (source.has_hours ? 10 : 0);
}
