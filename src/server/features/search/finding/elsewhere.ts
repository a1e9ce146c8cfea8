/** Finds what other places have when nothing in the place itself has all the words. */
import type { Point } from "#base/geo.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ALL_INDIA } from "../index/document-queries.ts";
import { placesAround } from "../places/gazetteer.ts";
import { isKnown, type Meaning } from "../reading/meaning.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { criteriaOf } from "./criteria.ts";
import { itemOf, type NearItem } from "./near.ts";
import { listBestInPlaces, type PlacedRow } from "./near-queries.ts";

const MOST_PLACES = 60;
const MOST_KM = 300;
/** With fewer in the places around, all India is searched. */
const ENOUGH = 100;
/** An item that has a place's name without lying there is likelier meant than one that only lies near it; so many stand first. */
const MOST_OF_NAME = 3;

/**
 * What has all the words in the places nearest to a point, the nearer places first, the same for every page of the list. `name`: the words that named the
 * place; items that have them too stand before all others.
 */
export async function findElsewhere(
  ctx: Handle,
  lexicon: Lexicon,
  { kind, at, meanings }: { kind: Kind; at: Point; meanings: Meaning[] },
  name: Meaning[] = [],
): Promise<NearItem[]> {
  if (!meanings.every(isKnown)) return [];
  const best = (placeIds: number[], words: Meaning[], each: number, limit: number) =>
    listBestInPlaces(ctx, { kind, placeIds, criteria: criteriaOf(words), each, limit });
  const nearest = placesAround(lexicon, at, MOST_KM).slice(0, MOST_PLACES);
  const hasName = name.length > 0 && name.every(isKnown);
  const ofName = hasName ? await best([ALL_INDIA], [...name, ...meanings], MOST_OF_NAME, MOST_OF_NAME) : [];
  const around = nearest.map(({ place }) => place.id);
  const rows = await best(around, meanings, 5, 5 * MOST_PLACES);
  const farther = rows.length >= ENOUGH ? [] : await best([ALL_INDIA], meanings, 200, 200);
  const others = distinct([...ofName, ...rows, ...farther]).slice(ofName.length);
  const items = (some: PlacedRow[]) => some.map((row) => itemOf(at, row));
  return [...items(ofName), ...items(others).sort((a, b) => a.distanceKm - b.distanceKm)];
}

/** Each row where it stands first. */
function distinct(rows: PlacedRow[]): PlacedRow[] {
  const seen = new Set<number>();
  return rows.filter(({ number }) => !seen.has(number) && seen.add(number));
}
