/** The openings that were found, page after page, and above them what the search made of the text. */
import { type ComponentProps, useState } from "react";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { UnderstoodNote } from "#web/features/directory/understood-note.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { JobGrid } from "./job-card.tsx";
import type { JobPage } from "./job-list-loader.ts";
import { type JobQuery, jobListPath } from "./job-query.ts";

/** What the search made of the text. */
export function Understood({ page: { understood, jobs } }: { page: JobPage }) {
  const t = useWords();
  if (!understood || jobs.length === 0) return null;
  const { corrected, match } = understood;
  const partly = match === "all" ? undefined : t(`jobs.list.${match}`);
  return <UnderstoodNote corrected={corrected} correctedLabel={t("results.corrected")} partly={partly} />;
}

interface Props {
  query: JobQuery;
  first: JobPage;
  cornerOf: ComponentProps<typeof JobGrid>["cornerOf"];
}

export function JobList({ query, first, cornerOf }: Props) {
  const t = useWords();
  const here = useHere();
  const [start] = useState(first);
  const pages = useMorePages(
    start,
    ({ jobs }) => jobs,
    (cursor) => fetchMore({ ...query, cursor }),
  );
  const isEmpty = pages.items.length === 0;
  return (
    <section aria-labelledby="found-jobs">
      <h2 id="found-jobs" className="sr-only">
        {t("jobs.list.title")}
      </h2>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(jobListPath(query, { cursor }))}
        moreLabel={t("jobs.list.more")}
      >
        {isEmpty && pages.nextCursor ? <p>{t("jobs.list.empty.go-on")}</p> : null}
        {isEmpty && !pages.nextCursor ? (
          <EmptyState
            picture={<DrawingOf name="no-results" />}
            title={t("jobs.list.empty")}
            action={
              <ButtonLink look="primary" to={here(paths.jobList())}>
                {t("jobs.all")}
              </ButtonLink>
            }
          >
            <p>{t("jobs.list.empty.text")}</p>
          </EmptyState>
        ) : (
          <JobGrid jobs={pages.items} columns={2} cornerOf={cornerOf} />
        )}
      </PagedList>
    </section>
  );
}

/** Loaded when more is wanted: a served page has its first openings already. */
const fetchMore = async (query: JobQuery) => (await import("./job-calls.ts")).fetchJobs(query);
