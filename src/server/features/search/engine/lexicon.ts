/** The words of the catalogue and the names of places, kept in memory: what a typed word may mean before any document is looked at. */
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { searchableWords } from "./document.ts";
import { type Gazetteer, gazetteerOf } from "./gazetteer.ts";
import { lexiconVersion, listCatalogueEntries, listPlaceNames, listStateNames } from "./lexicon-queries.ts";
import { categoryTerm, subcategoryTerm } from "./scores.ts";
import { type States, statesOf } from "./states.ts";

/** A phrase that people use for a subcategory or category: its sound keys in order, and the term that stands for it. */
export interface Phrase {
  term: number;
  keys: string[];
}

export interface Lexicon extends Gazetteer, States {
  /** Every word of the catalogue, folded, as it is written. */
  words: Set<string>;
  /** Phrases of the catalogue by each sound key in them. */
  phrasesByKey: Map<string, Phrase[]>;
  /** How a key of the catalogue is written in either script. */
  wordsByKey: Map<string, { roman: string | null; devanagari: string | null }>;
  /** Keys of the catalogue under themselves and under every form that lacks one letter. */
  keysByShortened: Map<string, string[]>;
  /** What `catalogueKeysNear` found for words that were asked for before. */
  foundNear: Map<string, NearKey[]>;
}

/** A key of the catalogue and how far it sounds from a typed one. */
export interface NearKey {
  key: string;
  distance: number;
}

/** The memory of what lies near begins anew at so many. */
const MOST_FOUND_NEAR = 5000;

/** Reads the lexicon from the database. `version` tells whether a later reading would differ. */
export async function readLexicon(ctx: Handle): Promise<Lexicon & { version: string }> {
  const [version, placeNames, stateNames, entries] = await Promise.all([
    lexiconVersion(ctx),
    listPlaceNames(ctx),
    listStateNames(ctx),
    listCatalogueEntries(ctx),
  ]);
  return { version, ...gazetteerOf(placeNames), ...statesOf(stateNames), ...phrasesOf(entries) };
}

function phrasesOf(entries: Awaited<ReturnType<typeof listCatalogueEntries>>) {
  const phrasesByKey = new Map<string, Phrase[]>();
  const wordsByKey: Lexicon["wordsByKey"] = new Map();
  const written = new Set<string>();
  for (const { id, is_category, names } of entries) {
    const term = is_category ? categoryTerm(id) : subcategoryTerm(id);
    for (const name of names) {
      const words = searchableWords(name);
      const keys = words.map(soundKey);
      words.forEach((word, at) => {
        written.add(word);
        const key = keys[at] as string;
        const known = wordsByKey.get(key) ?? { roman: null, devanagari: null };
        known[isDevanagari(word) ? "devanagari" : "roman"] ??= word;
        wordsByKey.set(key, known);
      });
      for (const key of new Set(keys)) append(phrasesByKey, key, { term, keys });
    }
  }
  const keysByShortened = new Map<string, string[]>();
  for (const key of wordsByKey.keys()) for (const form of shortened(key)) append(keysByShortened, form, key);
  return { words: written, phrasesByKey, wordsByKey, keysByShortened, foundNear: new Map() };
}

/** Keys of the catalogue at most so far from a sound key, nearest first. */
export function catalogueKeysNear(lexicon: Lexicon, key: string, most: number): NearKey[] {
  const name = `${key} ${most}`;
  const known = lexicon.foundNear.get(name);
  if (known) return known;
  if (lexicon.foundNear.size >= MOST_FOUND_NEAR) lexicon.foundNear.clear();
  const found = findKeysNear(lexicon, key, most);
  lexicon.foundNear.set(name, found);
  return found;
}

function findKeysNear(lexicon: Lexicon, key: string, most: number): NearKey[] {
  const near = new Map<string, number>();
  for (const form of shortened(key))
    for (const candidate of lexicon.keysByShortened.get(form) ?? [])
      if (!near.has(candidate)) near.set(candidate, soundDistance(key, candidate, most));
  return [...near]
    .map(([candidate, distance]) => ({ key: candidate, distance }))
    .filter((c) => c.distance <= most)
    .sort((a, b) => a.distance - b.distance);
}

/** A key, its bucket, and the key without each of its letters: two keys one slip apart share one of these. */
function shortened(key: string): Set<string> {
  const forms = new Set([key, `=${soundBucket(key)}`]);
  if (key.length >= 4) for (let at = 0; at < key.length; at++) forms.add(key.slice(0, at) + key.slice(at + 1));
  return forms;
}
