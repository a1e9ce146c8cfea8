/** The announcements that were found, page after page; for members read once more in the browser: with those for members alone where they have a plan, without whom a block or a mute hides. */
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useOwnStart } from "#web/platform/paging/use-own-start.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AnnouncementGrid } from "./announcement-card.tsx";
import type { AnnouncementPage } from "./announcement-list-loader.ts";
import { type AnnouncementQuery, announcementListPath } from "./announcement-query.ts";

export function AnnouncementList({ query, first }: { query: AnnouncementQuery; first: AnnouncementPage }) {
  const t = useWords();
  const here = useHere();
  const start = useOwnStart(first, () => fetchMore(query));
  const pages = useMorePages(
    start,
    ({ announcements }) => announcements,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  return (
    <section aria-labelledby="found-announcements">
      <h2 id="found-announcements" className="sr-only">
        {t("announcements.title")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(announcementListPath(query, { cursor }))}
        moreLabel={t("announcements.list.more")}
      >
        {pages.items.length === 0 && !pages.nextCursor ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("announcements.list.empty")}
            action={<ButtonLink to={here(paths.announcements())}>{t("announcements.list.all")}</ButtonLink>}
          >
            <p>{t("announcements.list.empty.text")}</p>
          </EmptyState>
        ) : (
          <AnnouncementGrid announcements={pages.items} />
        )}
      </PagedList>
    </section>
  );
}

/** Loaded when more is wanted: a served page has its first ones already. */
const fetchMore = async (query: AnnouncementQuery) =>
  (await import("./announcement-calls.ts")).fetchAnnouncements(query);
