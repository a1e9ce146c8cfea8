/** What can be asked of the catalogue: categories, their subcategories, and what a filter stands for. */
import { fold } from "#base/fold.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import {
  type CategoryRow,
  findCategory,
  findSubcategory,
  listCategories,
  listNamedKinds,
  listSubcategories,
  type NamedKindRow,
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

/** Categories and subcategories one of whose names (synonyms too, either script) begins like the typed text, or has a word that does; the best first. */
export async function suggestKinds(ctx: Reading, typed: string, limit: number): Promise<NamedKindRow[]> {
  const wanted = fold(typed);
  const rated = (await listNamedKinds(ctx)).map((kind) => ({ kind, rank: rankOf(kind, wanted) }));
  return rated
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ kind }) => kind);
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

function rankOf({ name, name_hi, synonyms }: NamedKindRow, wanted: string): number {
  const begins = (text: string) => fold(text).startsWith(wanted);
  const hasWord = (text: string) => ` ${fold(text)}`.includes(` ${wanted}`);
  if (begins(name) || begins(name_hi)) return 4;
  if (hasWord(name) || hasWord(name_hi)) return 3;
  if (synonyms.some(begins)) return 2;
  return synonyms.some(hasWord) ? 1 : 0;
}

async function getCategory(ctx: Reading, keyOrSlug: number | string): Promise<CategoryRow> {
  return (await findCategory(ctx, keyOrSlug)) ?? refuse("category.not-found");
}
