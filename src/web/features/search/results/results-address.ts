/** The addresses of results pages: the same search with one thing changed. */
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import { KINDS } from "../kinds.ts";
import type { ResultsQuery } from "./fetch-results.ts";

export type ResultsChange = Partial<
  Pick<ResultsQuery, "kind" | "city" | "text" | "category" | "subCategory" | "cursor" | "wishes">
> & {
  nearMe?: boolean;
  /** With everything that the list can be narrowed to. */
  filters?: boolean;
};

/** Without language prefix; a change always leads to the first page unless it is the cursor itself. */
export function resultsPath(query: ResultsQuery & { nearMe?: boolean }, change: ResultsChange = {}): string {
  const next = { filters: false, ...query, cursor: undefined, ...change };
  const params: Record<string, string> = {};
  if (next.text) params.searchQuery = next.text;
  if (isKindNamed(query, change, next)) params.kind = next.kind;
  const category = next.subCategory ?? next.category;
  if (category) params.category = category;
  if (next.nearMe) params.near = "1";
  for (const [name, value] of Object.entries(next.wishes ?? {})) if (value) params[name] = value;
  if (next.filters) params.filters = "1";
  if (next.cursor) params.cursor = next.cursor;
  return paths.place(next.city ?? ALL_OVER_INDIA, params);
}

/** In no slug, and written in an address as it is. */
const ANY = "*category*";

/** The addresses of a search narrowed to each of many categories or subcategories, put together at once: they differ by the slug alone, which stands in an address as it is. */
export function categoryPaths(query: ResultsQuery & { nearMe?: boolean }): (slug: string) => string {
  const path = resultsPath(query, { category: ANY, subCategory: undefined });
  const at = path.lastIndexOf(ANY);
  const before = path.slice(0, at);
  const after = path.slice(at + ANY.length);
  return (slug) => before + slug + after;
}

/** Where one press saves the search; whoever is not signed in is led there through login or sign-up. */
export function saveSearchPath({ kind, city, text, category, subCategory, wishes }: ResultsQuery): string {
  const { picture, priceFrom, priceTo } = wishes ?? {};
  const searchQuery = text || undefined;
  return paths.savedSearches({
    kind,
    city,
    searchQuery,
    category: subCategory ?? category,
    picture,
    priceFrom,
    priceTo,
  });
}

/** A search opens the kind that answers best, unless somebody chose one or goes on in a list; a plain list is of the first kind. */
function isKindNamed(
  query: ResultsQuery,
  change: ResultsChange,
  next: Pick<ResultsQuery, "text" | "kind" | "cursor">,
): boolean {
  if (!next.text) return next.kind !== KINDS[0].name;
  return change.kind !== undefined || query.isKindChosen === true || next.cursor !== undefined;
}
