/** All places whose names sound like a typed one, nearest first: for lists, where a choice is shown to a person. */
import { foldWords } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundBucket, soundKey } from "#base/fold-sound.ts";
import type { Gazetteer } from "./gazetteer.ts";

export interface PlaceBySound {
  id: number;
  /** 0 when only the spelling differs. */
  distance: number;
}

const FARTHEST = 1.3;
const SHORTEST = 4;

export function placesSounding(gazetteer: Gazetteer, name: string): PlaceBySound[] {
  const keys = foldWords(name).map(soundKey);
  const typed = keys.join(" ");
  if (typed.length < SHORTEST) return [];
  const sounds = gazetteer.placeKeysByBucket.get(keys.map(soundBucket).join(" ")) ?? [];
  const near = sounds.flatMap((sound) => {
    const distance = soundDistance(typed, sound, FARTHEST);
    if (distance > FARTHEST) return [];
    return (gazetteer.placesBySound.get(sound) ?? []).map((place) => ({ place, distance }));
  });
  const cost = ({ place, distance }: (typeof near)[number]) => distance - Math.log10(place.population + 100) * 0.2;
  return near.sort((a, b) => cost(a) - cost(b)).map(({ place, distance }) => ({ id: place.id, distance }));
}
