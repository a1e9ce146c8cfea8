/** Fills reference data from db/reference when its files changed, and once, in a demo, the demo community. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { changed } from "#server/platform/context.ts";
import { type Db, type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { JOB_FILES, loadJobReference } from "./seed-job-reference.ts";
import { loadPlaceNames, loadPlaces, loadStateNames, loadStates, type Row } from "./seed-places.ts";

const folder = join(import.meta.dirname, "../../db/reference");

const PLACE_FILES = [
  "states.csv",
  "places.csv",
  "place-aliases.csv",
  "by-hand/state-names.csv",
  "by-hand/former-hindi-names.csv",
];

/** Loads states, places, categories, plans and the first settings; a file that is loaded already costs a hash. */
export async function seedReference(handle: Handle): Promise<void> {
  await whenChanged(handle, PLACE_FILES, async ({ db }, texts) => {
    const [states, places, aliases, stateNames, formerHindi] = texts.map(rows) as [Row[], Row[], Row[], Row[], Row[]];
    await loadStates(db, states);
    await loadStateNames(db, states, stateNames);
    await loadPlaces(db, places);
    await loadPlaceNames(db, places, [...aliases, ...formerHindi.map((row) => ({ ...row, alias: row.name! }))]);
  });
  await whenChanged(handle, ["categories.json"], async ({ db }, [text]) => loadCategories(db, JSON.parse(text!)));
  for (const [file, table] of JOB_FILES)
    await whenChanged(handle, [file], async ({ db }, [text]) => loadJobReference(db, table, JSON.parse(text!)));
  await whenChanged(handle, ["plans.json"], async ({ db }, [text]) => loadPlans(db, JSON.parse(text!)));
  await whenChanged(handle, ["content.json"], async (handle, [text]) => loadContent(handle, JSON.parse(text!)));
}

async function whenChanged(
  handle: Handle,
  names: string[],
  load: (handle: Handle, texts: string[]) => Promise<void>,
): Promise<void> {
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
  const hash = createHash("sha256").update(texts.join("\0")).digest("hex");
  const name = names[0]!;
  const known = await handle.db
    .selectFrom("reference_files")
    .select("hash")
    .where("name", "=", name)
    .executeTakeFirst();
  if (known?.hash === hash) return;
  await inTransaction(handle, async (handle) => {
    await load(handle, texts);
    await handle.db
      .insertInto("reference_files")
      .values({ name, hash })
      .onConflict((c) => c.column("name").doUpdateSet({ hash }))
      .execute();
  });
}

function rows(text: string): Row[] {
  return parse(text, { columns: true, skip_empty_lines: true }) as Row[];
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

export interface PlanEntry {
  id: number;
  name: string;
  nameHi: string;
  years: number;
  pricePaise: number;
  discountPaise: number;
  onSale: boolean;
}

/** Plans that the portal has already stay as they are: what they cost is the operator's to change (`npm run plan`). */
async function loadPlans(db: Db, plans: PlanEntry[]): Promise<void> {
  const rows = plans.map(({ id, name, years, ...p }) => ({
    id,
    name,
    name_hi: p.nameHi,
    years,
    price_paise: p.pricePaise,
    discount_paise: p.discountPaise,
    on_sale: p.onSale,
  }));
  await db
    .insertInto("plans")
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** What the operator has edited (an edit drops isDefault) stays as it is. */
async function loadContent(handle: Handle, defaults: Record<string, object>): Promise<void> {
  for (const [key, value] of Object.entries(defaults))
    await handle.db
      .insertInto("settings")
      .values({ key, value: JSON.stringify({ ...value, isDefault: true }) })
      .onConflict((c) =>
        c
          .column("key")
          .doUpdateSet((e) => ({ value: e.ref("excluded.value"), updated_at: sql`now()` }))
          .where(sql<boolean>`settings.value ->> 'isDefault' = 'true'`),
      )
      .execute();
  await changed(handle, "content");
}
