/** The calls about states and cities: type-ahead, the nearest city of a position, the cities of a state. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { degrees, key, optional, searchText } from "./fields.ts";
import { TYPE_AHEAD } from "./limits.ts";

const typed = optional(searchText());
const limit = z._default(
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,4}$/, "field.limit.invalid"))], "field.limit.invalid"),
      z.transform(Number),
    ),
    z.int().check(z.gte(1, "field.limit.invalid"), z.lte(1200, "field.limit.invalid")),
  ),
  TYPE_AHEAD,
);

export const stateView = z.object({ _id: z.string(), state: z.string(), stateHi: z.string(), slug: z.string() });
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

export const locations = {
  fetchCityViaState: endpoint({
    method: "GET",
    path: "/public/locations/fetchCityViaState",
    access: "anyone",
    summary: "Cities whose name begins like the typed text, largest first; any spelling, Roman or Devanagari.",
    input: z.strictObject({ limit, city: typed }),
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
    input: z.strictObject({ limit: z._default(limit, 40), state: typed }),
    output: z.object({ states: z.array(stateView) }),
  }),
  fetchAllCitiesViaState: endpoint({
    method: "GET",
    path: "/public/locations/fetchAllCitiesViaState",
    access: "anyone",
    summary: "The cities of one state, largest first; with `city`, those that begin like it.",
    input: z.strictObject({
      limit,
      city: typed,
      fkStateId: z.string().check(z.regex(/^[A-Z]{2}$/, "field.id.invalid")),
    }),
    output: z.object({ cities: z.array(cityView) }),
    errors: ["state.not-found"],
  }),
  fetchCoordinatesViaCity: endpoint({
    method: "GET",
    path: "/public/locations/fetchCoordinatesViaCity",
    access: "anyone",
    summary: "Where a city lies, by its slug, id or name.",
    input: z.strictObject({ city: z.union([key(), searchText().check(z.minLength(1, "field.id.invalid"))]) }),
    output: z.object({ city: z.extend(cityView, { latitude: z.number(), longitude: z.number() }) }),
    errors: ["place.not-found"],
  }),
  fetchPlace: endpoint({
    method: "GET",
    path: "/public/locations/fetchPlace",
    access: "anyone",
    summary:
      "The city of a page's address: by its slug or a former one, never by a likeness; the answer's slug is the present one.",
    input: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, "field.id.invalid")) }),
    output: z.object({ city: cityView }),
    errors: ["place.not-found"],
  }),
};
