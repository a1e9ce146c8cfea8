/** Loads reference data from db/reference when its files changed. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { readMarks } from "#base/rich-text.ts";
import { changed } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { JOB_FILES, loadJobReference } from "./job-reference-queries.ts";
import { loadPlaceNames, loadPlaces, loadStateNames, loadStates, type Row } from "./place-queries.ts";
import {
  findLoadedHash,
  insertNewPlans,
  recordLoaded,
  upsertCategory,
  upsertDefaultSetting,
  upsertSubcategory,
  upsertWordFamily,
} from "./reference-queries.ts";

const folder = join(import.meta.dirname, "../../../db/reference");

const PLACE_FILES = [
  "states.csv",
  "places.csv",
  "place-aliases.csv",
  "by-hand/state-names.csv",
  "by-hand/former-hindi-names.csv",
  "by-hand/localities.csv",
];

/** The texts of content.json, in the order in which they are read. */
const TEXTS = ["about", "privacy", "terms"].flatMap((name) => ["en", "hi"].map((language) => ({ name, language })));
const fileOfText = ({ name, language }: (typeof TEXTS)[number]) => `texts/${name}-${language}.md`;

/** Loads states, places, categories, plans and the first settings; a file that is loaded already costs no more than its hash. */
export async function seedReference(handle: Handle): Promise<void> {
  await whenChanged(handle, PLACE_FILES, async ({ db }, texts) => {
    const [states, places, aliases, stateNames, formerHindi, localities] = texts.map(rows) as [
      Row[],
      Row[],
      Row[],
      Row[],
      Row[],
      Row[],
    ];
    await loadStates(db, states);
    await loadStateNames(db, states, stateNames);
    await loadPlaces(db, places);
    const formerNames = formerHindi.map((row) => ({ ...row, alias: row.name! }));
    await loadPlaceNames(db, { states, places, aliases: [...aliases, ...formerNames], localities });
  });
  await whenChanged(handle, ["categories.json"], async (handle, [text]) => loadCategories(handle, JSON.parse(text!)));
  await whenChanged(handle, ["word-families.json"], async (handle, [text]) => {
    for (const family of JSON.parse(text!) as WordFamily[]) await upsertWordFamily(handle, family);
  });
  for (const [file, table] of JOB_FILES)
    await whenChanged(handle, [file], async (handle, [text]) => loadJobReference(handle, table, JSON.parse(text!)));
  await whenChanged(handle, ["plans.json"], async (handle, [text]) => loadPlans(handle, JSON.parse(text!)));
  await whenChanged(handle, ["content.json", ...TEXTS.map(fileOfText)], async (handle, [text, ...texts]) =>
    loadContent(handle, JSON.parse(text!), texts),
  );
}

async function whenChanged(
  handle: Handle,
  names: string[],
  load: (handle: Handle, texts: string[]) => Promise<void>,
): Promise<void> {
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
  const hash = createHash("sha256").update(texts.join("\0")).digest("hex");
  const name = names[0]!;
  if ((await findLoadedHash(handle, name)) === hash) return;
  await inTransaction(handle, async (handle) => {
    await load(handle, texts);
    await recordLoaded(handle, name, hash);
  });
}

function rows(text: string): Row[] {
  return parse(text, { columns: true, skip_empty_lines: true }) as Row[];
}

interface WordFamily {
  id: number;
  words: string[];
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

async function loadCategories(handle: Handle, categories: CategoryEntry[]): Promise<void> {
  for (const { subcategories, nameHi, ...category } of categories) {
    await upsertCategory(handle, { ...category, name_hi: nameHi });
    for (const { nameHi, ...subcategory } of subcategories)
      await upsertSubcategory(handle, { ...subcategory, name_hi: nameHi, category_id: category.id });
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

async function loadPlans(handle: Handle, plans: PlanEntry[]): Promise<void> {
  const rows = plans.map(({ id, name, years, ...p }) => ({
    id,
    name,
    name_hi: p.nameHi,
    years,
    price_paise: p.pricePaise,
    discount_paise: p.discountPaise,
    on_sale: p.onSale,
  }));
  await insertNewPlans(handle, rows);
}

/** What is written with marks stands in files of its own, which a lawyer can read. */
async function loadContent(handle: Handle, defaults: Record<string, object>, texts: string[]): Promise<void> {
  for (const [key, value] of Object.entries(defaults)) {
    const own = TEXTS.flatMap(({ name, language }, at) => (name === key ? [[language, readMarks(texts[at]!)]] : []));
    await upsertDefaultSetting(handle, key, own.length === 0 ? value : { ...value, text: Object.fromEntries(own) });
  }
  await changed(handle, "content");
}
