/** The SQL of categories and subcategories. */
import type { Ctx } from "#server/platform/context.ts";

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
type Reading = Pick<Ctx, "query">;

export function listCategories(ctx: Reading): Promise<CategoryRow[]> {
  return ctx.query({
    name: "categories",
    text: "select id, slug, name, name_hi, icon from categories order by id",
    values: [],
  });
}

/** All of them, or those of one category. */
export function listSubcategories(ctx: Reading, categoryId?: number): Promise<SubcategoryRow[]> {
  return ctx.query({
    name: "subcategories",
    text: "select id, category_id, slug, name, name_hi from subcategories where $1::int is null or category_id = $1 order by category_id, id",
    values: [categoryId ?? null],
  });
}

/** By key or slug. */
export async function findCategory(ctx: Reading, keyOrSlug: number | string): Promise<CategoryRow | undefined> {
  const rows = await ctx.query<CategoryRow>({
    name: "category",
    text: "select id, slug, name, name_hi, icon from categories where id = $1 or slug = $2",
    values: typeof keyOrSlug === "number" ? [keyOrSlug, null] : [null, keyOrSlug],
  });
  return rows[0];
}

/** By key or slug. */
export async function findSubcategory(ctx: Reading, keyOrSlug: number | string): Promise<SubcategoryRow | undefined> {
  const rows = await ctx.query<SubcategoryRow>({
    name: "subcategory",
    text: "select id, category_id, slug, name, name_hi from subcategories where id = $1 or slug = $2",
    values: typeof keyOrSlug === "number" ? [keyOrSlug, null] : [null, keyOrSlug],
  });
  return rows[0];
}
