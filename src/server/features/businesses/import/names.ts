/** What an import looks names up in: places by any of their names, states and categories by name, alias and sound. */
import { fold } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundKey } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import {
  type KnownPlace,
  listCategoryNames,
  listNamedPlaces,
  listStateNames,
  listSubcategoryNames,
} from "./name-queries.ts";

export interface NameLookup {
  /** The places of that name, largest first. */
  places(name: string): KnownPlace[];
  stateCode(name: string): string | undefined;
  /** Where only a category is named, its most usual subcategory, which stands first in it. */
  subcategoryId(name: string): number | undefined;
}

/** Reads all names once; some ten thousand. */
export async function readNames(ctx: Handle): Promise<NameLookup> {
  const places = await readPlaces(ctx);
  const states = await readStates(ctx);
  const subcategories = await readSubcategories(ctx);
  const subcategoryOf = (name: string) => subcategories.get(fold(name)) ?? subcategories.get(soundOf(name));
  return {
    places: (name) => places.get(fold(name)) ?? [],
    stateCode: (name) => states.get(joined(name)) ?? stateBySound(states, joined(name)),
    subcategoryId: (name) => [name, ...name.split(/[,/;|&+]/)].map(subcategoryOf).find((id) => id !== undefined),
  };
}

async function readPlaces(ctx: Handle): Promise<Map<string, KnownPlace[]>> {
  const byName = new Map<string, KnownPlace[]>();
  for (const { folded, ...place } of await listNamedPlaces(ctx))
    byName.set(folded, [...(byName.get(folded) ?? []), place]);
  return byName;
}

async function readStates(ctx: Handle): Promise<Map<string, string>> {
  return new Map((await listStateNames(ctx)).map((row) => [joined(row.folded), row.state_code]));
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
async function readSubcategories(ctx: Handle): Promise<Map<string, number>> {
  const subcategories = await listSubcategoryNames(ctx);
  const usual = new Map(subcategories.toReversed().map((s) => [s.category_id, s.id]));
  const categories = (await listCategoryNames(ctx)).flatMap((category) => {
    const id = usual.get(category.id);
    return id === undefined ? [] : [{ ...category, id }];
  });
  const byName = new Map<string, number>();
  const add = (name: string, id: number) => {
    if (name && !byName.has(name)) byName.set(name, id);
  };
  for (const rows of [subcategories, categories]) {
    for (const row of rows)
      for (const name of [row.name, row.name_hi, row.slug.replaceAll("-", " ")]) add(fold(name), row.id);
    for (const row of rows) for (const name of row.synonyms) add(fold(name), row.id);
    for (const row of rows) for (const name of [row.name, row.name_hi, ...row.synonyms]) add(soundOf(name), row.id);
  }
  return byName;
}

/** By sound, marked so that it never meets a spelling. */
function soundOf(name: string): string {
  return `~${fold(name).split(" ").map(soundKey).join(" ")}`;
}
