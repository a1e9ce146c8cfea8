/** Fills reference data from db/reference when its files changed, and once, in a demo, the demo community. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { fold } from "#base/fold.ts";
import { changed } from "#server/platform/context.ts";
import type { Connection, Db } from "#server/platform/database.ts";

const folder = join(import.meta.dirname, "../../db/reference");
type Row = Record<string, string>;

/** Loads states, places, categories and the first settings; a file that is loaded already costs a hash. */
export async function seedReference({ db }: Pick<Connection, "db">): Promise<void> {
  await whenChanged(db, ["states.csv", "places.csv", "place-aliases.csv"], async (db, [states, places, aliases]) => {
    await loadStates(db, rows(states!));
    await loadPlaces(db, rows(places!));
    await loadPlaceNames(db, rows(places!), rows(aliases!));
  });
  await whenChanged(db, ["categories.json"], async (db, [text]) => loadCategories(db, JSON.parse(text!)));
  await whenChanged(db, ["content.json"], async (db, [text]) => loadContent(db, JSON.parse(text!)));
}

async function whenChanged(db: Db, names: string[], load: (db: Db, texts: string[]) => Promise<void>): Promise<void> {
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
  const hash = createHash("sha256").update(texts.join("\0")).digest("hex");
  const name = names[0]!;
  const known = await db.selectFrom("reference_files").select("hash").where("name", "=", name).executeTakeFirst();
  if (known?.hash === hash) return;
  await db.transaction().execute(async (db) => {
    await load(db, texts);
    await db
      .insertInto("reference_files")
      .values({ name, hash })
      .onConflict((c) => c.column("name").doUpdateSet({ hash }))
      .execute();
  });
}

function rows(text: string): Row[] {
  return parse(text, { columns: true, skip_empty_lines: true }) as Row[];
}

async function loadStates(db: Db, states: Row[]): Promise<void> {
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

async function loadPlaces(db: Db, places: Row[]): Promise<void> {
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

async function loadPlaceNames(db: Db, places: Row[], aliases: Row[]): Promise<void> {
  const bySlug = new Map(places.map((p) => [p.slug!, Number(p.id)]));
  const names = new Map<string, { place_id: number; folded: string; kind: "current" | "hindi" | "old" | "spelling" }>();
  const add = (place_id: number, name: string | undefined, kind: "current" | "hindi" | "old" | "spelling") => {
    const folded = fold(name ?? "");
    if (folded && !names.has(`${place_id} ${folded}`)) names.set(`${place_id} ${folded}`, { place_id, folded, kind });
  };
  for (const p of places) {
    add(Number(p.id), p.name, "current");
    add(Number(p.id), p.nameHi, "hindi");
  }
  for (const a of aliases) add(bySlug.get(a.slug!)!, a.alias, a.kind as "old" | "spelling");
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

interface CategoryEntry {
  id: number;
  slug: string;
  name: string;
  nameHi: string;
  icon: string;
  synonyms: string[];
  subcategories: Array<Omit<CategoryEntry, "icon" | "subcategories">>;
}

async function loadCategories(db: Db, categories: CategoryEntry[]): Promise<void> {
  for (const { subcategories, nameHi, ...c } of categories) {
    const category = { ...c, name_hi: nameHi };
    await db
      .insertInto("categories")
      .values(category)
      .onConflict((o) => o.column("id").doUpdateSet(category))
      .execute();
    for (const { nameHi, ...s } of subcategories) {
      const subcategory = { ...s, name_hi: nameHi, category_id: c.id };
      await db
        .insertInto("subcategories")
        .values(subcategory)
        .onConflict((o) => o.column("id").doUpdateSet(subcategory))
        .execute();
    }
  }
}

/** What the operator has edited (an edit drops isDefault) stays as it is. */
async function loadContent(db: Db, defaults: Record<string, object>): Promise<void> {
  for (const [key, value] of Object.entries(defaults))
    await db
      .insertInto("settings")
      .values({ key, value: JSON.stringify({ ...value, isDefault: true }) })
      .onConflict((c) =>
        c
          .column("key")
          .doUpdateSet((e) => ({ value: e.ref("excluded.value"), updated_at: sql`now()` }))
          .where(sql<boolean>`settings.value ->> 'isDefault' = 'true'`),
      )
      .execute();
  await changed({ db }, "content");
}

function chunks<T>(all: T[], size = 2000): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
