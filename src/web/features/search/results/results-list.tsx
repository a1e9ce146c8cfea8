/** The cards of a search, with the next pages coming as the end is reached; they are remembered, so that Back shows them as they were. */
import { lazy, Suspense, useEffect, useState } from "react";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { useResultsMemory } from "#web/platform/browser/results-memory.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { type MorePages, type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { kindNamed } from "../kinds.ts";
import { fetchResults, type ResultsPage, type ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";

/** Visitors never need it. */
const CardFoot = lazy(() => import("./card-foot.tsx"));

interface Props {
  query: ResultsQuery;
  first: ResultsPage;
  iconOf: (categoryId: string) => string;
}

/** Cards that a wide screen shows at once. */
const EARLY = 4;

/** Give it a new `key` for another search. */
export function ResultsList({ query, first, iconOf }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { user } = useSession();
  const kind = kindNamed(query.kind).leadKind;
  const footOf = (card: CardData) =>
    user ? (
      <Suspense>
        <CardFoot kind={kind} card={card} />
      </Suspense>
    ) : null;
  const pages = useResultPages(first, (cursor) => fetchResults({ ...query, cursor }, { call, iconOf, language }));
  return (
    <PagedList
      pages={pages}
      hrefOf={(cursor) => here(resultsPath({ ...query, nearMe: Boolean(query.near) }, { cursor }))}
      moreLabel={t("results.more")}
    >
      <ItemGrid cards={pages.items} early={EARLY} footOf={footOf} />
    </PagedList>
  );
}

function useResultPages(first: Page<CardData>, load: (cursor: string) => Promise<Page<CardData>>): MorePages<CardData> {
  const { remembered, remember } = useResultsMemory<Page<CardData>>();
  const [start] = useState(remembered ?? first);
  const pages = useMorePages(start, ({ items }) => items, load);
  const items = distinct(pages.items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: remembered when there is more, under the entry of the history that is open then
  useEffect(() => {
    if (pages.items !== start.items) remember({ items, nextCursor: pages.nextCursor });
  }, [pages.items]);
  return { ...pages, items };
}

/** Something new at the top moves the rest down; no card appears twice. */
function distinct(items: CardData[]): CardData[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
