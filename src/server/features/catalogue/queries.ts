/** The SQL of categories and subcategories. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  name_hi: string;
  icon: string;
}
export interface SubcategoryRow {
  id: number;
  category_id: number;
  slug: string;
  name: string;
  name_hi: string;
}

export function listCategories(ctx: Handle): Promise<CategoryRow[]> {
  return ctx.query({
    name: "categories",
    text: "select id, slug, name, name_hi, icon from categories order by id",
    values: [],
  });
}

export function listSubcategories(ctx: Handle): Promise<SubcategoryRow[]> {
  return ctx.query({
    name: "subcategories",
    text: "select id, category_id, slug, name, name_hi from subcategories order by category_id, id",
    values: [],
  });
}

export interface NamedKindRow {
  id: number;
  slug: string;
  name: string;
  name_hi: string;
  synonyms: string[];
  /** Of the category that a subcategory belongs to; null for a category. */
  within: string | null;
  within_hi: string | null;
}

/** Categories, then subcategories, with all their names. */
export function listNamedKinds(ctx: Handle): Promise<NamedKindRow[]> {
  return ctx.query({
    name: "catalogue-names",
    text: `select * from (select id, slug, name, name_hi, synonyms, null::text as within, null::text as within_hi from categories
      union all select s.id, s.slug, s.name, s.name_hi, s.synonyms, c.name, c.name_hi from subcategories s join categories c on c.id = s.category_id) x
      order by within is not null, id`,
    values: [],
  });
}
