/** The lexicon in memory, names of places and words of the catalogue: what a typed word may mean before any document is read. */
import { LRUCache } from "lru-cache";
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Gazetteer, gazetteerOf } from "../places/gazetteer.ts";
import { type Localities, localitiesOf } from "../places/localities.ts";
import { listLocalities, listPlaceNames, listStateNames } from "../places/queries.ts";
import { type States, statesOf } from "../places/states.ts";
import { type Spellings, searchableWords } from "../text/searchable-words.ts";
import { categoryTerm, subcategoryTerm } from "./facet-terms.ts";
import {
  type CatalogueNameRow,
  lexiconVersion,
  listCategoryNames,
  listSubcategoryNames,
  listWordFamilies,
} from "./lexicon-queries.ts";

/** A phrase that people use for a category or subcategory: its sound keys in order, and the term of the category. */
export interface Phrase {
  term: number;
  keys: string[];
}

interface Catalogue {
  /** Every word of the catalogue, folded, as it is spelled. */
  words: Set<string>;
  /** Phrases of the catalogue by each sound key in them. */
  phrasesByKey: Map<string, Phrase[]>;
  /** How a key of the catalogue is spelled. */
  spellingsByKey: Map<string, Spellings>;
  /** Keys of the catalogue under each of their forms; see formsOf(). */
  keysByForm: Map<string, string[]>;
  /** The latest answers of `catalogueKeysNear`. */
  keysNear: LRUCache<string, NearKey[]>;
}

export interface Lexicon extends Gazetteer, Localities, States, Catalogue {
  /** The other sound keys of the families of words in which a key stands. */
  families: Map<string, string[]>;
}

/** A key of the catalogue and how far it sounds from a typed one. */
export interface NearKey {
  key: string;
  distance: number;
}

const MOST_ANSWERS = 5000;

/** Reads the lexicon from the database. `version` tells whether a later reading would differ. */
export async function readLexicon(ctx: Handle): Promise<Lexicon & { version: string }> {
  const [version, placeNames, localities, stateNames, categories, subcategories, families] = await Promise.all([
    lexiconVersion(ctx),
    listPlaceNames(ctx),
    listLocalities(ctx),
    listStateNames(ctx),
    listCategoryNames(ctx),
    listSubcategoryNames(ctx),
    listWordFamilies(ctx),
  ]);
  const named = [
    ...subcategories.map((row) => ({ ...row, term: subcategoryTerm(row.id) })),
    ...categories.map((row) => ({ ...row, term: categoryTerm(row.id) })),
  ];
  return {
    version,
    ...gazetteerOf(placeNames),
    ...localitiesOf(localities),
    ...statesOf(stateNames),
    ...catalogueOf(named),
    families: familiesOf(families),
  };
}

function familiesOf(rows: ReadonlyArray<{ words: string[] }>): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { words } of rows) {
    const keys = [...new Set(words.flatMap(searchableWords).map(soundKey))];
    for (const key of keys)
      families.set(
        key,
        [...new Set([...(families.get(key) ?? []), ...keys])].filter((k) => k !== key),
      );
  }
  return families;
}

function catalogueOf(named: Array<CatalogueNameRow & { term: number }>): Catalogue {
  const phrasesByKey = new Map<string, Phrase[]>();
  const spellingsByKey = new Map<string, Spellings>();
  const words = new Set<string>();
  for (const { term, name, name_hi, synonyms } of named)
    for (const phrase of [name, name_hi, ...synonyms]) {
      const keyed = searchableWords(phrase).map((word) => ({ word, key: soundKey(word) }));
      for (const { word, key } of keyed) {
        words.add(word);
        const spellings = spellingsByKey.get(key) ?? { roman: null, devanagari: null };
        spellings[isDevanagari(word) ? "devanagari" : "roman"] ??= word;
        spellingsByKey.set(key, spellings);
      }
      const keys = keyed.map(({ key }) => key);
      for (const key of new Set(keys)) append(phrasesByKey, key, { term, keys });
    }
  const keysByForm = new Map<string, string[]>();
  for (const key of spellingsByKey.keys()) for (const form of formsOf(key)) append(keysByForm, form, key);
  return { words, phrasesByKey, spellingsByKey, keysByForm, keysNear: new LRUCache({ max: MOST_ANSWERS }) };
}

/** Keys of the catalogue at most so far from a sound key, nearest first. */
export function catalogueKeysNear(catalogue: Catalogue, key: string, most: number): NearKey[] {
  const question = `${key} ${most}`;
  const known = catalogue.keysNear.get(question);
  if (known) return known;
  const answer = findKeysNear(catalogue, key, most);
  catalogue.keysNear.set(question, answer);
  return answer;
}

function findKeysNear({ keysByForm }: Catalogue, key: string, most: number): NearKey[] {
  const near = new Map<string, number>();
  for (const form of formsOf(key))
    for (const candidate of keysByForm.get(form) ?? [])
      if (!near.has(candidate)) near.set(candidate, soundDistance(key, candidate, most));
  return [...near]
    .map(([candidate, distance]) => ({ key: candidate, distance }))
    .filter((candidate) => candidate.distance <= most)
    .sort((a, b) => a.distance - b.distance);
}

/** A key, its bucket, and the key without each of its letters: two keys one slip apart share one of these. */
function formsOf(key: string): Set<string> {
  const forms = new Set([key, `=${soundBucket(key)}`]);
  if (key.length >= 4) for (let at = 0; at < key.length; at++) forms.add(key.slice(0, at) + key.slice(at + 1));
  return forms;
}
