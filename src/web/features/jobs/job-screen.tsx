/** /jobs/{opening}: one opening, whole; of a closed one that it is closed, and for who posted it the ways to change it. */
import { CalendarDays, GraduationCap, House, IndianRupee, MapPin, Pencil, Timer, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { showDate } from "#base/dates.ts";
import { type JobView, jobs } from "#contract/jobs.ts";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { settleAddress } from "#web/features/places/settled-address.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refused.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { JobHead } from "./job-head.tsx";
import { jobPath } from "./job-path.ts";
import { areaName, experienceText, placeText, qualificationName, salaryText } from "./job-texts.ts";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const part = args.params.job ?? "";
  const { job } = await orErrorPage(api.call(jobs.fetch, { id: idInSlug(part) }));
  api.shows(itemTag("job", job._id));
  settleAddress(args, [{ written: part, right: slugWithId(job.slug, job._id), id: job._id }]);
  return { job };
}

export default function JobScreen() {
  const t = useWords();
  const language = useLanguage();
  const { user } = useSession();
  const { job } = useLoaderData<typeof loader>();
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
            <h1 lang={langOf(title, language)} className="mt-1 text-2xl md:text-3xl">
              {title}
            </h1>
            <p lang={langOf(company, language)} className="mt-1 text-lg">
              {company}
            </p>
          </header>
          {job.isClosed && (
            <p className="rounded-md bg-sunken px-4 py-3">
              <strong>{t("jobs.closed")}</strong> {t("jobs.closed.on", { date: showDate(job.closingDate, language) })}
            </p>
          )}
          {user?._id === job.fkUserId && <OwnNote job={job} />}
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
          <p className="text-sm text-ink-soft">{t("jobs.posted", { date: showDate(job.postedOn, language) })}</p>
        </div>
        <JobFacts job={job} className="max-lg:hidden lg:sticky lg:top-20" />
      </div>
    </div>
  );
}

function JobFacts({ job, className }: { job: JobView; className: string }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <Card as="section" aria-label={t("jobs.details")} className={className}>
      <ul className="flex flex-col gap-4">
        <DetailLine icon={<IndianRupee aria-hidden="true" />} title={t("jobs.salary")}>
          <span className="tabular-nums">{salaryText(t, job) ?? t("jobs.salary.open")}</span>
        </DetailLine>
        <DetailLine icon={<MapPin aria-hidden="true" />} title={placeText(job, language)}>
          {t(`jobs.mode.${job.workMode}`)}
        </DetailLine>
        <DetailLine icon={<House aria-hidden="true" />} title={t("jobs.label.employment-type")}>
          {t(`jobs.employment.${job.employmentType}`)}
        </DetailLine>
        <DetailLine icon={<Timer aria-hidden="true" />} title={t("jobs.experience")}>
          {experienceText(t, job)}
        </DetailLine>
        <DetailLine icon={<GraduationCap aria-hidden="true" />} title={t("jobs.label.qualification")}>
          {qualificationName(job, language)}
        </DetailLine>
        <DetailLine icon={<Users aria-hidden="true" />} title={t("jobs.openings", { n: job.openings })} />
        {!job.isClosed && (
          <DetailLine
            icon={<CalendarDays aria-hidden="true" />}
            title={t("jobs.closes", { date: showDate(job.closingDate, language) })}
          />
        )}
      </ul>
    </Card>
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

/** For who posted it. */
function OwnNote({ job }: { job: JobView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>{t("jobs.mine")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size="small"
          to={here(paths.editJob(slugWithId(job.slug, job._id)))}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("jobs.edit")}
        </ButtonLink>
        <Button size="small" onClick={() => setAsked(true)} icon={<Trash2 aria-hidden="true" />}>
          {t("jobs.delete")}
        </Button>
      </div>
      <DeleteJobDialog
        job={asked ? job : undefined}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(here(paths.jobs()))}
      />
    </div>
  );
}
