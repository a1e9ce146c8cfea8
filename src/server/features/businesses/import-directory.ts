/** What an import looks names up in: places by any of their names, subcategories by name, synonym or slug. */
import { fold } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import type { Db } from "#server/platform/database.ts";

export interface KnownPlace {
  id: number;
  stateCode: string;
  lat: number;
  lng: number;
}

export interface Directory {
  /** The places of that name, largest first. */
  places(name: string): KnownPlace[];
  stateCode(name: string): string | undefined;
  subcategoryId(name: string): number | undefined;
}

/** Reads all names once; some ten thousand. */
export async function readDirectory(db: Db): Promise<Directory> {
  const places = await readPlaces(db);
  const states = await readStates(db);
  const subcategories = await readSubcategories(db);
  return {
    places: (name) => places.get(fold(name)) ?? [],
    stateCode: (name) => states.get(fold(name)),
    subcategoryId: (name) => subcategories.get(fold(name)) ?? subcategories.get(soundOf(name)),
  };
}

async function readPlaces(db: Db): Promise<Map<string, KnownPlace[]>> {
  const rows = await db
    .selectFrom("place_names as n")
    .innerJoin("places as p", "p.id", "n.place_id")
    .select(["n.folded", "p.id", "p.state_code as stateCode", "p.lat", "p.lng"])
    .orderBy("p.population", "desc")
    .execute();
  const found = new Map<string, KnownPlace[]>();
  for (const { folded, ...place } of rows) found.set(folded, [...(found.get(folded) ?? []), place]);
  return found;
}

async function readStates(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom("states").select(["code", "name", "name_hi"]).execute();
  return new Map(rows.flatMap((s) => [s.code, s.name, s.name_hi].map((name) => [fold(name), s.code] as const)));
}

async function readSubcategories(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("subcategories")
    .select(["id", "slug", "name", "name_hi", "synonyms"])
    .orderBy("id")
    .execute();
  const found = new Map<string, number>();
  const add = (name: string, id: number) => {
    if (name && !found.has(name)) found.set(name, id);
  };
  for (const s of rows) for (const name of [s.name, s.name_hi, s.slug.replaceAll("-", " ")]) add(fold(name), s.id);
  for (const s of rows) for (const name of s.synonyms) add(fold(name), s.id);
  for (const s of rows) for (const name of [s.name, s.name_hi, ...s.synonyms]) add(soundOf(name), s.id);
  return found;
}

/** By sound, marked so that it never meets a spelling. */
function soundOf(name: string): string {
  return `~${fold(name).split(" ").map(soundKey).join(" ")}`;
}
