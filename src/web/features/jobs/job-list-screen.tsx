/** /jobs/search-list: openings by text and filters, page after page. */
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { JobGrid } from "./job-card.tsx";
import { ChosenFilters, JobFilters } from "./job-filters.tsx";
import { type JobPage, loadJobs } from "./job-list-loader.ts";
import { type JobQuery, jobListPath } from "./job-query.ts";
import { JobSearch } from "./job-search.tsx";

export function loader(args: LoaderFunctionArgs) {
  return loadJobs(args);
}

export default function JobListScreen() {
  const t = useWords();
  const { key } = useLocation();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { query, page, unknownCity, ...choices } = useLoaderData<typeof loader>();
  const text = query.searchQuery;
  const title = text ? t("jobs.list.title.query", { text }) : t("jobs.list.title");
  const isPlain = Object.keys(query).length === 0;
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.jobs"), path: paths.jobs() },
    { title: t("jobs.list.title") },
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead
        title={title}
        description={t("jobs.list.description", { title, brand })}
        path={paths.jobList()}
        noindex={!isPlain}
      />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl">{title}</h1>
      </div>
      <JobSearch query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:mt-2 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <JobFilters query={query} {...choices} />
        <div className="flex flex-col gap-4">
          <ChosenFilters query={query} {...choices} />
          {unknownCity && <Note>{t("jobs.filter.city.unknown", { city: unknownCity })}</Note>}
          <Understood page={page} />
          <JobList key={key} query={query} first={page} />
        </div>
      </div>
    </div>
  );
}

/** What the search made of the text. */
function Understood({ page: { understood, jobs } }: { page: JobPage }) {
  const t = useWords();
  if (!understood || jobs.length === 0) return null;
  const { corrected, match } = understood;
  if (!corrected && match === "all") return null;
  return (
    <Note>
      {corrected && (
        <span className="block">
          {t("results.corrected")} <strong>{corrected}</strong>
        </span>
      )}
      {match !== "all" && t(`jobs.list.${match}`)}
    </Note>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
      {children}
    </p>
  );
}

function JobList({ query, first }: { query: JobQuery; first: JobPage }) {
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
    <section aria-label={t("jobs.list.title")}>
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
          <JobGrid jobs={pages.items} columns={2} />
        )}
      </PagedList>
    </section>
  );
}

/** Loaded when more is wanted: a served page has its first openings already. */
const fetchMore = async (query: JobQuery) => (await import("./job-calls.ts")).fetchJobs(query);
