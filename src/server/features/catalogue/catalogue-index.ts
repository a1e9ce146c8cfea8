/** All categories and subcategories in memory, by key and slug: nearly every answer names some. */
import { fold } from "#base/fold.ts";
import { soundKey } from "#base/fold-sound.ts";
import { memoized } from "#base/memo.ts";
import { cacheReference } from "#server/platform/postgres/reference-cache.ts";
import { type CategoryRow, listCategories, listSubcategories, type SubcategoryRow } from "./queries.ts";

/** A category, or a subcategory with the names of its category. */
export type CategoryChoice = Pick<CategoryRow, "id" | "slug" | "name" | "name_hi"> & {
  within: string | null;
  within_hi: string | null;
};

/** What type-ahead compares with: all names folded, each on a line of its own, so that one look goes through them all. */
interface FoldedNames {
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
  /** Those one of whose names begins like a folded text, or has a word that does: the best first, then categories before subcategories, by key. */
  calledLike(wanted: string): CategoryChoice[];
  /** The same by the consonants that are heard, for a text with slips: "doctar". */
  soundingLike(wanted: string): CategoryChoice[];
}

/** Different beginnings that people type, remembered until a name changes. */
const MOST_BEGINNINGS = 1000;
/** With fewer consonants half the catalogue sounds so. */
const LEAST_HEARD = 3;

export const catalogueIndex = cacheReference(async (ctx): Promise<CatalogueIndex> => {
  const [categories, subcategories] = await Promise.all([listCategories(ctx), listSubcategories(ctx)]);
  const categoryOf = byKeyAndSlug(categories);
  const byKey = subcategories.toSorted((a, b) => a.id - b.id);
  const folded = [
    ...categories.map((row) => foldedNames(row)),
    ...byKey.map((row) => foldedNames(row, categoryOf.get(row.category_id))),
  ];
  let heard: FoldedNames[] | undefined;
  return {
    categories,
    subcategories,
    categoryOf,
    subcategoryOf: byKeyAndSlug(subcategories),
    calledLike: memoized((wanted) => rankedByName(folded, wanted), MOST_BEGINNINGS),
    soundingLike: memoized((wanted) => {
      const sound = heardIn(wanted);
      if (sound.length < LEAST_HEARD) return [];
      heard ??= folded.map((one) => ({ ...one, names: heardIn(one.names), synonyms: heardIn(one.synonyms) }));
      return rankedByName(heard, sound);
    }, MOST_BEGINNINGS),
  };
});

function rankedByName(folded: FoldedNames[], wanted: string): CategoryChoice[] {
  const beginnings = { ofName: `\n${wanted}`, ofWord: ` ${wanted}` };
  return folded
    .map((one) => ({ choice: one.choice, rank: rankOf(one, beginnings) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ choice }) => choice);
}

/** `\n` stands before the first word of each name, a space before every other. What is called just so comes first: "ca". */
function rankOf({ names, synonyms }: FoldedNames, { ofName, ofWord }: { ofName: string; ofWord: string }): number {
  if (`${names}${synonyms}\n`.includes(`${ofName}\n`)) return 5;
  if (names.includes(ofName)) return 4;
  if (names.includes(ofWord)) return 3;
  if (synonyms.includes(ofName)) return 2;
  return synonyms.includes(ofWord) ? 1 : 0;
}

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

/** Each word as its first sound and the consonants behind it. */
function heardIn(folded: string): string {
  return folded.replace(/[^\n ]+/g, consonantsOf);
}

const consonantsOf = memoized((word) => soundKey(word).replace(/(?<=.)[aeiouy]/g, ""), 20_000);

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
