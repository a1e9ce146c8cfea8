/** Finds what lies near a point, nearest first. */
import { distanceKm, EARTH_RADIUS_KM, type Point } from "#base/geo.ts";
import { NEAR_KM } from "#contract/limits.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { gradeOf } from "../index/scores.ts";
import { placesAround } from "../places/gazetteer.ts";
import { isKnown, type Meaning } from "../reading/meaning.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { criteriaOf } from "./criteria.ts";
import { candidatesFor, listBestInPlaces, listNeighbours, MOST_CANDIDATES, type PlacedRow } from "./near-queries.ts";
import type { SearchItem } from "./page.ts";

export type NearItem = SearchItem & { distanceKm: number };

export interface NearSearch {
  kind: Kind;
  at: Point;
  meanings: Meaning[];
  offset: number;
  limit: number;
  /** All documents there are, roughly. */
  total: number;
}

/** Up to so many expected matches are looked up in the places around; for more, the neighbours are read nearest first. */
const FEW = 800;
/** The items of a place lie at most about so far from its centre. */
const PLACE_KM = 25;

/** What has all the words within 20 km of a point, by the great circle. */
export async function findNear(ctx: Handle, lexicon: Lexicon, search: NearSearch): Promise<NearItem[]> {
  const { kind, at, meanings, offset, limit } = search;
  if (!meanings.every(isKnown)) return [];
  const placeIds = placesForRareWords(lexicon, search);
  if (!placeIds) return findAmongNeighbours(ctx, search);
  const most = FEW * 2;
  const criteria = criteriaOf(meanings);
  const rows = await listBestInPlaces(ctx, { kind, placeIds, criteria, each: most, limit: most });
  // More than were expected: the best of them need not be the nearest.
  if (rows.length >= most) return findAmongNeighbours(ctx, search);
  return nearestFirst(at, rows).slice(offset, offset + limit);
}

/** The places around, when the words are so rare there that reading all that have them is quick. */
function placesForRareWords(lexicon: Lexicon, { at, meanings }: NearSearch): number[] | undefined {
  if (meanings.length === 0) return undefined;
  const places = placesAround(lexicon, at, NEAR_KM + PLACE_KM);
  const rarest = Math.min(...meanings.map((meaning) => meaning.documents));
  const share = places.reduce((sum, { place }) => sum + place.population + 1, 0) / lexicon.population;
  return rarest * share < FEW ? places.map(({ place }) => place.id) : undefined;
}

const DEGREE_KM = (Math.PI / 180) * EARTH_RADIUS_KM;

/** Reads more and more neighbours until those that certainly are the nearest fill the page. */
async function findAmongNeighbours(ctx: Handle, search: NearSearch): Promise<NearItem[]> {
  const { kind, at, meanings, offset, limit, total } = search;
  const words = meanings.map((meaning) => meaning.alternatives.map(({ term }) => term));
  const density = Math.min(1, ...meanings.map((meaning) => meaning.documents / Math.max(1, total)));
  let candidates = candidatesFor(Math.min(3000, ((offset + limit) * 1.5 + 15) / density));
  for (;;) {
    const rows = await listNeighbours(ctx, { kind, at, words, offset, limit }, candidates);
    const { horizon, seen } = rows[0] ?? { horizon: 0, seen: 0 };
    const isAll = seen < candidates || candidates === MOST_CANDIDATES;
    // A degree of longitude is shorter than one of latitude: what was not read is at least this far.
    const certainKm = isAll
      ? Number.POSITIVE_INFINITY
      : horizon * DEGREE_KM * Math.cos((Math.abs(at.lat) + horizon) * (Math.PI / 180));
    const found = rows.filter((row) => row.number !== null);
    if (certainKm > NEAR_KM || (found.length === limit && found.every(({ km }) => km < certainKm)))
      return found.map((row) => ({ ...row, score: 0, grade: 0, distanceKm: row.km }));
    candidates = candidatesFor(candidates * 3);
  }
}

function nearestFirst(at: Point, rows: PlacedRow[]): NearItem[] {
  return rows
    .map((row) => ({ ...itemOf(at, row), number: row.number }))
    .filter((item) => item.distanceKm <= NEAR_KM)
    .sort((a, b) => a.distanceKm - b.distanceKm || b.number - a.number);
}

/** The item of a row, with its distance from a point. */
export function itemOf(at: Point, row: PlacedRow): NearItem {
  return { id: row.id, score: row.score, grade: gradeOf(row.score), distanceKm: distanceKm(at, row) };
}
