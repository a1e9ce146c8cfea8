/** The entries that were found, page after page, and above them what the search made of the text. */
import { type ComponentProps, useState } from "react";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { UnderstoodNote } from "#web/features/directory/understood-note.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EntryGrid } from "./entry-card.tsx";
import type { EntryPage } from "./entry-list-loader.ts";
import { type EntryQuery, entryListPath } from "./entry-query.ts";

/** What the search made of the text. */
export function Understood({ page: { understood, entries } }: { page: EntryPage }) {
  const t = useWords();
  if (!understood || entries.length === 0) return null;
  const { corrected, match } = understood;
  const partly = match === "all" ? undefined : t(`spirituality.list.${match}`);
  return <UnderstoodNote corrected={corrected} correctedLabel={t("spirituality.list.corrected")} partly={partly} />;
}

interface Props {
  query: EntryQuery;
  first: EntryPage;
  cornerOf: ComponentProps<typeof EntryGrid>["cornerOf"];
}

export function EntryList({ query, first, cornerOf }: Props) {
  const t = useWords();
  const here = useHere();
  const [start] = useState(first);
  const pages = useMorePages(
    start,
    ({ entries }) => entries,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  const isEmpty = pages.items.length === 0;
  return (
    <section aria-labelledby="found-entries">
      <h2 id="found-entries" className="sr-only">
        {t("spirituality.list.title")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(entryListPath(query, { cursor }))}
        moreLabel={t("spirituality.list.more")}
      >
        {isEmpty && pages.nextCursor ? <p>{t("spirituality.list.empty.go-on")}</p> : null}
        {isEmpty && !pages.nextCursor ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("spirituality.list.empty")}
            action={
              <ButtonLink look="primary" to={here(paths.sevaList())}>
                {t("spirituality.all")}
              </ButtonLink>
            }
          >
            <p>{t("spirituality.list.empty.text")}</p>
          </EmptyState>
        ) : (
          <EntryGrid entries={pages.items} columns={2} cornerOf={cornerOf} />
        )}
      </PagedList>
    </section>
  );
}

/** Loaded when more is wanted: a served page has its first entries already. */
const fetchMore = async (query: EntryQuery) => (await import("./entry-calls.ts")).fetchEntries(query);
