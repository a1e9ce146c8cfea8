/** /jobs/{opening}: one opening, whole; of a closed one that it is closed, and for who posted it the ways to change it. */
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import type { JobView } from "#contract/job-views.ts";
import { jobs } from "#contract/jobs.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { ApplyLink } from "#web/features/applications/apply-link.tsx";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { JobFacts } from "./job-facts.tsx";
import { JobHead } from "./job-head.tsx";
import { jobPath } from "./job-path.ts";
import { areaName, placeText } from "./job-texts.ts";

// Not by the parts of a business's page, whose program would come along.
const ItemActions = latePart(() => import("#web/features/favourites/item-actions.tsx"));
const ApplyPanel = latePart(() => import("#web/features/applications/apply-panel.tsx"));
const OwnJobNote = lazy(() => import("./own-job-note.tsx"));
const ReportItemButton = latePart(() => import("#web/features/approvals/report-item-button.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.job ?? "";
  const { job } = await orErrorPage(api.call(jobs.fetch, { id: idInSlug(part) }));
  api.shows(itemTag("job", job._id));
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(job.slug, job._id), id: job._id }]);
  return { job };
}

export default function JobScreen() {
  const t = useWords();
  const language = useLanguage();
  const { user } = useSession();
  const { job } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const { job_title: title, company_name: company } = job;
  const path = jobPath(job);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.jobs"), path: paths.jobs() },
    { title },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <JobHead job={job} path={path} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6 lg:row-span-2">
          <header>
            <p className="text-ink-soft">{areaName(job, language)}</p>
            <div className="flex items-start justify-between gap-4">
              <h1 lang={langOf(title, language)} className="mt-1 text-2xl md:text-3xl">
                {title}
              </h1>
              {!job.isClosed && (
                <span className="h-11 w-24 shrink-0">
                  {isHydrated && (
                    <Suspense>
                      <ItemActions
                        kind="job"
                        id={job._id}
                        name={title}
                        what={areaName(job, language)}
                        place={placeText(job, language)}
                        path={path}
                      />
                    </Suspense>
                  )}
                </span>
              )}
            </div>
            <p lang={langOf(company, language)} className="mt-1 text-lg">
              {company}
            </p>
          </header>
          {job.isClosed && (
            <p className="rounded-md bg-sunken px-4 py-3">
              <strong>{t(job.isFilled ? "jobs.filled" : "jobs.closed")}</strong>{" "}
              {job.isFilled
                ? t("jobs.filled.text")
                : t("jobs.closed.on", { date: showDate(job.closingDate, language) })}
            </p>
          )}
          {!job.isClosed && !user && <ApplyLink id={job._id} path={path} name={company} />}
          {user && user._id !== job.fkUserId && (
            <Suspense>
              <ApplyPanel
                key={job._id}
                id={job._id}
                title={title}
                company={company}
                path={path}
                isClosed={job.isClosed}
              />
            </Suspense>
          )}
          {user?._id === job.fkUserId && (
            <Suspense>
              <WithWords group="job-form">
                <OwnJobNote job={job} />
              </WithWords>
            </Suspense>
          )}
          <JobFacts job={job} className="lg:hidden" />
          <section aria-labelledby="job-about">
            <h2 id="job-about" className="mb-2 text-xl">
              {t("jobs.about")}
            </h2>
            <p lang={langOf(job.description, language)} className="max-w-text whitespace-pre-line">
              {job.description}
            </p>
          </section>
          <Skills skills={job.skills} />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-ink-soft">{t("jobs.posted", { date: showDate(job.postedOn, language) })}</p>
            {user && user._id !== job.fkUserId && !job.isClosed && (
              <Suspense>
                <ReportItemButton kind="job" id={job._id} name={title} />
              </Suspense>
            )}
          </div>
        </div>
        <JobFacts job={job} className="max-lg:hidden lg:sticky lg:top-20" />
      </div>
    </div>
  );
}

function Skills({ skills }: Pick<JobView, "skills">) {
  const t = useWords();
  const language = useLanguage();
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="job-skills">
      <h2 id="job-skills" className="mb-2 text-xl">
        {t("jobs.skills")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} lang={langOf(skill, language)} className="rounded-full bg-sunken px-3.5 py-1.5">
            {skill}
          </li>
        ))}
      </ul>
    </section>
  );
}
