/** All categories and subcategories, held in memory: nearly every answer names some. */
import { fold } from "#base/fold.ts";
import { remembered } from "#server/platform/postgres/remembered.ts";
import {
  type CategoryRow,
  listCategories,
  listNamedKinds,
  listSubcategories,
  type NamedKindRow,
  type SubcategoryRow,
} from "./queries.ts";

/** What type-ahead compares with: every name folded. */
export interface NamedKind {
  kind: NamedKindRow;
  names: string[];
  synonyms: string[];
}

export interface CatalogueBook {
  /** In the order they are shown. */
  categories: CategoryRow[];
  subcategories: SubcategoryRow[];
  /** By key and by slug. */
  categoryOf: Map<number | string, CategoryRow>;
  subcategoryOf: Map<number | string, SubcategoryRow>;
  named: NamedKind[];
}

export const catalogueBook = remembered(async (ctx): Promise<CatalogueBook> => {
  const [categories, subcategories, kinds] = await Promise.all([
    listCategories(ctx),
    listSubcategories(ctx),
    listNamedKinds(ctx),
  ]);
  return {
    categories,
    subcategories,
    categoryOf: byKeyAndSlug(categories),
    subcategoryOf: byKeyAndSlug(subcategories),
    named: kinds.map((kind) => ({
      kind,
      names: [kind.name, kind.name_hi].map(fold),
      synonyms: kind.synonyms.map(fold),
    })),
  };
});

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
