/** The SQL of categories and subcategories. */
import type { Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Categories, Subcategories } from "#server/tables/database.ts";

const CATEGORY = ["id", "slug", "name", "name_hi", "icon", "synonyms"] as const;
const SUBCATEGORY = ["id", "category_id", "slug", "name", "name_hi", "synonyms"] as const;
export type CategoryRow = Pick<Selectable<Categories>, (typeof CATEGORY)[number]>;
export type SubcategoryRow = Pick<Selectable<Subcategories>, (typeof SUBCATEGORY)[number]>;

export function listCategories({ db }: Handle): Promise<CategoryRow[]> {
  return db.selectFrom("categories").select(CATEGORY).orderBy("id").execute();
}

export function listSubcategories({ db }: Handle): Promise<SubcategoryRow[]> {
  return db.selectFrom("subcategories").select(SUBCATEGORY).orderBy("category_id").orderBy("id").execute();
}
