/** What a search found of each kind: how much, and which kind to open. */
import type { ResultsPage } from "./fetch-results.ts";

export interface Finds {
  /** On the first page. */
  n: number;
  isMore: boolean;
}

export function findsOf({ items, nextCursor }: ResultsPage): Finds {
  return { n: items.length, isMore: nextCursor !== null };
}

/** How good an answer is; nothing at all is the worst. */
const WORTH = { all: 3, some: 2, elsewhere: 1 } as const;

/** The kind whose page answers best, by its name; of equally good ones the first. */
export function bestOf(pages: ReadonlyArray<readonly [kind: string, page: ResultsPage]>): string {
  const worth = ({ items, understood }: ResultsPage) => (items.length === 0 ? 0 : WORTH[understood?.match ?? "all"]);
  return pages.reduce((best, one) => (worth(one[1]) > worth(best[1]) ? one : best))[0];
}
