/** What stands beside a thin list, under a heading of its own: others of the category of what was asked for, in the same place or nearest to it. */
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import type { ListContext } from "#web/features/directory/item-kind.ts";
import { fetchResults, type ResultsPage, type ResultsQuery } from "./fetch-results.ts";

export interface Related {
  /** Of the category. */
  name: string;
  slug: string;
  items: CardData[];
  /** Where they lie from the place that was searched: in it, near it, farther; "india" where no place was. */
  where: "india" | "in" | "near" | "far";
  /** They are in the place, and what was asked for is not: they stand before what lies elsewhere. */
  isInPlace: boolean;
}

/** With fewer finds than this there is room for others. */
const THIN = 6;
const MOST = 6;
const MOST_BEFORE = 3;
const NEAR_KM = 100;

/** Undefined where the list is long enough, or nothing is related. */
export async function fetchRelated(
  query: ResultsQuery,
  { items, understood }: ResultsPage,
  context: ListContext,
): Promise<Related | undefined> {
  const category = understood?.parts.find((part) => part.category)?.category;
  const isElsewhere = understood?.match === "elsewhere";
  const isThin = items.length < THIN || isElsewhere;
  if (!category || !isThin || query.cursor || query.category) return undefined;
  const { kind } = query;
  const city = understood?.slug ?? query.city;
  // Those that are shown already may be the first of them.
  const limit = MOST + Math.min(items.length, THIN);
  const page = await fetchResults({ kind, city, text: "", category: category.slug, limit }, context);
  const known = new Set(items.map(({ id }) => id));
  const isInPlace = isElsewhere && page.understood === undefined;
  if (isElsewhere && !isInPlace) return undefined;
  const others = page.items.filter(({ id }) => !known.has(id)).slice(0, isInPlace ? MOST_BEFORE : MOST);
  if (others.length === 0) return undefined;
  return { ...category, items: others, where: city ? whereOf(others) : "india", isInPlace };
}

/** An item in the place itself has no distance. */
function whereOf(items: CardData[]): Related["where"] {
  const farthest = Math.max(...items.map(({ km }) => km ?? 0));
  if (farthest === 0) return "in";
  return farthest <= NEAR_KM ? "near" : "far";
}
