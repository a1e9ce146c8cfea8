/** All states and places in memory, by key and slug: nearly every answer names some. */
import { cacheReference } from "#server/platform/postgres/reference-cache.ts";
import {
  listAllPlaces,
  listFormerSlugs,
  listPlacesWithBusinesses,
  listStates,
  type PlaceRow,
  type StateRow,
} from "./queries.ts";

export interface PlaceIndex {
  states: StateRow[];
  byId: Map<number, PlaceRow>;
  /** By present slug, else by a former one. */
  bySlug: Map<string, PlaceRow>;
}

export const placeIndex = cacheReference(async (ctx): Promise<PlaceIndex> => {
  const [states, places, former] = await Promise.all([listStates(ctx), listAllPlaces(ctx), listFormerSlugs(ctx)]);
  const byId = new Map(places.map((place) => [place.id, place]));
  const bySlug = new Map<string, PlaceRow>();
  for (const { slug, place_id } of former) {
    const place = byId.get(place_id);
    if (place) bySlug.set(slug, place);
  }
  for (const place of places) bySlug.set(place.slug, place);
  return { states, byId, bySlug };
});

/** The keys of the places that have a public business, largest first. */
export const placesWithBusinesses = cacheReference(
  async (ctx): Promise<ReadonlySet<number>> => new Set(await listPlacesWithBusinesses(ctx)),
);
