/** The cards of a search, with the next pages coming as the end is reached. */
import { ResultGrid } from "#web/features/catalogue/result-grid.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { resultsPath } from "./results-address.ts";
import type { ResultsAsk, ResultsPage } from "./results-page.ts";
import { useResultPages } from "./use-result-pages.ts";

interface Props {
  ask: ResultsAsk;
  first: ResultsPage;
  iconOf: (categoryId: string) => string;
}

/** Cards that are in sight at once on a desk. */
const EARLY = 3;

/** Give it a new `key` for another search. */
export function ResultsList({ ask, first, iconOf }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const pages = useResultPages(first, async (cursor) => {
    // Loaded when a second page is wanted: the first one came with the document.
    const { fetchResults } = await import("./results-page.ts");
    return fetchResults({ ...ask, cursor }, { call, iconOf, language });
  });
  const cursor = pages.nextHref?.slice("?cursor=".length);
  const nextHref = cursor && here(resultsPath({ ...ask, nearMe: Boolean(ask.near) }, { cursor }));
  return (
    <PagedList pages={{ ...pages, nextHref }} moreLabel={t("results.more")}>
      <ResultGrid cards={pages.items} early={EARLY} />
    </PagedList>
  );
}
