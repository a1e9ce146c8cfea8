/** The SQL of states, places and the names people use for them. */
import { fold } from "#base/fold.ts";
import type { Db } from "#server/platform/postgres/handle.ts";

/** A line of a reference file, by its column names. */
export type Row = Record<string, string>;

export async function loadStates(db: Db, states: Row[]): Promise<void> {
  const values = states.map((s) => ({
    code: s.code!,
    slug: s.slug!,
    name: s.name!,
    name_hi: s.nameHi!,
    gst_code: s.gstCode!,
    lat: Number(s.lat),
    lng: Number(s.lng),
  }));
  await db
    .insertInto("states")
    .values(values)
    .onConflict((c) =>
      c.column("code").doUpdateSet((e) => ({
        slug: e.ref("excluded.slug"),
        name: e.ref("excluded.name"),
        name_hi: e.ref("excluded.name_hi"),
        gst_code: e.ref("excluded.gst_code"),
      })),
    )
    .execute();
}

/** Code, present names, and what else people call a state. */
export async function loadStateNames(db: Db, states: Row[], others: Row[]): Promise<void> {
  const codes = new Map<string, string>();
  for (const { code, name, nameHi } of states) for (const each of [code, name, nameHi]) codes.set(fold(each!), code!);
  for (const { name, code } of others) if (!codes.has(fold(name!))) codes.set(fold(name!), code!);
  await db.deleteFrom("state_names").execute();
  const values = [...codes].map(([folded, state_code]) => ({ folded, state_code }));
  await db.insertInto("state_names").values(values).execute();
}

export async function loadPlaces(db: Db, places: Row[]): Promise<void> {
  const values = places.map((p) => ({
    id: Number(p.id),
    state_code: p.stateCode!,
    slug: p.slug!,
    name: p.name!,
    name_hi: p.nameHi || null,
    district: p.district || null,
    lat: Number(p.lat),
    lng: Number(p.lng),
    position: `(${p.lng},${p.lat})`,
    population: Number(p.population),
  }));
  for (const some of chunks(values))
    await db
      .insertInto("places")
      .values(some)
      .onConflict((c) =>
        c.column("id").doUpdateSet((e) => ({
          slug: e.ref("excluded.slug"),
          name: e.ref("excluded.name"),
          name_hi: e.ref("excluded.name_hi"),
          district: e.ref("excluded.district"),
          population: e.ref("excluded.population"),
        })),
      )
      .execute();
}

type NameKind = "current" | "hindi" | "old" | "spelling" | "locality";

/** What places are called, from the files of db/reference. */
interface NameFiles {
  states: Row[];
  places: Row[];
  aliases: Row[];
  localities: Row[];
}

export async function loadPlaceNames(db: Db, { states, places, aliases, localities }: NameFiles): Promise<void> {
  const bySlug = new Map(places.map((p) => [p.slug!, Number(p.id)]));
  const stateNames = new Map(states.map((state) => [state.code!, fold(state.name!)]));
  const stateOf = new Map(places.map((p) => [p.slug!, stateNames.get(p.stateCode!)!]));
  const names = new Map<string, { place_id: number; folded: string; kind: NameKind }>();
  const add = (place_id: number, name: string | undefined, kind: NameKind) => {
    const folded = fold(name ?? "");
    if (folded && !names.has(`${place_id} ${folded}`)) names.set(`${place_id} ${folded}`, { place_id, folded, kind });
  };
  for (const p of places) {
    add(Number(p.id), p.name, "current");
    add(Number(p.id), p.nameHi, "hindi");
  }
  for (const a of aliases) {
    const [id, kind] = [bySlug.get(a.slug!)!, a.kind as "old" | "spelling"];
    add(id, a.alias, kind);
    // As an address it tells its state, because another place has the bare name; people say the bare one.
    const state = ` ${stateOf.get(a.slug!)}`;
    const folded = fold(a.alias!);
    if (folded.endsWith(state)) add(id, folded.slice(0, -state.length), kind);
  }
  for (const { name, slug } of localities) add(bySlug.get(slug!)!, name, "locality");
  await db.deleteFrom("place_names").execute();
  await db.deleteFrom("place_aliases").execute();
  for (const some of chunks([...names.values()])) await db.insertInto("place_names").values(some).execute();
  const old = aliases
    .map((a) => ({ slug: fold(a.alias!).replaceAll(" ", "-"), place_id: bySlug.get(a.slug!)! }))
    .filter((a) => /^[a-z0-9-]+$/.test(a.slug) && !bySlug.has(a.slug));
  for (const some of chunks(old))
    await db
      .insertInto("place_aliases")
      .values(some)
      .onConflict((c) => c.doNothing())
      .execute();
}

function chunks<T>(all: T[], size = 2000): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
