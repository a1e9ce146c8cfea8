/** Applies what is known better than the source knows it: state, position, duplicates, missing towns, names, districts, counts. */
import { plainName } from "./place-names.ts";
import { readTable, type SourcePlace } from "./place-sources.ts";

/** A place as we publish it. `formerly` are names of the source that still have to lead here. */
export interface CurrentPlace extends SourcePlace {
  formerly: { name: string; kind: AliasKind }[];
}
export type AliasKind = "old" | "spelling";

/**
 * The source's places made current. Every hand-written row must meet exactly one place; one that meets none or several
 * (a later edition of the source may have renamed it) stops the run with a sentence that names the row.
 */
export function correct(source: SourcePlace[]): CurrentPlace[] {
  const moved = movePlaces(source.map((place) => ({ ...place, formerly: [] })));
  const single = [...mergeDuplicates(moved), ...readAdditions()];
  renameDistricts(single);
  renamePlaces(single);
  countPlaces(single);
  return single;
}

function movePlaces(places: CurrentPlace[]): CurrentPlace[] {
  const rows = readTable<"state" | "from" | "toState" | "district" | "lat" | "lng">("by-hand/moves.csv");
  const found = rows.map((row) => ({ row, place: only(places, row.state, row.from, "", "moves.csv") }));
  for (const { row, place } of found) {
    Object.assign(place, { stateCode: row.toState, district: row.district });
    if (row.lat) Object.assign(place, { lat: Number(row.lat), lng: Number(row.lng) });
  }
  return places;
}

function mergeDuplicates(places: CurrentPlace[]): CurrentPlace[] {
  const rows = readTable<"state" | "drop" | "at" | "keep" | "keepAt">("by-hand/same-place.csv");
  const dropped = new Set<CurrentPlace>();
  for (const row of rows) {
    const drop = only(places, row.state, row.drop, row.at, "same-place.csv");
    const keep = only(places, row.state, row.keep, row.keepAt, "same-place.csv");
    keep.population = Math.max(keep.population, drop.population);
    keep.district ||= drop.district;
    keep.formerly.push({ name: drop.name, kind: "spelling" });
    dropped.add(drop);
  }
  return places.filter((place) => !dropped.has(place));
}

function readAdditions(): CurrentPlace[] {
  return readTable<"state" | "name" | "district" | "lat" | "lng" | "population">("by-hand/additions.csv").map(
    (row) => ({
      name: row.name,
      stateCode: row.state,
      district: row.district,
      lat: Number(row.lat),
      lng: Number(row.lng),
      population: Number(row.population),
      formerly: [],
    }),
  );
}

function renameDistricts(places: CurrentPlace[]): void {
  for (const row of readTable<"state" | "from" | "district">("by-hand/districts.csv")) {
    const inside = places.filter((place) => place.stateCode === row.state && place.district === row.from);
    if (inside.length === 0) throw new Error(`districts.csv: no place lies in ${row.from}, ${row.state}.`);
    for (const place of inside) place.district = row.district;
  }
}

function renamePlaces(places: CurrentPlace[]): void {
  const rows = readTable<"state" | "from" | "at" | "name" | "kind">("by-hand/names.csv");
  const found = rows.map((row) => ({ row, place: only(places, row.state, row.from, row.at, "names.csv") }));
  for (const place of places) place.name = plainName(place.name);
  for (const { row, place } of found) {
    place.name = row.name;
    if (row.kind) place.formerly.push({ name: row.from, kind: row.kind as AliasKind });
  }
}

function countPlaces(places: CurrentPlace[]): void {
  for (const row of readTable<"state" | "name" | "at" | "population">("by-hand/populations.csv")) {
    only(places, row.state, row.name, row.at, "populations.csv").population = Number(row.population);
  }
}

function only(places: CurrentPlace[], state: string, name: string, latitude: string, file: string): CurrentPlace {
  const fits = places.filter(
    (place) =>
      place.stateCode === state && place.name === name && (!latitude || Math.abs(place.lat - Number(latitude)) < 0.001),
  );
  const [place] = fits;
  if (!place || fits.length > 1)
    throw new Error(`${file}: ${fits.length} places are called ${name} in ${state}; there must be one.`);
  return place;
}
