/** What there is of each category and subcategory, in a place or in all India, so that nothing is offered that is empty. In memory until an item changes. */
import { LRUCache } from "lru-cache";
import { CATEGORY_COUNT_CAP } from "#contract/limits.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { type Base, CHANGED } from "#server/platform/context.ts";
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
/** Among the tags of every change of an item that strangers may see. */
const ANY_ITEM = "results";

interface Memory {
  counts: LRUCache<string, Counts>;
  version: number;
}

const memories = new WeakMap<Base["ports"], Memory>();

/** Counts of a place; of all India (`isWhole`) where the place has nothing at all. */
export async function countByCategory(ctx: Base, kind: Kind, placeId?: number): Promise<Counts & { isWhole: boolean }> {
  const there = placeId === undefined ? undefined : await countsIn(ctx, kind, placeId);
  if (there && Object.keys(there.categories).length > 0) return { ...there, isWhole: false };
  return { ...(await countsIn(ctx, kind, ALL_INDIA)), isWhole: true };
}

async function countsIn(ctx: Base, kind: Kind, placeId: number): Promise<Counts> {
  const memory = memoryOf(ctx);
  const key = `${kind.key}:${placeId}`;
  const known = memory.counts.get(key);
  if (known) return known;
  const { version } = memory;
  const counts = await readCounts(ctx, kind, placeId);
  if (version === memory.version) memory.counts.set(key, counts);
  return counts;
}

/** One for each running portal. */
function memoryOf({ ports }: Base): Memory {
  const known = memories.get(ports);
  if (known) return known;
  const memory: Memory = { counts: new LRUCache({ max: MOST_PLACES }), version: 0 };
  const forget = () => {
    memory.version += 1;
    memory.counts.clear();
  };
  ports.subscribe(CHANGED, (tag) => (tag === ANY_ITEM || tag === "*") && forget(), forget);
  memories.set(ports, memory);
  return memory;
}

async function readCounts(ctx: Base, kind: Kind, placeId: number): Promise<Counts> {
  const { categories, subcategories } = await catalogueIndex(ctx);
  const terms = [
    ...categories.map(({ id }) => categoryTerm(id)),
    ...subcategories.map(({ id }) => subcategoryTerm(id)),
  ];
  const rows = await countOfTerms(ctx, kind, { placeId, terms, cap: CATEGORY_COUNT_CAP });
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
