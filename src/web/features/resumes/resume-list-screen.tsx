/** /jobs/resume-search-list: candidates by text and filters, page after page; nobody is named. */
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ResumeCard } from "#contract/resumes/views.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { ResumeFilters } from "./resume-filters.tsx";
import { ResumeList, Understood } from "./resume-list.tsx";
import { loadResumes } from "./resume-list-loader.ts";
import { ResumeSearch } from "./resume-search.tsx";

const heartOf = (resume: ResumeCard) => <MemberHeart kind="resume" id={resume._id} name={resume.headline} />;

export function loader(args: LoaderFunctionArgs) {
  return loadResumes(args);
}

export default function ResumeListScreen() {
  const t = useWords();
  const { key } = useLocation();
  const { query, page, unknownCity, ...choices } = useLoaderData<typeof loader>();
  const text = query.searchQuery;
  const title = text ? t("resumes.list.title.query", { text }) : t("resumes.list.title");
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.jobs"), path: paths.jobs() },
    { title: t("resumes.list.title") },
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead title={title} description={t("resumes.list.intro")} path={paths.resumeList()} />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl">{title}</h1>
        <p className="mt-1 max-w-text text-ink-soft">{t("resumes.list.intro")}</p>
      </div>
      <ResumeSearch query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:mt-2 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <ResumeFilters query={query} {...choices} />
        <div className="flex min-w-0 flex-col gap-4">
          <ChosenFilters query={query} {...choices} />
          {unknownCity && <StatusNote>{t("resumes.filter.city.unknown", { city: unknownCity })}</StatusNote>}
          <Understood page={page} />
          <ResumeList key={key} query={query} served={page} cornerOf={heartOf} />
        </div>
      </div>
    </div>
  );
}
