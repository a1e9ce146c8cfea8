/** The SQL behind the lexicon: names and synonyms of the catalogue, and whether anything in the lexicon changed. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Changes whenever a name of a place or state or a word of the catalogue does. */
export async function lexiconVersion({ db }: Handle): Promise<string> {
  const { rows } = await sql<{ version: string }>`select concat_ws('.',
      (select count(*)::text || ':' || coalesce(sum(hashtext(place_id || folded)::bigint), 0) from place_names),
      (select coalesce(sum(hashtext(state_code || folded)::bigint), 0) from state_names),
      (select coalesce(sum(hashtext(concat_ws('|', id, name, name_hi, synonyms::text))::bigint), 0) from categories),
      (select coalesce(sum(hashtext(concat_ws('|', id, category_id, name, name_hi, synonyms::text))::bigint), 0) from subcategories),
      (select coalesce(sum(hashtext(concat_ws('|', id, words::text))::bigint), 0) from word_families)) as version`.execute(
    db,
  );
  return rows[0]!.version;
}

export function listWordFamilies({ db }: Handle): Promise<Array<{ words: string[] }>> {
  return db.selectFrom("word_families").select("words").orderBy("id").execute();
}

export interface CatalogueNameRow {
  id: number;
  name: string;
  name_hi: string;
  synonyms: string[];
}

export function listCategoryNames({ db }: Handle): Promise<CatalogueNameRow[]> {
  return db.selectFrom("categories").select(["id", "name", "name_hi", "synonyms"]).orderBy("id").execute();
}

export function listSubcategoryNames({ db }: Handle): Promise<Array<CatalogueNameRow & { category_id: number }>> {
  return db
    .selectFrom("subcategories")
    .select(["id", "category_id", "name", "name_hi", "synonyms"])
    .orderBy("id")
    .execute();
}
