/** What an import looks names up in: places by any of their names, states and kinds by name, alias and sound. */
import { fold } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundKey } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface KnownPlace {
  id: number;
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
}

export interface Directory {
  /** The places of that name, largest first. */
  places(name: string): KnownPlace[];
  stateCode(name: string): string | undefined;
  /** Where only a category is named, its most usual subcategory, which stands first in it. */
  subcategoryId(name: string): number | undefined;
}

/** Reads all names once; some ten thousand. */
export async function readDirectory(ctx: Handle): Promise<Directory> {
  const places = await readPlaces(ctx);
  const states = await readStates(ctx);
  const kinds = await readKinds(ctx);
  const kindOf = (name: string) => kinds.get(fold(name)) ?? kinds.get(soundOf(name));
  return {
    places: (name) => places.get(fold(name)) ?? [],
    stateCode: (name) => states.get(joined(name)) ?? stateBySound(states, joined(name)),
    subcategoryId: (name) => [name, ...name.split(/[,/;|&+]/)].map(kindOf).find((id) => id !== undefined),
  };
}

async function readPlaces({ db }: Handle): Promise<Map<string, KnownPlace[]>> {
  const rows = await db
    .selectFrom("place_names as n")
    .innerJoin("places as p", "p.id", "n.place_id")
    .select(["n.folded", "p.id", "p.state_code as stateCode", "p.lat", "p.lng", "p.population"])
    .orderBy("p.population", "desc")
    .orderBy("p.id")
    .execute();
  const found = new Map<string, KnownPlace[]>();
  for (const { folded, ...place } of rows) found.set(folded, [...(found.get(folded) ?? []), place]);
  return found;
}

async function readStates({ db }: Handle): Promise<Map<string, string>> {
  const rows = await db.selectFrom("state_names").select(["folded", "state_code"]).orderBy("folded").execute();
  return new Map(rows.map((row) => [joined(row.folded), row.state_code]));
}

/** People write "Tamilnadu" and "Uttar Pradesh", "M. P." and "MP". */
function joined(name: string): string {
  return fold(name).replaceAll(" ", "");
}

const FARTHEST_SOUND = 0.7;
/** Shorter names differ by too little. */
const SHORTEST_SOUND = 5;

/** The state whose name sounds most like it, if any does. */
function stateBySound(states: Map<string, string>, name: string): string | undefined {
  const key = soundKey(name);
  if (key.length < SHORTEST_SOUND) return undefined;
  let best: { code?: string; distance: number } = { distance: FARTHEST_SOUND };
  for (const [known, code] of states) {
    const distance = soundDistance(key, soundKey(known), FARTHEST_SOUND);
    if (distance <= best.distance && soundKey(known).length >= SHORTEST_SOUND) best = { code, distance };
  }
  return best.code;
}

/** Names before synonyms, subcategories before categories, spellings before sounds: what comes first stays. */
async function readKinds({ db }: Handle): Promise<Map<string, number>> {
  const subcategories = await db
    .selectFrom("subcategories")
    .select(["id", "category_id as categoryId", "slug", "name", "name_hi", "synonyms"])
    .orderBy("id")
    .execute();
  const usual = new Map(subcategories.toReversed().map((s) => [s.categoryId, s.id]));
  const categories = (
    await db.selectFrom("categories").select(["id", "slug", "name", "name_hi", "synonyms"]).orderBy("id").execute()
  ).flatMap((c) => (usual.has(c.id) ? [{ ...c, id: usual.get(c.id)! }] : []));
  const found = new Map<string, number>();
  const add = (name: string, id: number) => {
    if (name && !found.has(name)) found.set(name, id);
  };
  for (const kinds of [subcategories, categories]) {
    for (const k of kinds) for (const name of [k.name, k.name_hi, k.slug.replaceAll("-", " ")]) add(fold(name), k.id);
    for (const k of kinds) for (const name of k.synonyms) add(fold(name), k.id);
    for (const k of kinds) for (const name of [k.name, k.name_hi, ...k.synonyms]) add(soundOf(name), k.id);
  }
  return found;
}

/** By sound, marked so that it never meets a spelling. */
function soundOf(name: string): string {
  return `~${fold(name).split(" ").map(soundKey).join(" ")}`;
}
