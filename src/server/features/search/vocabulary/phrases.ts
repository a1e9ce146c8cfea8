/** The phrases by which people name kinds, in memory: by the sound of their words, spelled as they are or nearly so. */
import { LRUCache } from "lru-cache";
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import { type Spellings, searchableWords } from "../text/searchable-words.ts";
import { abbreviationsIn } from "./abbreviations.ts";
import type { CatalogueNameRow } from "./lexicon-queries.ts";

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
  /** Keys of the catalogue under each of their forms; see formsOf(). */
  keysByForm: Map<string, string[]>;
  /** The latest answers of `catalogueKeysNear`. */
  keysNear: LRUCache<string, NearKey[]>;
}

/** A key of the catalogue and how far it sounds from a typed one. */
export interface NearKey {
  key: string;
  distance: number;
}

const MOST_ANSWERS = 5000;

export function catalogueOf(named: Array<CatalogueNameRow & { term: number }>): Catalogue {
  const phrasesByKey = new Map<string, Phrase[]>();
  const spellingsByKey = new Map<string, Spellings>();
  const words = new Set<string>();
  const abbreviations = new Map<string, string[][]>();
  const known = abbreviationsIn(named.map(({ name }) => name));
  for (const { term, name, name_hi, synonyms } of named)
    for (const phrase of [name, name_hi, ...synonyms]) {
      const keyed = searchableWords(phrase, known).map((word) => ({ word, key: soundKey(word) }));
      for (const { word, key } of keyed) {
        words.add(word);
        const spellings = spellingsByKey.get(key) ?? { roman: null, devanagari: null };
        spellings[isDevanagari(word) ? "devanagari" : "roman"] ??= word;
        spellingsByKey.set(key, spellings);
      }
      const keys = keyed.map(({ key }) => key);
      const entry = { term, words: keyed.map(({ word }) => word), keys };
      for (const word of entry.words) if (known.has(word)) append(abbreviations, word, entry.words);
      for (const key of new Set(keys)) append(phrasesByKey, key, entry);
    }
  const keysByForm = new Map<string, string[]>();
  for (const key of spellingsByKey.keys()) for (const form of formsOf(key)) append(keysByForm, form, key);
  const keysNear = new LRUCache<string, NearKey[]>({ max: MOST_ANSWERS });
  const phrasesByRarestKey = byRarestKey(phrasesByKey);
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
