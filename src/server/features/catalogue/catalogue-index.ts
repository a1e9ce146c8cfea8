/** All categories and subcategories in memory, by key and slug: nearly every answer names some. */
import { fold } from "#base/fold.ts";
import { cacheReference } from "#server/platform/postgres/reference-cache.ts";
import { type CategoryRow, listCategories, listSubcategories, type SubcategoryRow } from "./queries.ts";

/** A category, or a subcategory with the names of its category. */
export type CategoryChoice = Pick<CategoryRow, "id" | "slug" | "name" | "name_hi"> & {
  within: string | null;
  within_hi: string | null;
};

/** What type-ahead compares with: all names folded, each on a line of its own, so that one look goes through them all. */
export interface FoldedNames {
  choice: CategoryChoice;
  names: string;
  synonyms: string;
}

export interface CatalogueIndex {
  /** In the order in which pages list them. */
  categories: CategoryRow[];
  subcategories: SubcategoryRow[];
  /** By key and by slug. */
  categoryOf: Map<number | string, CategoryRow>;
  subcategoryOf: Map<number | string, SubcategoryRow>;
  /** Categories, then subcategories, by key. */
  folded: FoldedNames[];
}

export const catalogueIndex = cacheReference(async (ctx): Promise<CatalogueIndex> => {
  const [categories, subcategories] = await Promise.all([listCategories(ctx), listSubcategories(ctx)]);
  const categoryOf = byKeyAndSlug(categories);
  const byKey = subcategories.toSorted((a, b) => a.id - b.id);
  return {
    categories,
    subcategories,
    categoryOf,
    subcategoryOf: byKeyAndSlug(subcategories),
    folded: [
      ...categories.map((row) => foldedNames(row)),
      ...byKey.map((row) => foldedNames(row, categoryOf.get(row.category_id))),
    ],
  };
});

function foldedNames(row: CategoryRow | SubcategoryRow, category?: CategoryRow): FoldedNames {
  const { id, slug, name, name_hi } = row;
  return {
    choice: { id, slug, name, name_hi, within: category?.name ?? null, within_hi: category?.name_hi ?? null },
    names: inLines([name, name_hi]),
    synonyms: inLines(row.synonyms),
  };
}

function inLines(names: string[]): string {
  return names.map((name) => `\n${fold(name)}`).join("");
}

function byKeyAndSlug<Row extends { id: number; slug: string }>(rows: Row[]): Map<number | string, Row> {
  return new Map(
    rows.flatMap(
      (row): Array<[number | string, Row]> => [
        [row.id, row],
        [row.slug, row],
      ],
    ),
  );
}
