/** What must hold for the committed states, places and aliases, whoever edits them next. */
import { describe, expect, test } from "vitest";
import { distanceKm } from "#base/geo.ts";
import { type CurrentPlace, correct } from "./place-corrections.ts";
import { giveSlugs, type NumberedPlace, RESERVED } from "./place-slugs.ts";
import { readSourcePlaces, readTable } from "./place-sources.ts";

const states = readTable<"code" | "name" | "nameHi" | "slug" | "gstCode" | "lat" | "lng">("states.csv");
const aliases = readTable<"alias" | "slug" | "kind">("place-aliases.csv");
const places: NumberedPlace[] = readTable<keyof NumberedPlace>("places.csv").map((row) => ({
  ...row,
  id: Number(row.id),
  lat: Number(row.lat),
  lng: Number(row.lng),
  population: Number(row.population),
}));
const bySlug = new Map(places.map((place) => [place.slug, place]));
const stateSlugs = new Map(states.map((state) => [state.code, state.slug]));

const PLAIN_NAME = /^[A-Z0-9][A-Za-z0-9 .-]*$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DEVANAGARI = /^[\u0900-\u0963\u0970-\u097f]+([ -][\u0900-\u0963\u0970-\u097f]+)*$/;
const CAPITALS =
  "AN Sri Vijaya Puram, AP Amaravati, AR Itanagar, AS Dispur, BR Patna, CG Raipur, CH Chandigarh, DH Daman, DL New Delhi, GA Panaji, " +
  "GJ Gandhinagar, HP Shimla, HR Chandigarh, JH Ranchi, JK Srinagar, KA Bengaluru, KL Thiruvananthapuram, LA Leh, LD Kavaratti, MH Mumbai, " +
  "ML Shillong, MN Imphal, MP Bhopal, MZ Aizawl, NL Kohima, OD Bhubaneswar, PB Chandigarh, PY Puducherry, RJ Jaipur, SK Gangtok, " +
  "TG Hyderabad, TN Chennai, TR Agartala, UK Dehradun, UP Lucknow, WB Kolkata";

describe("states", () => {
  test("the 36 states and union territories are there, each with its own code, slug and GST code", () => {
    expect(states).toHaveLength(36);
    for (const column of ["code", "slug", "gstCode", "name", "nameHi"] as const)
      expect(new Set(states.map((state) => state[column])).size).toBe(36);
    expect(
      states.filter(
        (state) => !/^[A-Z]{2}$/.test(state.code) || !/^\d\d$/.test(state.gstCode) || !DEVANAGARI.test(state.nameHi),
      ),
    ).toEqual([]);
  });

  test("every state has its capital, which for Haryana and Punjab is Chandigarh", () => {
    const known = new Set(places.map((place) => `${place.stateCode} ${place.name}`));
    const capitals = CAPITALS.split(", ");
    expect(capitals.map((capital) => capital.slice(0, 2))).toEqual(states.map((state) => state.code));
    expect(capitals.filter((capital) => !known.has(capital) && !/^(HR|PB) Chandigarh$/.test(capital))).toEqual([]);
  });

  test("every place lies in a known state and not farther from its centre than the state reaches", () => {
    const far = places.filter((place) => {
      const state = states.find((each) => each.code === place.stateCode);
      return !state || distanceKm(place, { lat: Number(state.lat), lng: Number(state.lng) }) > reachKm(place.stateCode);
    });
    expect(far.map((place) => `${place.stateCode} ${place.slug}`)).toEqual([]);
  });
});

describe("places", () => {
  test("7,073 places of the source less 61 duplicates and with 9 added by hand are 7,021", () => {
    expect(places).toHaveLength(7021);
    expect(readTable("by-hand/same-place.csv")).toHaveLength(61);
    expect(readTable("by-hand/additions.csv")).toHaveLength(9);
  });

  test("ids and slugs are unique, and no slug hides a screen of the site", () => {
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
    expect(bySlug.size).toBe(places.length);
    expect(places.filter((place) => !SLUG.test(place.slug) || RESERVED.has(place.slug))).toEqual([]);
  });

  test("names and districts are plain ASCII, positions have at most four decimals, populations are whole", () => {
    const bad = places.filter(
      (place) =>
        !PLAIN_NAME.test(place.name) ||
        (place.district && !/^[A-Z][A-Za-z0-9 .-]*$/.test(place.district)) ||
        [place.lat, place.lng].some((degrees) => Number(degrees.toFixed(4)) !== degrees) ||
        !Number.isInteger(place.population),
    );
    expect(bad).toEqual([]);
  });

  test("a Devanagari name is written in Devanagari, and at least 300 places have one", () => {
    const hindi = places.filter((place) => place.nameHi);
    expect(hindi.filter((place) => !DEVANAGARI.test(place.nameHi))).toEqual([]);
    expect(hindi.length).toBeGreaterThanOrEqual(300);
  });

  test.each([
    ["jaipur", "RJ", 26.9124, 75.7873],
    ["indore", "MP", 22.7196, 75.8577],
    ["varanasi", "UP", 25.3176, 82.9739],
    ["gorakhpur", "UP", 26.7606, 83.3732],
    ["hyderabad", "TG", 17.385, 78.4867],
    ["aurangabad", "BR", 24.752, 84.3742],
  ])("%s of %s is where travellers find it", (slug, stateCode, lat, lng) => {
    const place = bySlug.get(slug);
    expect(place?.stateCode).toBe(stateCode);
    expect(place && distanceKm(place, { lat, lng })).toBeLessThan(10);
  });
});

describe("aliases", () => {
  test("each leads to a place and is neither a place nor a screen itself", () => {
    expect(new Set(aliases.map((row) => row.alias)).size).toBe(aliases.length);
    expect(aliases.filter((row) => !bySlug.has(row.slug))).toEqual([]);
    expect(aliases.filter((row) => bySlug.has(row.alias) || RESERVED.has(row.alias) || !SLUG.test(row.alias))).toEqual(
      [],
    );
    expect(aliases.filter((row) => row.kind !== "old" && row.kind !== "spelling")).toEqual([]);
  });

  test.each([
    ["benares", "varanasi"],
    ["poona", "pune"],
    ["bombay", "mumbai"],
    ["allahabad", "prayagraj"],
    ["baroda", "vadodara"],
    ["gurgaon", "gurugram"],
    ["aurangabad-maharashtra", "chhatrapati-sambhajinagar"],
  ])("who writes %s comes to %s", (alias, slug) => {
    expect(aliases.find((row) => row.alias === alias)?.slug).toBe(slug);
  });
});

describe("a later run", () => {
  test("gives every committed place the id and slug that it has", () => {
    const known = places.map((place) => ({ ...place }));
    const again = [...giveSlugs(correct(readSourcePlaces()), known, stateSlugs, []).keys()];
    expect(again.map(({ id, slug, name }) => ({ id, slug, name }))).toEqual(
      places.map(({ id, slug, name }) => ({ id, slug, name })),
    );
  });

  test("keeps the bare name of a small place when a bigger namesake comes, and the rows of a place the source lost", () => {
    const small = { ...at("Rampur", "UP", 29, 77, 10), id: 4, slug: "rampur", nameHi: "" };
    const lost = { ...at("Oldtown", "UP", 26, 80, 10), id: 9, slug: "oldtown", nameHi: "" };
    const found = [asCurrent("Rampur", "BR", 25, 85, 9000), asCurrent("Rampur", "UP", 29, 77.001, 12)];
    const rows = [...giveSlugs(found, [small, lost], stateSlugs, []).keys()];
    expect(rows.map(({ id, slug }) => `${id} ${slug}`)).toEqual(["4 rampur", "9 oldtown", "10 rampur-bihar"]);
  });

  test("tells namesakes apart by state, then district, and leaves promised words free", () => {
    const found = [
      asCurrent("Shahpur", "MP", 24, 79, 30),
      asCurrent("Shahpur", "MP", 23, 81, 20),
      asCurrent("Shahpur", "MP", 22, 78, 10),
    ];
    const rows = [...giveSlugs(found, [], stateSlugs, ["shahpur"]).keys()];
    expect(rows.map((row) => row.slug)).toEqual([
      "shahpur-madhya-pradesh",
      "shahpur-madhya-pradesh-d81",
      "shahpur-madhya-pradesh-d78",
    ]);
  });
});

function at(name: string, stateCode: string, lat: number, lng: number, population: number) {
  return { name, stateCode, district: `D${lng}`, lat, lng, population };
}

function asCurrent(name: string, stateCode: string, lat: number, lng: number, population: number): CurrentPlace {
  return { ...at(name, stateCode, lat, lng, population), formerly: [] };
}

/** Puducherry has towns on three coasts; the islands and Daman lie far from their territory's centre. */
function reachKm(stateCode: string): number {
  if (stateCode === "PY") return 700;
  return ["CH", "DL", "GA", "SK", "TR"].includes(stateCode) ? 120 : 640;
}
