/** The places that a search knows, in memory: by name, by sound and by position. */
import { LRUCache } from "lru-cache";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import { distanceKm, type Point } from "#base/geo.ts";
import { append } from "#base/multimap.ts";
import type { PlaceNameRow } from "./queries.ts";

export interface KnownPlace extends Point {
  id: number;
  population: number;
  /** The code of its state. */
  state: string;
}

export interface Gazetteer {
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
  /** The keys of `placesByName` in the order of their letters. */
  placeNames: string[];
  /** The latest answers of `placeSoundingLike`. */
  placesSoundingLike: LRUCache<string, { place: KnownPlace | undefined }>;
}

const MOST_ANSWERS = 5000;

/** The gazetteer of every place under each of its names. */
export function gazetteerOf(rows: PlaceNameRow[]): Gazetteer {
  const places = new Map<number, KnownPlace>();
  const placesByName = new Map<string, KnownPlace[]>();
  const placesBySound = new Map<string, KnownPlace[]>();
  const placeKeysByBucket = new Map<string, string[]>();
  let longestPlaceName = 1;
  for (const { id, lat, lng, population, state, folded } of rows) {
    const place = places.get(id) ?? { id, lat, lng, population, state };
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
    placeNames: [...placesByName.keys()].sort(),
    longestPlaceName: Math.min(4, longestPlaceName),
    placesSoundingLike: new LRUCache({ max: MOST_ANSWERS }),
  };
}

/** The largest place that these words name, as it is spelled or else as it sounds; in one of these states, if any is there. */
export function placeNamed(
  gazetteer: Gazetteer,
  words: string[],
  keys: string[],
  states: ReadonlySet<string>,
): { place: KnownPlace; isSpelledSo: boolean } | undefined {
  const spelled = gazetteer.placesByName.get(words.join(" "));
  const sound = keys.join(" ");
  const found = spelled ?? (sound.length >= 4 ? gazetteer.placesBySound.get(sound) : undefined);
  if (!found) return undefined;
  const inStates = found.filter(({ state }) => states.has(state));
  return { place: largest(inStates.length > 0 ? inStates : found), isSpelledSo: found === spelled };
}

function largest(places: KnownPlace[]): KnownPlace {
  return places.reduce((most, place) => (place.population > most.population ? place : most));
}

/** The places within so many kilometres of a point, nearest first. */
export function placesAround(gazetteer: Gazetteer, at: Point, km: number): Array<{ place: KnownPlace; km: number }> {
  const [high, wide] = [Math.ceil(km / 110), Math.ceil(km / 85)];
  const found: Array<{ place: KnownPlace; km: number }> = [];
  for (let lat = Math.floor(at.lat) - high; lat <= Math.floor(at.lat) + high; lat++)
    for (let lng = Math.floor(at.lng) - wide; lng <= Math.floor(at.lng) + wide; lng++)
      for (const place of gazetteer.placesByCell.get(cellOf(lat, lng)) ?? []) {
        const distance = distanceKm(at, place);
        if (distance <= km) found.push({ place, km: distance });
      }
  return found.sort((a, b) => a.km - b.km);
}

const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`;

/** The place whose name these sound keys most likely misspell: at most so far in sound, and the larger a place the farther it may be. */
export function placeSoundingLike(gazetteer: Gazetteer, keys: string[], most: number): KnownPlace | undefined {
  const typed = keys.join(" ");
  if (typed.length < 5) return undefined;
  const question = `${typed} ${most}`;
  const known = gazetteer.placesSoundingLike.get(question);
  if (known) return known.place;
  const place = findPlaceSoundingLike(gazetteer, keys, typed, most);
  gazetteer.placesSoundingLike.set(question, { place });
  return place;
}

function findPlaceSoundingLike(
  gazetteer: Gazetteer,
  keys: string[],
  typed: string,
  most: number,
): KnownPlace | undefined {
  let best: { place: KnownPlace; cost: number } | undefined;
  for (const sound of gazetteer.placeKeysByBucket.get(keys.map(soundBucket).join(" ")) ?? []) {
    const distance = soundDistance(typed, sound, most);
    if (distance > most) continue;
    const place = largest(gazetteer.placesBySound.get(sound) ?? []);
    const cost = distance - Math.log10(place.population + 100) * 0.2;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
