/** Parts of cities, "Kothrud" or "Malviya Nagar": a text that names one means its city. */
import { soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import { isStopWord } from "../text/stop-words.ts";
import type { Token } from "../text/words.ts";

export interface Localities {
  /** The ids of the cities that have a part of this name, by its words that are no stop words (Har Ki Pauri); and by its sound keys. */
  citiesByLocality: Map<string, number[]>;
  citiesByLocalitySound: Map<string, number[]>;
}

const SHORTEST_SOUND = 4;

export function localitiesOf(rows: ReadonlyArray<{ folded: string; placeId: number }>): Localities {
  const citiesByLocality = new Map<string, number[]>();
  const citiesByLocalitySound = new Map<string, number[]>();
  for (const { folded, placeId } of rows) {
    const words = folded.split(" ").filter((word) => !isStopWord(word));
    append(citiesByLocality, words.join(" "), placeId);
    const sound = words.map(soundKey).join(" ");
    if (!citiesByLocalitySound.get(sound)?.includes(placeId)) append(citiesByLocalitySound, sound, placeId);
  }
  return { citiesByLocality, citiesByLocalitySound };
}

/** The cities with a part that these words together name; none if it is none. */
export function citiesOfLocality({ citiesByLocality, citiesByLocalitySound }: Localities, run: Token[]): number[] {
  const sound = run.map(({ key }) => key).join(" ");
  const spelled = citiesByLocality.get(run.map(({ word }) => word).join(" "));
  return spelled ?? (sound.length >= SHORTEST_SOUND ? citiesByLocalitySound.get(sound) : undefined) ?? [];
}

/** Whether a city has a part that is spelled so. */
export function isPartOfCity({ citiesByLocality }: Localities, words: string): boolean {
  return citiesByLocality.has(words);
}
