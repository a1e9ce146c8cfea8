/** When the Moon rises at a place, as almanacs count: its upper edge on a level horizon, with refraction. */
import { Body, Observer, SearchRiseSet } from "astronomy-engine";
import type { Point } from "../geo.ts";

/** The first moonrise from an instant on, within a day and a bit; undefined where there is none. */
export function findMoonrise(from: Date, { lat, lng }: Point): Date | undefined {
  return SearchRiseSet(Body.Moon, new Observer(lat, lng, 0), +1, from, 1.1)?.date;
}
