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
const LARGE_CITY = 100_000;

/** Where nothing of the kind is near, a slip of the finger ("Indroe") is looked for among the large cities. */
export function placesSounding({ placesBySound, placeKeysByBucket }: Gazetteer): (name: string) => PlaceBySound[] {
  const large = [...placesBySound].flatMap(([sound, places]) =>
    places.some(({ population }) => population >= LARGE_CITY) ? sound : [],
  );
  const near = (typed: string, sounds: string[]) =>
    sounds.flatMap((sound) => {
      const distance = soundDistance(typed, sound, FARTHEST);
      return distance > FARTHEST ? [] : (placesBySound.get(sound) ?? []).map((place) => ({ place, distance }));
    });
  return (name) => {
    const keys = foldWords(name).map(soundKey);
    const typed = keys.join(" ");
    if (typed.length < SHORTEST) return [];
    const alike = near(typed, placeKeysByBucket.get(keys.map(soundBucket).join(" ")) ?? []);
    const found = alike.length ? alike : near(typed, large);
    const cost = ({ place, distance }: (typeof found)[number]) => distance - Math.log10(place.population + 100) * 0.2;
    return found.sort((a, b) => cost(a) - cost(b)).map(({ place, distance }) => ({ id: place.id, distance }));
  };
}
