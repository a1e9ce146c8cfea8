/** What categories are called in the language of the page, and the icon of each. */
import type { CategoryView, SubCategoryView } from "#contract/catalogue.ts";
import type { Language } from "#messages/words.ts";

export function categoryName(
  { category, categoryHi }: Pick<CategoryView, "category" | "categoryHi">,
  language: Language,
): string {
  return language === "hi" ? categoryHi : category;
}

export function subCategoryName(
  { subCategory, subCategoryHi }: Pick<SubCategoryView, "subCategory" | "subCategoryHi">,
  language: Language,
): string {
  return language === "hi" ? subCategoryHi : subCategory;
}

/** Icon by the category's id; a small shop for one that is not known. */
export function iconsOf(categories: CategoryView[]): (categoryId: string) => string {
  const icons = new Map(categories.map(({ _id, icon }) => [_id, icon]));
  return (categoryId) => icons.get(categoryId) ?? "store";
}
