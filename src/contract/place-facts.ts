/** What there is in a city and around it: what the page of a kind in a city tells of the place. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { PLACE_KINDS } from "./place-pages.ts";
import { cityChoice, cityView } from "./places.ts";

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
