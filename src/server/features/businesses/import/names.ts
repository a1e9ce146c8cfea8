/** What an import looks places and states up in: by any of their names, and by what is shown of them. */
import { fold } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import type { Language } from "#messages/words.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type KnownPlace, listNamedPlaces, listStateNames, type PlaceLabels } from "./name-queries.ts";

export interface PlaceLookup {
  /** The places of that name, largest first. */
  places(name: string): KnownPlace[];
  place(id: number): KnownPlace | undefined;
  /** By a name or by the sound of it. */
  stateCode(name: string): string | undefined;
  /** By a name alone. */
  stateNamed(name: string): string | undefined;
  /** The largest places of a state. */
  largest(stateCode: string | undefined, limit: number): KnownPlace[];
  /** The places of the district of that name, or of the one whose main town has it; the largest first. */
  inDistrict(name: string, stateCode: string | undefined): KnownPlace[];
  /** Whether it is the name of the place itself and not one that it is also known by. */
  isItsName(place: KnownPlace, name: string): boolean;
  /** "Jaipur, Rajasthan", with the district where the state has several of the name. */
  label(place: KnownPlace): string;
}

/** Reads all names once; some ten thousand. */
export async function placeLookup(ctx: Handle, language: Language): Promise<PlaceLookup> {
  const byName = new Map<string, Array<KnownPlace & PlaceLabels>>();
  const byId = new Map<number, KnownPlace & PlaceLabels>();
  for (const { folded, ...place } of await listNamedPlaces(ctx)) {
    append(byName, folded, place);
    byId.set(place.id, place);
  }
  const byDistrict = Map.groupBy(byId.values(), ({ district, stateCode }) => `${stateCode}|${fold(district ?? "")}`);
  const rows = await listStateNames(ctx);
  const codes = new Map(rows.map((row) => [joined(row.folded), row.state_code]));
  const states = new Map(rows.map((row) => [row.state_code, language === "hi" ? row.name_hi : row.name]));
  const nameOf = ({ id }: KnownPlace) => byId.get(id)!;
  return {
    places: (name) => byName.get(fold(name)) ?? [],
    place: (id) => byId.get(id),
    stateCode: (name) => codes.get(joined(name)) ?? stateBySound(codes, joined(name)),
    stateNamed: (name) => codes.get(joined(name)),
    largest: (stateCode, limit) =>
      [...byId.values()]
        .filter((place) => place.stateCode === stateCode)
        .sort((a, b) => b.population - a.population || a.id - b.id)
        .slice(0, limit),
    inDistrict: (name, stateCode) => {
      const folded = fold(name);
      const named = byName.get(folded) ?? [];
      return [...byDistrict].flatMap(([key, places]) => {
        const isIt = key.endsWith(`|${folded}`) || named.some(({ id }) => id === places[0]!.id);
        return folded && isIt && (!stateCode || places[0]!.stateCode === stateCode) ? places : [];
      });
    },
    isItsName: (place, name) => {
      const own = nameOf(place);
      return [own.name, own.nameHi ?? ""].some((each) => fold(each) === fold(name));
    },
    label: (place) => {
      const { name, nameHi, district } = nameOf(place);
      const others = byName.get(fold(name))?.filter(({ stateCode }) => stateCode === place.stateCode) ?? [];
      const shown = (language === "hi" && nameHi) || name;
      return `${shown}${others.length > 1 && district ? ` (${district})` : ""}, ${states.get(place.stateCode)}`;
    },
  };
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
