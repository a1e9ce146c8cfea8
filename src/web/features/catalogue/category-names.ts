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

const UNKNOWN = "store";

/** Icon by the category's id; a small shop for one that is not known. */
export function iconsOf(categories: CategoryView[]): (categoryId: string) => string {
  const icons = new Map(categories.map(({ _id, icon }) => [_id, icon]));
  return (categoryId) => icons.get(categoryId) ?? UNKNOWN;
}

/** The icon of every category as one text, 'id icon,id icon': the router writes and reads a page's data value by value. */
export function iconsText(categories: CategoryView[]): string {
  return categories.map(({ _id, icon }) => `${_id} ${icon}`).join();
}

/** What iconsOf gives, read from such a text when it is first asked. */
export function iconsOfText(text: string): (categoryId: string) => string {
  let icons: Map<string, string> | undefined;
  return (categoryId) => {
    icons ??= new Map(text.split(",").map((pair) => pair.split(" ") as [string, string]));
    return icons.get(categoryId) ?? UNKNOWN;
  };
}
