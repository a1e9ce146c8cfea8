/** Sun and Moon from a table that fills itself: a panchang asks for thousands of positions that are the same everywhere, and an exact one costs fifty times as much. */
import { LRUCache } from "lru-cache";
import { siderealLongitude, turned } from "./sidereal.ts";

const STEP_MS = 6 * 3_600_000;
/** About four years of both. */
const MOST = 12_000;
/** Where the six points stand around the two that enclose an instant. */
const POINTS = [-2, -1, 0, 1, 2, 3];

const table = new LRUCache<number, number>({ max: MOST });

/** The sidereal longitude of `siderealLongitude`, through six exact positions six hours apart: to within a millionth of a degree. */
export function tabulatedLongitude(graha: "sun" | "moon", instant: Date): number {
  const at = instant.getTime() / STEP_MS;
  const first = Math.floor(at);
  const share = at - first;
  const origin = exact(graha, first);
  let sum = 0;
  for (const point of POINTS) {
    // Around the circle the short way, so that 359 and 1 are neighbours.
    const turn = 180 - turned(180 - (exact(graha, first + point) - origin));
    sum += turn * weight(point, share);
  }
  return turned(origin + sum);
}

function exact(graha: "sun" | "moon", step: number): number {
  const key = graha === "sun" ? step : -step;
  const known = table.get(key);
  if (known !== undefined) return known;
  const found = siderealLongitude(graha, new Date(step * STEP_MS));
  table.set(key, found);
  return found;
}

/** Lagrange's. */
function weight(point: number, share: number): number {
  let product = 1;
  for (const other of POINTS) if (other !== point) product *= (share - other) / (point - other);
  return product;
}
