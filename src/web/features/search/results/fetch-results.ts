/** One page of results as cards, from the calls of its kind; the same on the server and in the browser. */
import type { Point } from "#base/geo.ts";
import type { InterpretationView } from "#contract/search.ts";
import type { FacetsView } from "#contract/search-narrowing.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import type { ItemLists, ListContext } from "#web/features/directory/item-kind.ts";
import { cityName } from "#web/features/places/place-name.ts";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import { kindNamed } from "../kinds.ts";
import { hasWishes, type Wishes } from "./wishes.ts";

/** What is looked for. */
export interface ResultsQuery {
  /** The name of its kind. */
  kind: string;
  /** Whether it was chosen; else a search opens the one that answers best. */
  isKindChosen?: boolean;
  /** Slug of the city; all of India without. */
  city?: string;
  text: string;
  /** Slugs. */
  category?: string;
  subCategory?: string;
  near?: Point;
  wishes?: Wishes;
  cursor?: string;
}

export interface NamedKind {
  slug: string;
  name: string;
}

export interface ResultsPage extends Page<CardData> {
  /** What the search took the text for; absent for a plain list. */
  understood?: {
    city: string | null;
    corrected: string | null;
    nearMe: boolean;
    openNow: boolean;
    match: "all" | "some" | "elsewhere";
    /** Slug of the place that was searched. */
    slug: string | null;
    /** In the language of the page. */
    parts: Array<{
      kind: InterpretationView["parts"][number]["kind"];
      text: string;
      without: string;
      /** Where kinds related to a trade are, and one that its words name as well. */
      category?: NamedKind;
      alsoNamed?: NamedKind;
    }>;
    /** What the first of some matches lacks. */
    lacks: string[];
  };
  /** When they were asked for. */
  facets?: FacetsView | null;
}

/** Stands before the cursor of a search that took the place of an empty list: the list itself could not go on from there. */
const INSTEAD = "~";

/** A text or a position is searched, best or nearest first, and so is what is narrowed or counted (`facets`); otherwise the newest come first. In place of an empty list what is nearest is searched. */
export async function fetchResults(
  query: ResultsQuery & { facets?: boolean; limit?: number },
  context: ListContext,
): Promise<ResultsPage> {
  if (query.text || query.near || query.facets || hasWishes(query.wishes)) return search(query, context);
  if (query.cursor?.startsWith(INSTEAD)) return searchInstead(query, context);
  const page = await newest(query, context);
  const isEmpty = page.items.length === 0 && !query.cursor && query.city;
  return isEmpty ? searchInstead(query, context) : page;
}

/** Loaded once: asking for a module again costs a server as much as a small query. */
const loadedLists = new Map<string, ItemLists>();

async function listsOf(name: string): Promise<ItemLists> {
  const lists = loadedLists.get(name) ?? (await kindNamed(name).lists());
  loadedLists.set(name, lists);
  return lists;
}

async function searchInstead(query: ResultsQuery, context: ListContext): Promise<ResultsPage> {
  const page = await search({ ...query, cursor: query.cursor?.slice(INSTEAD.length) }, context);
  return { ...page, nextCursor: page.nextCursor && INSTEAD + page.nextCursor };
}

async function newest(query: ResultsQuery & { limit?: number }, context: ListContext): Promise<ResultsPage> {
  const { kind, city, category, subCategory, cursor, limit } = query;
  const lists = await listsOf(kind);
  return lists.newest({ city, category, subCategory, cursor, limit }, context);
}

async function search(query: ResultsQuery & { facets?: boolean }, context: ListContext): Promise<ResultsPage> {
  const { kind, city, text, category, subCategory, near, wishes, facets, cursor } = query;
  const flags = {
    open: Boolean(wishes?.open),
    picture: Boolean(wishes?.picture),
    verified: Boolean(wishes?.verified),
    facets,
  };
  const where = { city, category, subCategory, lat: near?.lat, long: near?.lng };
  const input = { searchQuery: text, ...where, ...wishes, ...flags, cursor };
  const lists = await listsOf(kind);
  const { understood, ...page } = await lists.search(input, context);
  const { corrected, nearMe, openNow, match, lacks, parts } = understood;
  const inLanguage = (text: string, textHi: string | null) => (context.language === "hi" && textHi) || text;
  const nameIn = (kind: { slug: string; text: string; textHi: string } | null) =>
    kind ? { slug: kind.slug, name: inLanguage(kind.text, kind.textHi) } : undefined;
  return {
    ...page,
    understood: {
      city: understood.city && cityName(understood.city, context.language),
      corrected,
      nearMe,
      openNow,
      match,
      slug: understood.city?.slug ?? null,
      lacks,
      parts: parts.map(({ kind, text, textHi, without, category, alsoNamed }) => ({
        kind,
        text: inLanguage(text, textHi),
        without,
        category: nameIn(category),
        alsoNamed: nameIn(alsoNamed),
      })),
    },
  };
}
