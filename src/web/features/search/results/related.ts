/** What stands beside a thin list, under a heading of its own: others of the category of what was asked for, in the same place or nearest to it. */
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import type { ListContext } from "#web/features/directory/item-kind.ts";
import { fetchResults, type NamedKind, type ResultsPage, type ResultsQuery } from "./fetch-results.ts";

export interface Related {
  /** Of the category, or the one kind of it. */
  name: string;
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

/** Undefined where the list is long enough, or nothing is related. Of several kinds the one that the text names as well comes first, where the place has it. */
export async function fetchRelated(
  query: ResultsQuery,
  { items, understood }: ResultsPage,
  context: ListContext,
): Promise<Related | undefined> {
  const { category, alsoNamed } = understood?.parts.find((part) => part.category ?? part.alsoNamed) ?? {};
  const isElsewhere = understood?.match === "elsewhere";
  const isThin = items.length < THIN || isElsewhere;
  if (!isThin || query.cursor || query.category) return undefined;
  const { kind } = query;
  const city = understood?.slug ?? query.city;
  // Those that are shown already may be the first of them.
  const limit = MOST + Math.min(items.length, THIN);
  const known = new Set(items.map(({ id }) => id));
  const othersOf = async (
    { slug, name }: NamedKind,
    level: "category" | "subCategory",
  ): Promise<Related | undefined> => {
    const page = await fetchResults({ kind, city, text: "", [level]: slug, limit }, context);
    const isInPlace = isElsewhere && page.understood === undefined;
    const others = page.items.filter(({ id }) => !known.has(id)).slice(0, isInPlace ? MOST_BEFORE : MOST);
    if (others.length === 0 || (isElsewhere && !isInPlace)) return undefined;
    return { name, items: others, where: city ? whereOf(others) : "india", isInPlace };
  };
  const named = alsoNamed && (await othersOf(alsoNamed, "subCategory"));
  const isHere = named?.where === "in" || named?.where === "india";
  return isHere ? named : category && othersOf(category, "category");
}

/** An item in the place itself has no distance. */
function whereOf(items: CardData[]): Related["where"] {
  const farthest = Math.max(...items.map(({ km }) => km ?? 0));
  if (farthest === 0) return "in";
  return farthest <= NEAR_KM ? "near" : "far";
}
