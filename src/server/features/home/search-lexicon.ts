/** The words of the catalogue and the names of places, kept in memory: what a typed word may mean before any document is looked at. */

import { fold, isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import { distanceKm, type Point } from "#base/geo.ts";
import type { Ctx } from "#server/platform/context.ts";
import { searchableWords } from "./search-document.ts";
import { lexiconVersion, listCatalogueEntries, listPlaceNames, listStateNames } from "./search-lexicon-queries.ts";
import { categoryTerm, subcategoryTerm } from "./search-scores.ts";

export interface KnownPlace extends Point {
  id: number;
  population: number;
}

/** A phrase that people use for a subcategory or category: its sound keys in order, and the term that stands for it. */
export interface Phrase {
  term: number;
  keys: string[];
}

export interface Lexicon {
  places: Map<number, KnownPlace>;
  /** Of all places together. */
  population: number;
  /** Places by the whole degrees of their position. */
  placesByCell: Map<string, KnownPlace[]>;
  /** Places by all words of a name, folded; and by their sound keys. */
  placesByName: Map<string, KnownPlace[]>;
  placesBySound: Map<string, KnownPlace[]>;
  placeKeysByBucket: Map<string, string[]>;
  longestPlaceName: number;
  /** The present name of a state by what else it is called, in one word or several. */
  stateNames: Map<string, string>;
  /** Phrases of the catalogue by each sound key in them. */
  phrasesByKey: Map<string, Phrase[]>;
  /** How a key of the catalogue is written in either script. */
  wordsByKey: Map<string, { roman: string | null; devanagari: string | null }>;
  /** Keys of the catalogue under themselves and under every form that lacks one letter. */
  keysByShortened: Map<string, string[]>;
  /** What `catalogueKeysNear` found for words that were asked for before. */
  foundNear: Map<string, NearKey[]>;
  /** What `placeNearly` found for them. */
  placesNear: Map<string, KnownPlace | null>;
}

/** A key of the catalogue and how far it sounds from a typed one. */
export interface NearKey {
  key: string;
  distance: number;
}

/** The memories of what lies near begin anew at so many. */
const MOST_FOUND_NEAR = 5000;

/** Reads the lexicon from the database. `version` tells whether a later reading would differ. */
export async function readLexicon(ctx: Pick<Ctx, "query">): Promise<Lexicon & { version: string }> {
  const [version, placeNames, stateNames, entries] = await Promise.all([
    lexiconVersion(ctx),
    listPlaceNames(ctx),
    listStateNames(ctx),
    listCatalogueEntries(ctx),
  ]);
  return { version, ...placesOf(placeNames), stateNames: statesOf(stateNames), ...phrasesOf(entries) };
}

function placesOf(rows: Awaited<ReturnType<typeof listPlaceNames>>) {
  const places = new Map<number, KnownPlace>();
  const placesByName = new Map<string, KnownPlace[]>();
  const placesBySound = new Map<string, KnownPlace[]>();
  const placeKeysByBucket = new Map<string, string[]>();
  let longestPlaceName = 1;
  for (const { id, lat, lng, population, folded } of rows) {
    const place = places.get(id) ?? { id, lat, lng, population };
    places.set(id, place);
    const keys = folded.split(" ").map(soundKey);
    const sound = keys.join(" ");
    longestPlaceName = Math.max(longestPlaceName, keys.length);
    if (!placesBySound.has(sound)) append(placeKeysByBucket, keys.map(soundBucket).join(" "), sound);
    append(placesByName, folded, place);
    append(placesBySound, sound, place);
  }
  const placesByCell = new Map<string, KnownPlace[]>();
  for (const place of places.values()) append(placesByCell, cellOf(place.lat, place.lng), place);
  const population = [...places.values()].reduce((sum, place) => sum + place.population + 1, 0);
  return {
    places,
    population,
    placesByCell,
    placesByName,
    placesBySound,
    placeKeysByBucket,
    longestPlaceName: Math.min(4, longestPlaceName),
  };
}

/** Documents know states by their present names; "Tamilnadu" and "Orissa" must become those. */
function statesOf(rows: Awaited<ReturnType<typeof listStateNames>>): Map<string, string> {
  const names = rows.flatMap(({ folded, name }) =>
    [folded, folded.replaceAll(" ", "")].map((each) => [each, name] as const),
  );
  return new Map(names.filter(([each, name]) => each !== name.toLowerCase()));
}

const LONGEST_STATE_NAME = 3;

/** The text with states by their present names; as it was when it names none otherwise. */
export function withPresentStates({ stateNames }: Lexicon, text: string): string {
  const words = fold(text).split(" ");
  let isChanged = false;
  for (let at = 0; at < words.length; at++)
    for (let length = LONGEST_STATE_NAME; length > 0; length--) {
      const name = stateNames.get(words.slice(at, at + length).join(" "));
      if (name === undefined) continue;
      words.splice(at, length, name);
      isChanged = true;
      break;
    }
  return isChanged ? words.join(" ") : text;
}

function phrasesOf(entries: Awaited<ReturnType<typeof listCatalogueEntries>>) {
  const phrasesByKey = new Map<string, Phrase[]>();
  const wordsByKey: Lexicon["wordsByKey"] = new Map();
  for (const { id, is_category, names } of entries) {
    const term = is_category ? categoryTerm(id) : subcategoryTerm(id);
    for (const name of names) {
      const words = searchableWords(name);
      const keys = words.map(soundKey);
      words.forEach((word, at) => {
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
  return { phrasesByKey, wordsByKey, keysByShortened, foundNear: new Map(), placesNear: new Map() };
}

/** The places a run of folded words (and their sound keys) names, largest first: as written, else (if sounds count) by sound. */
export function placesNamed(lexicon: Lexicon, words: string[], keys: string[], soundsCount: boolean): KnownPlace[] {
  const sound = keys.join(" ");
  const bySound = soundsCount && sound.length >= 4 ? lexicon.placesBySound.get(sound) : undefined;
  const found = lexicon.placesByName.get(words.join(" ")) ?? bySound ?? [];
  return found.length < 2 ? found : [...new Set(found)].sort((a, b) => b.population - a.population);
}

/** The places within so many kilometres of a point, nearest first. */
export function placesAround(lexicon: Lexicon, at: Point, km: number): Array<{ place: KnownPlace; km: number }> {
  const [high, wide] = [Math.ceil(km / 110), Math.ceil(km / 85)];
  const found: Array<{ place: KnownPlace; km: number }> = [];
  for (let lat = Math.floor(at.lat) - high; lat <= Math.floor(at.lat) + high; lat++)
    for (let lng = Math.floor(at.lng) - wide; lng <= Math.floor(at.lng) + wide; lng++)
      for (const place of lexicon.placesByCell.get(cellOf(lat, lng)) ?? []) {
        const distance = distanceKm(at, place);
        if (distance <= km) found.push({ place, km: distance });
      }
  return found.sort((a, b) => a.km - b.km);
}

const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`;

/** The place whose misspelt name words of these sound keys most likely are: at most so far in sound, and the larger the farther it may be. */
export function placeNearly(lexicon: Lexicon, keys: string[], most: number): KnownPlace | undefined {
  const typed = keys.join(" ");
  if (typed.length < 5) return undefined;
  const name = `${typed} ${most}`;
  const known = lexicon.placesNear.get(name);
  if (known !== undefined) return known ?? undefined;
  if (lexicon.placesNear.size >= MOST_FOUND_NEAR) lexicon.placesNear.clear();
  const found = findPlaceNear(lexicon, keys, typed, most);
  lexicon.placesNear.set(name, found ?? null);
  return found;
}

function findPlaceNear(lexicon: Lexicon, keys: string[], typed: string, most: number): KnownPlace | undefined {
  let best: { place: KnownPlace; cost: number } | undefined;
  for (const sound of lexicon.placeKeysByBucket.get(keys.map(soundBucket).join(" ")) ?? []) {
    const distance = soundDistance(typed, sound, most);
    if (distance > most) continue;
    const place = (lexicon.placesBySound.get(sound) ?? []).toSorted((a, b) => b.population - a.population)[0];
    if (!place) continue;
    const cost = distance - Math.log10(place.population + 100) * 0.2;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
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

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
