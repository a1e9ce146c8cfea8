/** The lagna of a birth: the rashi that rose in the east, over all that the stated time leaves open. */
import { siderealAscendant } from "#base/astronomy/ascendant.ts";
import type { Point } from "#base/geo.ts";
import { type Birth, birthInstants } from "./birth.ts";
import { rashiAt } from "./moon-arc.ts";
import { type PartOfTime, shares } from "./shares.ts";

/** Every rashi (1 to 12) that can have risen, the likeliest first; none when time or place is unknown: it changes every two hours and is never guessed. Throws RangeError as `birthSpan` does. */
export function lagnaOutcomes(birth: Birth): Array<PartOfTime & { rashi: number }> {
  const { time, place } = birth;
  if (time === undefined || !place) return [];
  const rising = birthInstants(birth).map((instant) => ({ rashi: lagnaAt(instant, place) }));
  return shares(rising, rising.length);
}

/** The rashi (1 to 12) that rises at an instant and a place. */
export function lagnaAt(instant: Date, place: Point): number {
  return rashiAt(siderealAscendant(instant, place));
}
