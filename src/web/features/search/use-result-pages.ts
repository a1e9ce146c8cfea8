/** The pages of a result list that have been loaded so far, kept so that Back finds them as they were. */
import { useEffect, useRef, useState } from "react";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { useRemembered } from "#web/platform/browser/results-memory.tsx";
import { type MorePages, type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";

type CardPage = Page<ResultCardData>;

/** Mount it anew for another search. */
export function useResultPages(
  first: CardPage,
  load: (cursor: string) => Promise<CardPage>,
): MorePages<ResultCardData> {
  const { kept, keep } = useRemembered<CardPage>();
  const [start] = useState(kept ?? first);
  const nextCursor = useRef(start.nextCursor);
  const pages = useMorePages(start, async (cursor) => {
    const page = await load(cursor);
    nextCursor.current = page.nextCursor;
    return page;
  });
  const { items } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when there is more, under the entry of the history that is open then
  useEffect(() => {
    if (items !== start.items) keep({ items: distinct(items), nextCursor: nextCursor.current });
  }, [items]);
  return { ...pages, items: distinct(items) };
}

/** Something new at the top moves the rest down; nothing is shown twice. */
function distinct(items: ResultCardData[]): ResultCardData[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
