/** Terms that stand for no word: everything, and the categories, subcategories and places of items. Those of words are above zero. */

/** The term that every document has. */
export const EVERYTHING = 0;
export const subcategoryTerm = (subcategoryId: number) => -subcategoryId;
export const categoryTerm = (categoryId: number) => -1_000_000 - categoryId;
export const isSubcategoryTerm = (term: number) => term < EVERYTHING && term > categoryTerm(0);
/** Whether it stands for a category or subcategory. */
export const isKindTerm = (term: number) => term < EVERYTHING && term > placeTerm(0);
export const placeTerm = (placeId: number) => -10_000_000 - placeId;

/** The subcategory or category that a term stands for. */
export function kindOfTerm(term: number): { subcategoryId?: number; categoryId?: number } {
  return term > categoryTerm(0) ? { subcategoryId: -term } : { categoryId: categoryTerm(0) - term };
}
