/** When the Sun rises and sets at a place: its upper edge on a level horizon, with refraction, as almanacs count. */
import { Body, Observer, SearchRiseSet } from "astronomy-engine";
import type { Point } from "../geo.ts";

const [RISE, SET] = [1, -1];

/** The first sunrise at or after an instant, within a day; undefined where the Sun does not rise then. To within half a minute in India. */
export function findSunrise(from: Date, place: Point): Date | undefined {
  return find(RISE, from, place);
}

/** The first sunset at or after an instant, within a day; undefined where the Sun does not set then. */
export function findSunset(from: Date, place: Point): Date | undefined {
  return find(SET, from, place);
}

function find(direction: number, from: Date, { lat, lng }: Point): Date | undefined {
  return SearchRiseSet(Body.Sun, new Observer(lat, lng, 0), direction, from, 1)?.date;
}
