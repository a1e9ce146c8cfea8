/** Places whose names begin as somebody types: from memory, for every letter asks. */
import { fold } from "#base/fold.ts";
import type { Gazetteer, KnownPlace } from "./gazetteer.ts";

/** The largest places one of whose names begins like the typed text; none when nothing is typed. */
export function placesBeginning({ placeNames, placesByName }: Gazetteer, typed: string, limit: number): KnownPlace[] {
  const beginning = fold(typed);
  if (beginning === "") return [];
  const found = new Set<KnownPlace>();
  for (let at = firstNotBefore(placeNames, beginning); placeNames[at]?.startsWith(beginning); at++)
    for (const place of placesByName.get(placeNames[at]!)!) found.add(place);
  return [...found].sort((a, b) => b.population - a.population || a.id - b.id).slice(0, limit);
}

function firstNotBefore(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
