/** What can be asked of the catalogue: categories, their subcategories, and what a filter stands for. */
import type { Ctx } from "#server/platform/context.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import {
  type CategoryRow,
  findCategory,
  findSubcategory,
  listCategories,
  listSubcategories,
  type SubcategoryRow,
} from "./queries.ts";

type Reading = Pick<Ctx, "query">;

/** All categories, in the order they are shown. */
export function allCategories(ctx: Reading): Promise<CategoryRow[]> {
  return listCategories(ctx);
}

/** All subcategories, or those of one category by key or slug; refuses an unknown one. */
export async function subcategoriesOf(ctx: Reading, category?: number | string): Promise<SubcategoryRow[]> {
  if (category === undefined) return listSubcategories(ctx);
  return listSubcategories(ctx, (await getCategory(ctx, category)).id);
}

/** The subcategory that a form chose; refuses the field when there is no such one. */
export async function chosenSubcategory(ctx: Reading, key: number): Promise<SubcategoryRow> {
  return (await findSubcategory(ctx, key)) ?? refuseFields({ fkSubCategoryId: "field.choice.invalid" });
}

/** The subcategories that a list's filters leave; undefined when nothing is filtered. Refuses unknown ones; a subcategory of another category leaves none. */
export async function filteredSubcategoryIds(
  ctx: Reading,
  { category, subCategory }: { category?: number | string; subCategory?: number | string },
): Promise<number[] | undefined> {
  if (subCategory !== undefined) {
    const found = (await findSubcategory(ctx, subCategory)) ?? refuse("category.not-found");
    const isOther = category !== undefined && (await getCategory(ctx, category)).id !== found.category_id;
    return isOther ? [] : [found.id];
  }
  return category === undefined ? undefined : (await subcategoriesOf(ctx, category)).map(({ id }) => id);
}

async function getCategory(ctx: Reading, keyOrSlug: number | string): Promise<CategoryRow> {
  return (await findCategory(ctx, keyOrSlug)) ?? refuse("category.not-found");
}
