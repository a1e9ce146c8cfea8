/** The catalogue as other rooms need it: categories, their subcategories, and what a filter stands for. */
import { fold } from "#base/fold.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { type CategoryChoice, catalogueIndex } from "./catalogue-index.ts";
import type { CategoryRow, SubcategoryRow } from "./queries.ts";

/** All categories, in the order in which pages list them. */
export async function allCategories(ctx: Handle): Promise<CategoryRow[]> {
  return (await catalogueIndex(ctx)).categories;
}

/** All subcategories, or those of one category by key or slug; refuses an unknown one. */
export async function subcategoriesOf(ctx: Handle, category?: number | string): Promise<SubcategoryRow[]> {
  const { subcategories } = await catalogueIndex(ctx);
  if (category === undefined) return subcategories;
  const { id } = await getCategory(ctx, category);
  return subcategories.filter((one) => one.category_id === id);
}

/** Categories and subcategories one of whose names (synonyms too, either script) begins like the typed text, or has a word that does; the best first. Dots may stand between letters: "सी.ए.". */
export async function suggestCategories(ctx: Handle, typed: string): Promise<CategoryChoice[]> {
  const { calledLike } = await catalogueIndex(ctx);
  const called = calledLike(fold(typed));
  return called.length > 0 || !typed.includes(".") ? called : calledLike(fold(typed.replaceAll(".", "")));
}

/** Subcategories by the same comparison, and after them those of the categories that are so called. Where nothing is, those that only sound so ("doctar"), and then by the first of several words: "tent wala". */
export async function suggestSubcategories(ctx: Handle, typed: string, limit: number): Promise<SubcategoryRow[]> {
  const { subcategoryOf, categoryOf, subcategories, soundingLike } = await catalogueIndex(ctx);
  const called = await suggestCategories(ctx, typed);
  const wanted = called.length > 0 ? called : soundingLike(fold(typed));
  const lastSpace = typed.trim().lastIndexOf(" ");
  if (wanted.length === 0 && lastSpace > 0) return suggestSubcategories(ctx, typed.trim().slice(0, lastSpace), limit);
  const own = wanted.flatMap(({ slug }) => subcategoryOf.get(slug) ?? []);
  const within = wanted.flatMap(({ slug }) => {
    const category = categoryOf.get(slug);
    return category ? subcategories.filter(({ category_id }) => category_id === category.id) : [];
  });
  return [...new Set([...own, ...within])].slice(0, limit);
}

/** The subcategory that a form chose; refuses the field when there is no such one. */
export async function chosenSubcategory(ctx: Handle, key: number): Promise<SubcategoryRow> {
  return (
    (await catalogueIndex(ctx)).subcategoryOf.get(key) ?? refuseFields({ fkSubCategoryId: "field.choice.invalid" })
  );
}

/** The further ones that a form chose beside the main one; refuses the field when there is no such one. */
export async function chosenFurther(ctx: Handle, keys: readonly number[] = [], main: number): Promise<number[]> {
  const { subcategoryOf } = await catalogueIndex(ctx);
  if (keys.some((key) => !subcategoryOf.has(key))) refuseFields({ fkFurtherSubCategoryIds: "field.choice.invalid" });
  return keys.filter((key) => key !== main);
}

/** The subcategories that a list's filters leave; undefined when nothing is filtered. Refuses unknown ones; a subcategory of another category leaves none. */
export async function filteredSubcategoryIds(
  ctx: Handle,
  { category, subCategory }: { category?: number | string; subCategory?: number | string },
): Promise<number[] | undefined> {
  if (subCategory !== undefined) {
    const found = (await catalogueIndex(ctx)).subcategoryOf.get(subCategory) ?? refuse("category.not-found");
    const isOther = category !== undefined && (await getCategory(ctx, category)).id !== found.category_id;
    return isOther ? [] : [found.id];
  }
  return category === undefined ? undefined : (await subcategoriesOf(ctx, category)).map(({ id }) => id);
}

async function getCategory(ctx: Handle, keyOrSlug: number | string): Promise<CategoryRow> {
  return (await catalogueIndex(ctx)).categoryOf.get(keyOrSlug) ?? refuse("category.not-found");
}
