/** What there is in a city and around it: what the page of a kind in a city tells of the place, and where that page is. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { KindKey } from "./kinds.ts";
import { paths } from "./paths.ts";
import { cityChoice, cityView } from "./places.ts";

/** The page that lists the items of a kind in a city, by its slug; the kinds that have such a page, in the order in which they are named. */
export const PLACE_PAGES = {
  business: (city) => paths.place(city),
  listing: (city) => paths.place(city, { kind: "offerings" }),
  job: (city) => paths.jobList({ city }),
  seva: (city) => paths.sevaList({ city }),
  gathering: (city) => paths.events({ city }),
  seller: (city) => paths.sellers({ city }),
  buyer: (city) => paths.buyers({ city }),
  requirement: (city) => paths.requirements({ city }),
} as const satisfies Partial<Record<KindKey, (city: string) => string>>;

export type PlaceKind = keyof typeof PLACE_PAGES;
export const PLACE_KINDS = Object.keys(PLACE_PAGES) as PlaceKind[];

/** The page of a category in a city, by their slugs, for the kinds whose pages search engines may list by category. */
export const CATEGORY_PAGES = {
  business: (city, category) => paths.place(city, { category }),
  listing: (city, category) => paths.place(city, { kind: "offerings", category }),
} as const satisfies Partial<Record<PlaceKind, (city: string, category: string) => string>>;

const factsView = z.object({
  city: cityView,
  /** How many there are of each kind that has any, in the order of their naming; counted to PLACE_COUNT_CAP. */
  kinds: z.array(z.object({ kind: z.enum(PLACE_KINDS), found: z.int() })),
  /** The nearest cities that have some of the asked kind. */
  neighbours: z.array(z.object({ city: cityView, found: z.int(), distanceKm: z.int() })),
});
export type PlaceFactsView = z.infer<typeof factsView>;

export const placeFacts = {
  fetchPlaceFacts: endpoint({
    method: "GET",
    path: "/public/locations/fetchPlaceFacts",
    access: "anyone",
    summary: "How much of each kind a city has, and the nearest cities that have some of this kind.",
    input: z.strictObject({ city: cityChoice(), kind: z.enum(PLACE_KINDS, "field.choice.invalid") }),
    output: factsView,
    errors: ["place.not-found"],
  }),
};
