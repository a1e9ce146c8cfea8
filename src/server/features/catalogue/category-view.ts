/** Categories and subcategories in the words of the wire. */
import type { CategoryView, SubCategoryView } from "#contract/catalogue.ts";

export function viewCategory(row: {
  id: number;
  slug: string;
  name: string;
  name_hi: string;
  icon: string;
}): CategoryView {
  return { _id: String(row.id), category: row.name, categoryHi: row.name_hi, slug: row.slug, icon: row.icon };
}

export function viewSubcategory(row: {
  id: number;
  category_id: number;
  slug: string;
  name: string;
  name_hi: string;
}): SubCategoryView {
  return {
    _id: String(row.id),
    subCategory: row.name,
    subCategoryHi: row.name_hi,
    slug: row.slug,
    fkCategoryId: String(row.category_id),
  };
}
