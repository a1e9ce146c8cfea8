/** /jobs: what one can do here, the newest openings, and for a member what they have posted. */
import { ArrowRight, FileText, Plus, Users } from "lucide-react";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { jobReference } from "#contract/job-reference.ts";
import type { JobCard } from "#contract/job-views.ts";
import { jobs } from "#contract/jobs.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { JobGrid } from "./job-card.tsx";
import { JobSearch } from "./job-search.tsx";
import { areaName } from "./job-texts.ts";

/** Looked through for areas of work that have something to show; the first few of them are shown. */
const READ = 60;
const NEWEST = 6;

const heartOf = (job: JobCard) => <MemberHeart kind="job" id={job._id} name={job.job_title} />;

const OwnJobs = lazy(() => import("./own-jobs.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const [{ jobs: newest }, { functionalAreas }] = await Promise.all([
    api.call(jobs.all, { limit: READ }),
    api.call(jobReference.areas, {}),
  ]);
  const wanted = new Set(newest.map(({ functionalArea }) => functionalArea));
  return {
    newest: newest.slice(0, NEWEST),
    areas: functionalAreas.filter(({ functionalArea }) => wanted.has(functionalArea)),
  };
}

export default function JobsScreen() {
  const t = useWords();
  const here = useHere();
  const { user } = useSession();
  const { newest, areas } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-6 md:gap-14 md:px-6 md:pt-10">
      <PageHead title={t("jobs.title")} description={t("jobs.intro")} path={paths.jobs()} />
      <header>
        <h1>{t("jobs.title")}</h1>
        <p className="mt-3 mb-6 max-w-text text-lg text-ink-soft">{t("jobs.intro")}</p>
        <div className="flex max-w-page flex-col gap-3 md:flex-row md:items-center">
          <div className="md:max-w-3xl md:flex-1">
            <JobSearch />
          </div>
          <ButtonLink to={here(paths.newJob())} icon={<Plus aria-hidden="true" />} className="self-start md:self-auto">
            {t("jobs.post")}
          </ButtonLink>
        </div>
      </header>
      {user && (
        <Suspense>
          <WithWords group="job-form">
            <OwnJobs key={user._id} />
          </WithWords>
        </Suspense>
      )}
      <section aria-labelledby="newest-jobs">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="newest-jobs">{t("jobs.newest")}</h2>
          <ButtonLink look="quiet" size="small" to={here(paths.jobList())} className="-me-4">
            {t("jobs.all")}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
        {newest.length === 0 ? (
          <p className="text-ink-soft">{t("jobs.none-yet")}</p>
        ) : (
          <JobGrid jobs={newest} cornerOf={heartOf} />
        )}
      </section>
      <Areas areas={areas} />
      <section aria-labelledby="resumes" className="rounded-xl border border-line bg-card p-6 md:p-10">
        <h2 id="resumes">{t("jobs.resumes.title")}</h2>
        <p className="mt-2 mb-5 max-w-text text-ink-soft">{t("jobs.resumes.text")}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={here(paths.ownResume())} icon={<FileText aria-hidden="true" />}>
            {t("jobs.resumes.own")}
          </ButtonLink>
          <ButtonLink look="quiet" to={here(paths.resumeList())} icon={<Users aria-hidden="true" />}>
            {t("jobs.resumes.find")}
          </ButtonLink>
        </div>
      </section>
      <section
        aria-labelledby="post-job"
        className="grid items-center gap-6 rounded-xl border border-line bg-card p-6 md:grid-cols-[1fr_14rem] md:p-10"
      >
        <div>
          <h2 id="post-job">{t("jobs.post.title")}</h2>
          <p className="mt-2 mb-5 max-w-text text-ink-soft">{t("jobs.post.text")}</p>
          <ButtonLink look="primary" to={here(paths.newJob())} icon={<Plus aria-hidden="true" />}>
            {t("jobs.post")}
          </ButtonLink>
        </div>
        <div className="w-44 md:w-full">
          <DrawingOf name="community" />
        </div>
      </section>
    </div>
  );
}

/** Areas of work with something to show, as links into the list. */
function Areas({ areas }: Pick<Awaited<ReturnType<typeof loader>>, "areas">) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="job-areas">
      <h2 id="job-areas" className="mb-4">
        {t("jobs.areas")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {areas.map((area) => (
          <li key={area.slug}>
            <Link
              to={here(paths.jobList({ functionalArea: area.slug }))}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 hover:border-control"
            >
              {areaName(area, language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
