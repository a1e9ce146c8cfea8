/** The calls about states and cities: type-ahead, the nearest city of a position, the cities of a state. */
import * as z from "zod/mini";
import { degrees } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { key } from "./key-fields.ts";
import { TYPE_AHEAD } from "./limits.ts";
import { limit, searchText } from "./list-fields.ts";

const typed = optional(searchText());
/** More than the largest state has. */
const MOST = 1200;

const stateView = z.object({ _id: z.string(), state: z.string(), stateHi: z.string(), slug: z.string() });
export const cityView = z.object({
  _id: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  district: z.nullable(z.string()),
  slug: z.string(),
  state: z.string(),
  stateHi: z.string(),
  fkStateId: z.string(),
});
export type StateView = z.infer<typeof stateView>;
export type CityView = z.infer<typeof cityView>;

/** Which city: key, slug (old ones too) or name. */
export const cityChoice = () =>
  z.union([key(), searchText().check(z.minLength(1, "field.city.invalid"))], "field.city.invalid");

export const places = {
  fetchCityViaState: endpoint({
    method: "GET",
    path: "/public/locations/fetchCityViaState",
    access: "anyone",
    summary:
      "Cities whose name begins like the typed text, those with businesses first, then the largest; any spelling, Roman or Devanagari.",
    input: z.strictObject({ limit: limit(MOST, TYPE_AHEAD), city: typed }),
    output: z.object({ cities: z.array(cityView) }),
  }),
  locationPicker: endpoint({
    method: "GET",
    path: "/public/locations/locationPicker",
    access: "anyone",
    summary: "The city nearest to a position in India.",
    input: z.strictObject({ lat: degrees(90), long: degrees(180) }),
    output: z.object({ city: cityView }),
    errors: ["place.not-found"],
    private: true,
  }),
  fetchAllStates: endpoint({
    method: "GET",
    path: "/public/locations/fetchAllStates",
    access: "anyone",
    summary: "States and union territories, by name; with `state`, those that begin like it.",
    input: z.strictObject({ limit: limit(MOST, 40), state: typed }),
    output: z.object({ states: z.array(stateView) }),
  }),
  fetchAllCitiesViaState: endpoint({
    method: "GET",
    path: "/public/locations/fetchAllCitiesViaState",
    access: "anyone",
    summary: "The cities of one state, largest first; with `city`, those that begin like it.",
    input: z.strictObject({
      limit: limit(MOST, TYPE_AHEAD),
      city: typed,
      fkStateId: z.string("field.state.invalid").check(z.regex(/^[A-Z]{2}$/, "field.state.invalid")),
    }),
    output: z.object({ cities: z.array(cityView) }),
    errors: ["state.not-found"],
  }),
  fetchCoordinatesViaCity: endpoint({
    method: "GET",
    path: "/public/locations/fetchCoordinatesViaCity",
    access: "anyone",
    summary: "Where a city lies, by its slug, id or name.",
    input: z.strictObject({ city: cityChoice() }),
    output: z.object({ city: z.extend(cityView, { latitude: z.number(), longitude: z.number() }) }),
    errors: ["place.not-found"],
  }),
  fetchPlace: endpoint({
    method: "GET",
    path: "/public/locations/fetchPlace",
    access: "anyone",
    summary:
      "The city of a page's address: by its slug or a former one, never by a likeness; the answer's slug is the present one.",
    input: z.strictObject({
      slug: z.string("field.slug.invalid").check(z.regex(/^[a-z0-9-]{1,80}$/, "field.slug.invalid")),
    }),
    output: z.object({ city: cityView }),
    errors: ["place.not-found"],
  }),
};
