/** The events that were found, page after page, for members without whom a block or a mute hides; above them what the search made of the text. */
import type { ComponentProps } from "react";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { UnderstoodNote } from "#web/features/directory/understood-note.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useOwnStart } from "#web/platform/paging/use-own-start.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EventGrid } from "./event-card.tsx";
import type { EventPage } from "./event-list-loader.ts";
import { type EventQuery, eventListPath } from "./event-query.ts";

/** What the search made of the text. */
export function Understood({ page: { understood, events } }: { page: EventPage }) {
  const t = useWords();
  if (!understood || events.length === 0) return null;
  const { corrected, match } = understood;
  const partly = match === "all" ? undefined : t(`events.list.${match}`);
  return <UnderstoodNote corrected={corrected} correctedLabel={t("events.list.corrected")} partly={partly} />;
}

interface Props {
  query: EventQuery;
  first: EventPage;
  cornerOf: ComponentProps<typeof EventGrid>["cornerOf"];
}

export function EventList({ query, first, cornerOf }: Props) {
  const t = useWords();
  const here = useHere();
  const start = useOwnStart(first, () => fetchMore(query));
  const pages = useMorePages(
    start,
    ({ events }) => events,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  const isEmpty = pages.items.length === 0 && !pages.nextCursor;
  return (
    <section aria-labelledby="found-events">
      <h2 id="found-events" className="sr-only">
        {t("events.title")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(eventListPath(query, { cursor }))}
        moreLabel={t("events.list.more")}
      >
        {isEmpty ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("events.list.empty")}
            action={
              <ButtonLink look="primary" to={here(paths.events())}>
                {t("events.list.all")}
              </ButtonLink>
            }
          >
            <p>{t("events.list.empty.text")}</p>
          </EmptyState>
        ) : (
          <EventGrid events={pages.items} cornerOf={cornerOf} />
        )}
      </PagedList>
    </section>
  );
}

/** Loaded when more is wanted: a served page has its first events already. */
const fetchMore = async (query: EventQuery) => (await import("./event-calls.ts")).fetchEvents(query);
