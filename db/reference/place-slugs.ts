/** Gives every place its number and its slug, and never takes back one that was given before. */
import { distanceKm } from "#base/geo.ts";
import { RESERVED as RESERVED_PARTS } from "#contract/reserved-parts.ts";
import type { CurrentPlace } from "./place-corrections.ts";
import { slugOf } from "./place-names.ts";

/** Slugs that no place is given, in lower case: what leads to screens and services, and words that may lead to one some day. */
export const RESERVED = new Set([
  ...[...RESERVED_PARTS].map((part) => part.toLowerCase()),
  ...(
    "all-over-india businesses favicon feed fonts help listings logout manifest map no offline places receipts robots search " +
    "service-worker settings signout sitemap states static terms terms-conditions termsconditions webhooks"
  ).split(" "),
]);

const SAME_NAME_KM = 15;
const SAME_POINT_KM = 0.3;

export interface NumberedPlace {
  id: number;
  slug: string;
  name: string;
  nameHi: string;
  stateCode: string;
  district: string;
  lat: number;
  lng: number;
  population: number;
}

/**
 * The places with `id` and `slug`, in the order of their ids. A place already among `known` (same state, and same name or
 * same point) keeps both; a known place that the source lost stays as it was, because links and businesses point at it; a new
 * place gets the next id and the first free of: name, name and state, name, state and district, the same with a number. The
 * most populous of those that share a name chooses first.
 */
export function giveSlugs(
  places: CurrentPlace[],
  known: NumberedPlace[],
  stateSlugs: Map<string, string>,
  promised: string[],
): Map<NumberedPlace, CurrentPlace | undefined> {
  const identities = matchKnown(places, known);
  const taken = new Set([...RESERVED, ...promised, ...known.map((row) => row.slug)]);
  const result = new Map<NumberedPlace, CurrentPlace | undefined>(known.map((row) => [row, undefined]));
  for (const [place, row] of identities) result.set(Object.assign(row, published(place)), place);
  let id = Math.max(0, ...known.map((row) => row.id));
  for (const place of places.filter((each) => !identities.has(each)).sort(byPrecedence)) {
    const slug = freeSlug(place, stateSlugs.get(place.stateCode) ?? "", taken);
    taken.add(slug);
    id += 1;
    result.set({ id, slug, nameHi: "", ...published(place) }, place);
  }
  return result;
}

/** Largest first; among the uncounted the one that its own district is named after, then from north to south. */
export function byPrecedence(a: CurrentPlace, b: CurrentPlace): number {
  return (
    b.population - a.population ||
    Number(b.district === b.name) - Number(a.district === a.name) ||
    b.lat - a.lat ||
    a.lng - b.lng
  );
}

function matchKnown(places: CurrentPlace[], known: NumberedPlace[]): Map<CurrentPlace, NumberedPlace> {
  const matches = new Map<CurrentPlace, NumberedPlace>();
  const free = new Set(known);
  for (const pass of ["name", "point"] as const) {
    for (const place of places.filter((each) => !matches.has(each))) {
      const row = nearestFree(place, free, pass);
      if (!row) continue;
      matches.set(place, row);
      free.delete(row);
    }
  }
  return matches;
}

function nearestFree(place: CurrentPlace, free: Set<NumberedPlace>, pass: "name" | "point"): NumberedPlace | undefined {
  const within = pass === "name" ? SAME_NAME_KM : SAME_POINT_KM;
  let best: { row: NumberedPlace; km: number } | undefined;
  for (const row of free) {
    if (row.stateCode !== place.stateCode || Math.abs(row.lat - place.lat) > 0.2) continue;
    if (pass === "name" && row.name !== place.name) continue;
    const km = distanceKm(row, place);
    if (km <= within && (!best || km < best.km)) best = { row, km };
  }
  return best?.row;
}

function freeSlug(place: CurrentPlace, stateSlug: string, taken: Set<string>): string {
  const tries = [slugOf(place.name), slugOf(place.name, stateSlug), slugOf(place.name, stateSlug, place.district)];
  const free = tries.find((slug) => !taken.has(slug));
  if (free) return free;
  for (let number = 2; ; number += 1) {
    const numbered = `${tries[2]}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

function published(place: CurrentPlace) {
  const { name, stateCode, district, lat, lng, population } = place;
  return { name, stateCode, district, lat, lng, population };
}
