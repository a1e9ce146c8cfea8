/** Finds what lies near a point or near a place: nearest first. */
import { distanceKm, type Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ledByRarest } from "./find.ts";
import { placesAround } from "./gazetteer.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import {
  around,
  candidatesFor,
  DEGREE_KM,
  inPlaces,
  MOST_CANDIDATES,
  type NearRow,
  type PlacedRow,
} from "./near-statements.ts";
import type { SearchItem } from "./page.ts";
import { ALL_INDIA, gradeOf, kindNumber, type SearchKind } from "./scores.ts";

export interface NearItem extends SearchItem {
  distanceKm: number;
}

interface NearSearch {
  kind: SearchKind;
  at: Point;
  meanings: Meaning[];
  /** Which page: so many behind those that were shown before. */
  shown: number;
  limit: number;
  /** All documents there are, roughly. */
  total: number;
}

/** Up to so many expected matches are looked up in the places around; more are sifted from the surroundings, nearest first. */
const FEW = 800;
/** A place's things lie at most about so far from its centre. */
const PLACE_KM = 25;
const NEARBY_PLACES = 60;
const ELSEWHERE_KM = 300;
/** With fewer in the places around, all India is looked through. */
const ENOUGH = 100;

/** What has all the words within 20 km of a point, by the great circle. */
export async function findNear(ctx: Handle, lexicon: Lexicon, search: NearSearch): Promise<NearItem[]> {
  const { at, meanings, shown, limit } = search;
  if (!areKnown(meanings)) return [];
  const placeIds = fewInPlaces(lexicon, search);
  if (!placeIds) return sifted(ctx, search);
  const rows = await ctx.query<PlacedRow>(
    inPlaces(kindNumber(search.kind), placeIds, ledByRarest(meanings), FEW * 2, FEW * 2),
  );
  // More than were expected: the best of them need not be the nearest.
  if (rows.length >= FEW * 2) return sifted(ctx, search);
  return nearestFirst(at, rows).slice(shown, shown + limit);
}

/** Looks at more and more neighbours until those that surely are the nearest fill the page. */
async function sifted(ctx: Handle, search: NearSearch): Promise<NearItem[]> {
  const { at, meanings, shown, limit, total } = search;
  const words = meanings.map((meaning) => meaning.alternatives.map(({ term }) => term));
  const wanted = { kind: search.kind, at, words, shown, limit };
  const density = Math.min(1, ...meanings.map((meaning) => meaning.documents / Math.max(1, total)));
  let candidates = candidatesFor(Math.min(3000, ((shown + limit) * 1.5 + 15) / density));
  for (;;) {
    const rows = await ctx.query<NearRow>(around(wanted, candidates));
    const { horizon, seen } = rows[0] ?? { horizon: 0, seen: 0 };
    const isAll = seen < candidates || candidates === MOST_CANDIDATES;
    // a degree of longitude is shorter than one of latitude: what was not looked at is at least this far
    const sure = isAll
      ? Number.POSITIVE_INFINITY
      : horizon * DEGREE_KM * Math.cos((Math.abs(at.lat) + horizon) * (Math.PI / 180));
    const found = rows.filter((row) => row.number !== null);
    if (sure > NEAR_KM || (found.length === limit && found.every(({ km }) => km < sure)))
      return found.map((row) => ({ ...row, score: 0, grade: 0, distanceKm: row.km }));
    candidates = candidatesFor(candidates * 3);
  }
}

function nearestFirst(at: Point, rows: PlacedRow[]): NearItem[] {
  return rows
    .map(({ id, number, score, ...point }) => ({
      id,
      number,
      score,
      grade: gradeOf(score),
      distanceKm: distanceKm(at, point),
    }))
    .filter((item) => item.distanceKm <= NEAR_KM)
    .sort((a, b) => a.distanceKm - b.distanceKm || b.number - a.number);
}

/** The places around, when the words are so rare there that reading all of what they have is quick. */
function fewInPlaces(lexicon: Lexicon, { at, meanings }: NearSearch): number[] | undefined {
  if (meanings.length === 0) return undefined;
  const places = placesAround(lexicon, at, NEAR_KM + PLACE_KM);
  const rarest = Math.min(...meanings.map((meaning) => meaning.documents));
  const share = places.reduce((sum, { place }) => sum + place.population + 1, 0) / lexicon.population;
  return rarest * share < FEW ? places.map(({ place }) => place.id) : undefined;
}

/** What has a place's name without lying there is likelier meant than what only lies near it; so many stand first. */
const MOST_OF_NAME = 3;

/**
 * What has all the words in the places nearest to one, the nearer places first, the same for every page of the list: the honest answer to "not here".
 * `name`: the words that named the place; what has them too stands before all others.
 */
export async function findElsewhere(
  ctx: Handle,
  lexicon: Lexicon,
  { kind, at, meanings }: Pick<NearSearch, "kind" | "at" | "meanings">,
  name: Meaning[] = [],
): Promise<NearItem[]> {
  if (!areKnown(meanings)) return [];
  const nearest = placesAround(lexicon, at, ELSEWHERE_KM).slice(0, NEARBY_PLACES);
  const placeIds = nearest.map(({ place }) => place.id);
  const everywhere = [ALL_INDIA];
  const best = (where: number[], words: Meaning[], each: number, limit: number) =>
    ctx.query<PlacedRow>(inPlaces(kindNumber(kind), where, ledByRarest(words), each, limit));
  const ofName =
    name.length > 0 && areKnown(name) ? await best(everywhere, [...name, ...meanings], MOST_OF_NAME, MOST_OF_NAME) : [];
  const rows = await best(placeIds, meanings, 5, 5 * NEARBY_PLACES);
  const farther = rows.length >= ENOUGH ? [] : await best(everywhere, meanings, 200, 200);
  const others = distinct([...ofName, ...rows, ...farther]).slice(ofName.length);
  const placed = (found: PlacedRow[]) =>
    found.map((row) => ({ id: row.id, score: row.score, grade: gradeOf(row.score), distanceKm: distanceKm(at, row) }));
  return [...placed(ofName), ...placed(others).sort((a, b) => a.distanceKm - b.distanceKm)];
}

function areKnown(meanings: Meaning[]): boolean {
  return meanings.every((meaning) => meaning.alternatives.length > 0);
}

/** Each row where it stands first. */
function distinct(rows: PlacedRow[]): PlacedRow[] {
  const seen = new Set<number>();
  return rows.filter(({ number }) => !seen.has(number) && seen.add(number));
}
