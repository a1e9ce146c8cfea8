/** /jobs/search-list: openings by text and filters, page after page. */

import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { JobCard } from "#contract/job-views.ts";
import { paths } from "#contract/paths.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { JobFilters } from "./job-filters.tsx";
import { JobList, Note, Understood } from "./job-list.tsx";
import { loadJobs } from "./job-list-loader.ts";
import { JobSearch } from "./job-search.tsx";

const heartOf = (job: JobCard) => <MemberHeart kind="job" id={job._id} name={job.job_title} />;

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
          <JobList key={key} query={query} first={page} cornerOf={heartOf} />
        </div>
      </div>
    </div>
  );
}
