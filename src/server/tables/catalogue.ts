/** Rows of categories and subcategories. */

export interface CategoriesTable {
  id: number;
  slug: string;
  name: string;
  name_hi: string;
  icon: string;
  synonyms: string[];
}

export interface SubcategoriesTable {
  id: number;
  category_id: number;
  slug: string;
  name: string;
  name_hi: string;
  synonyms: string[];
}
