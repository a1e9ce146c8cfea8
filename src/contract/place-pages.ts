/** Where the page of a kind in a city is. Without a schema: every list of items in a city names these pages. */
import type { KindKey } from "./kinds.ts";
import { paths } from "./paths.ts";

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
