/** /jobs/search-list: openings by text and filters, page after page. */

import { Bell } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import type { JobCard } from "#contract/job-views.ts";
import { paths } from "#contract/paths.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { PlaceFacts } from "#web/features/places/facts/place-facts.tsx";
import { usePlaceHead, withCityName } from "#web/features/places/facts/use-place-head.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { FeedLink } from "#web/platform/seo/feed-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { JobFilters } from "./job-filters.tsx";
import { JobList, Understood } from "./job-list.tsx";
import { loadJobs } from "./job-list-loader.ts";
import type { JobQuery } from "./job-query.ts";
import { JobSearch } from "./job-search.tsx";

const heartOf = (job: JobCard) => <MemberHeart kind="job" id={job._id} name={job.job_title} />;

export function loader(args: LoaderFunctionArgs) {
  return loadJobs(args);
}

export default function JobListScreen() {
  const t = useWords();
  const here = useHere();
  const { key } = useLocation();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { query, page, unknownCity, facts, ...choices } = useLoaderData<typeof loader>();
  const text = query.searchQuery;
  const title = text ? t("jobs.list.title.query", { text }) : t("jobs.list.title");
  const isPlain = Object.keys(query).length === 0;
  const head = usePlaceHead({
    kind: "job",
    facts,
    title,
    names: page.jobs.map(({ job_title }) => job_title),
    otherwise: {
      title,
      description: t("jobs.list.description", { title, brand }),
      path: paths.jobList(),
      noindex: !isPlain,
    },
  });
  const shown = withCityName(query, facts, t.language);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.jobs"), path: paths.jobs() },
    { title: t("jobs.list.title") },
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead {...head} />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl">{head.title}</h1>
      </div>
      <JobSearch query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:mt-2 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <JobFilters query={shown} {...choices} />
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <ChosenFilters query={shown} {...choices} />
            <ButtonLink
              size="small"
              to={here(paths.savedSearches({ ...saveable(query), kind: "job" }))}
              icon={<Bell aria-hidden="true" />}
              className="ms-auto"
            >
              {t("jobs.list.save")}
            </ButtonLink>
          </div>
          {unknownCity && <StatusNote>{t("jobs.filter.city.unknown", { city: unknownCity })}</StatusNote>}
          <Understood page={page} />
          <JobList key={key} query={query} first={page} cornerOf={heartOf} />
          <div className="self-end">
            <FeedLink
              path={`/openings/feed.atom${facts ? `?city=${facts.city.slug}` : ""}`}
              title={facts ? head.title : t("jobs.list.title")}
            />
          </div>
          <PlaceFacts kind="job" facts={facts} />
        </div>
      </div>
    </div>
  );
}

/** What closes soon is no part of a search that goes on. */
const saveable = ({ cursor: _, closesWithin: _soon, ...query }: JobQuery) => query;
