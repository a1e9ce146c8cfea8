/**
 * Writes places.csv and place-aliases.csv from the npm packages and the files in by-hand/. A developer runs it after a
 * change to either (`node db/reference/make-places.ts`); ids and slugs of places.csv are kept, so the files are committed.
 */
import { existsSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { type AliasKind, type CurrentPlace, correct } from "./place-corrections.ts";
import { slugOf } from "./place-names.ts";
import { byPrecedence, giveSlugs, type NumberedPlace, RESERVED } from "./place-slugs.ts";
import { readSourcePlaces, readTable } from "./place-sources.ts";

interface Alias {
  alias: string;
  slug: string;
  kind: AliasKind;
}

const source = readSourcePlaces();
const current = correct(source);
const stateSlugs = new Map(readTable<"code" | "slug">("states.csv").map((row) => [row.code, row.slug]));
const oldNames = readTable<keyof Alias>("by-hand/old-names.csv");
const places = giveSlugs(
  current,
  readKnown(),
  stateSlugs,
  oldNames.map((row) => row.alias),
);
nameInHindi([...places.keys()]);
const aliases = listAliases(places);
write(
  "places.csv",
  ["id", "slug", "name", "nameHi", "stateCode", "district", "lat", "lng", "population"],
  [...places.keys()],
);
write("place-aliases.csv", ["alias", "slug", "kind"], aliases);
console.log(`${source.length} places in the source, ${places.size} places and ${aliases.length} aliases written.`);

function readKnown(): NumberedPlace[] {
  if (!existsSync(new URL("places.csv", import.meta.url))) return [];
  return readTable<keyof NumberedPlace>("places.csv").map((row) => ({
    ...row,
    id: Number(row.id),
    lat: Number(row.lat),
    lng: Number(row.lng),
    population: Number(row.population),
  }));
}

function nameInHindi(rows: NumberedPlace[]): void {
  const hindi = new Map(readTable<"slug" | "nameHi">("by-hand/hindi-names.csv").map((row) => [row.slug, row.nameHi]));
  for (const row of rows) {
    row.nameHi = hindi.get(row.slug) ?? "";
    hindi.delete(row.slug);
  }
  if (hindi.size > 0) throw new Error(`hindi-names.csv names no place: ${[...hindi.keys()].join(", ")}.`);
}

/**
 * Hand-written aliases first, then the source's former names, largest place first. A word that is itself a place stays that
 * place's slug; the old name then gets its state (`aurangabad-maharashtra`), a mere spelling gets nothing.
 */
function listAliases(numbered: Map<NumberedPlace, CurrentPlace | undefined>): Alias[] {
  const slugs = new Set([...numbered.keys()].map((row) => row.slug));
  const result = new Map<string, Alias>();
  for (const row of oldNames) {
    if (!slugs.has(row.slug)) throw new Error(`old-names.csv: ${row.alias} leads to ${row.slug}, which is no place.`);
    if (slugs.has(row.alias) || RESERVED.has(row.alias))
      throw new Error(`old-names.csv: ${row.alias} is a slug itself.`);
    result.set(row.alias, { ...row, kind: row.kind as AliasKind });
  }
  const isFree = (alias: string) => !slugs.has(alias) && !result.has(alias) && !RESERVED.has(alias);
  const sources = [...numbered]
    .flatMap(([row, place]) => (place ? [{ row, place }] : []))
    .sort((a, b) => byPrecedence(a.place, b.place));
  for (const { row, place } of sources) {
    for (const { name, kind } of place.formerly) {
      const tries = kind === "old" ? [slugOf(name), slugOf(name, stateSlugs.get(row.stateCode) ?? "")] : [slugOf(name)];
      const alias = tries.find(isFree);
      if (alias) result.set(alias, { alias, slug: row.slug, kind });
    }
  }
  return [...result.values()].sort((a, b) => (a.alias < b.alias ? -1 : 1));
}

function write(file: string, columns: string[], rows: object[]): void {
  writeFileSync(new URL(file, import.meta.url), stringify(rows, { header: true, columns }));
}
