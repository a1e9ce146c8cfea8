/** What there is of each category and subcategory, in a place or in all India, so that nothing is offered that is empty. In memory until an item changes. */
import { CATEGORY_COUNT_CAP } from "#contract/limits.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { untilItemsChange } from "#server/features/directory/until-items-change.ts";
import type { Base } from "#server/platform/context.ts";
import { countOfTerms } from "./finding/kind-count-queries.ts";
import { ALL_INDIA } from "./index/document-queries.ts";
import { categoryTerm, subcategoryTerm } from "./vocabulary/facet-terms.ts";

/** By slug, to the cap; what is not there is empty. */
interface Counts {
  categories: Record<string, number>;
  subCategories: Record<string, number>;
}

/** Places that a process remembers; each is some kilobytes. */
const MOST_PLACES = 500;
const kept = untilItemsChange<Counts>(MOST_PLACES);
/** So many counts of all India are one statement: all of them together outlast it when a large database has just been started and reads from the disk. */
const MOST_OF_INDIA = 50;

/** Counts of a place; of all India (`isWhole`) where the place has nothing at all. */
export async function countByCategory(ctx: Base, kind: Kind, placeId?: number): Promise<Counts & { isWhole: boolean }> {
  const there = placeId === undefined ? undefined : await countsIn(ctx, kind, placeId);
  if (there && Object.keys(there.categories).length > 0) return { ...there, isWhole: false };
  return { ...(await countsIn(ctx, kind, ALL_INDIA)), isWhole: true };
}

function countsIn(ctx: Base, kind: Kind, placeId: number): Promise<Counts> {
  return kept(ctx, `${kind.key}:${placeId}`, () => readCounts(ctx, kind, placeId));
}

async function readCounts(ctx: Base, kind: Kind, placeId: number): Promise<Counts> {
  const { categories, subcategories } = await catalogueIndex(ctx);
  const terms = [
    ...categories.map(({ id }) => categoryTerm(id)),
    ...subcategories.map(({ id }) => subcategoryTerm(id)),
  ];
  const size = placeId === ALL_INDIA ? MOST_OF_INDIA : terms.length;
  const rows: Awaited<ReturnType<typeof countOfTerms>> = [];
  for (let at = 0; at < terms.length; at += size)
    rows.push(
      ...(await countOfTerms(ctx, kind, { placeId, terms: terms.slice(at, at + size), cap: CATEGORY_COUNT_CAP })),
    );
  const found = new Map(rows.map((row) => [row.term, row.found]));
  const counts = (some: Array<{ id: number; slug: string }>, termOf: (id: number) => number) =>
    Object.fromEntries(
      some.flatMap(({ id, slug }) => {
        const n = found.get(termOf(id));
        return n ? [[slug, n]] : [];
      }),
    );
  return { categories: counts(categories, categoryTerm), subCategories: counts(subcategories, subcategoryTerm) };
}
