/** The addresses of results pages: the same search with one thing changed. */
import { ALL_OVER_INDIA, paths } from "#contract/paths.ts";
import type { ResultsAsk } from "./results-page.ts";

export type ResultsChange = Partial<
  Pick<ResultsAsk, "kind" | "city" | "text" | "category" | "subCategory" | "cursor">
> & {
  nearMe?: boolean;
};

/** Without language prefix; a change always leads to the first page unless it is the cursor itself. */
export function resultsPath(ask: ResultsAsk & { nearMe?: boolean }, change: ResultsChange = {}): string {
  const next = { ...ask, cursor: undefined, ...change };
  const query: Record<string, string> = {};
  if (next.text) query.searchQuery = next.text;
  if (next.kind === "offerings") query.kind = next.kind;
  const category = next.subCategory ?? next.category;
  if (category) query.category = category;
  if (next.nearMe) query.near = "1";
  if (next.cursor) query.cursor = next.cursor;
  return paths.place(next.city ?? ALL_OVER_INDIA, query);
}
