/** Categories and subcategories in the words of the wire. */
import type { CategoryView, SubCategoryView } from "#contract/catalogue.ts";
import type { CategoryRow, SubcategoryRow } from "./queries.ts";

export function viewCategory(row: CategoryRow): CategoryView {
  return { _id: String(row.id), category: row.name, categoryHi: row.name_hi, slug: row.slug, icon: row.icon };
}

export function viewSubcategory(row: SubcategoryRow): SubCategoryView {
  return {
    _id: String(row.id),
    subCategory: row.name,
    subCategoryHi: row.name_hi,
    slug: row.slug,
    fkCategoryId: String(row.category_id),
  };
}
