/** The phrases by which people name kinds, in memory: by the sound of their words, spelled as they are or nearly so. */
import { LRUCache } from "lru-cache";
import { isDevanagari } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import { type Spellings, searchableWords } from "../text/searchable-words.ts";
import { abbreviationsIn } from "./abbreviations.ts";
import type { CatalogueNameRow } from "./lexicon-queries.ts";
import { formsOf, type NearKey } from "./near-keys.ts";

/** A phrase that people use for a category or subcategory: its words and their sound keys in order, and the term of the category. */
export interface Phrase {
  term: number;
  words: string[];
  keys: string[];
}

export interface Catalogue {
  /** The phrases, as words, in which a stop word stands that is an abbreviation. */
  abbreviations: Map<string, string[][]>;
  /** Every word of the catalogue, folded, as it is spelled. */
  words: Set<string>;
  /** Phrases of the catalogue by each sound key in them. */
  phrasesByKey: Map<string, Phrase[]>;
  /** Each phrase once, by that of its keys which the fewest phrases have. */
  phrasesByRarestKey: Map<string, Phrase[]>;
  /** How a key of the catalogue is spelled. */
  spellingsByKey: Map<string, Spellings>;
  /** Keys of the catalogue under each of their forms (see formsOf()), with spaces between them: fifty thousand lists would take twice the memory. */
  keysByForm: Map<string, string>;
  /** The latest answers of `catalogueKeysNear`. */
  keysNear: LRUCache<string, NearKey[]>;
}

const MOST_ANSWERS = 5000;

export function catalogueOf(named: Array<CatalogueNameRow & { term: number }>): Catalogue {
  const phrasesByKey = new Map<string, Phrase[]>();
  const spellingsByKey = new Map<string, Spellings>();
  // One string for each word and each key, however many phrases have it.
  const keyedWords = new Map<string, { word: string; key: string }>();
  const abbreviations = new Map<string, string[][]>();
  const known = abbreviationsIn(named.map(({ name }) => name));
  for (const { term, name, name_hi, synonyms } of named)
    for (const phrase of [name, name_hi, ...synonyms]) {
      const keyed = searchableWords(phrase, known).map((word) => {
        const one = keyedWords.get(word) ?? { word, key: soundKey(word) };
        keyedWords.set(one.word, one);
        return one;
      });
      for (const { word, key } of keyed) {
        const spellings = spellingsByKey.get(key) ?? { roman: null, devanagari: null };
        spellings[isDevanagari(word) ? "devanagari" : "roman"] ??= word;
        spellingsByKey.set(key, spellings);
      }
      const keys = keyed.map(({ key }) => key);
      const entry = { term, words: keyed.map(({ word }) => word), keys };
      for (const word of entry.words) if (known.has(word)) append(abbreviations, word, entry.words);
      for (const key of new Set(keys)) append(phrasesByKey, key, entry);
    }
  const keysByForm = new Map<string, string>();
  for (const key of spellingsByKey.keys())
    for (const form of formsOf(key)) {
      const others = keysByForm.get(form);
      keysByForm.set(form, others ? `${others} ${key}` : key);
    }
  const keysNear = new LRUCache<string, NearKey[]>({ max: MOST_ANSWERS });
  const phrasesByRarestKey = byRarestKey(phrasesByKey);
  const words = new Set(keyedWords.keys());
  return { abbreviations, words, phrasesByKey, phrasesByRarestKey, spellingsByKey, keysByForm, keysNear };
}

function byRarestKey(phrasesByKey: Map<string, Phrase[]>): Map<string, Phrase[]> {
  const count = (key: string) => phrasesByKey.get(key)!.length;
  const byRarest = new Map<string, Phrase[]>();
  for (const phrase of new Set([...phrasesByKey.values()].flat()))
    append(
      byRarest,
      phrase.keys.reduce((rarest, key) => (count(key) < count(rarest) ? key : rarest)),
      phrase,
    );
  return byRarest;
}

/** The phrases of which all keys are among these. */
export function phrasesWithin(
  { phrasesByRarestKey }: Catalogue,
  keys: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): Phrase[] {
  return [...keys.keys()].flatMap((rarest) =>
    (phrasesByRarestKey.get(rarest) ?? []).filter((phrase) => phrase.keys.every((key) => keys.has(key))),
  );
}
