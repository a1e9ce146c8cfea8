/** Openings in a list: what the work is, for whom, where, and what it pays. */
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import type { JobCard as Job } from "#contract/job-views.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { jobPath } from "./job-path.ts";
import { areaName, experienceText, placeText, salaryText } from "./job-texts.ts";

interface Props {
  jobs: readonly Job[];
  /** Columns on a desk. */
  columns?: 2 | 3;
  /** What stands in the corner of a card. */
  cornerOf?: (job: Job) => ReactNode;
}

export function JobGrid({ jobs, columns = 3, cornerOf }: Props) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too
    <ul
      onClick={follow}
      className={classNames("grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4", columns === 3 && "lg:grid-cols-3")}
    >
      {jobs.map((job) => (
        <li key={job._id}>
          <JobCard job={job} corner={cornerOf?.(job)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is its link. */
function JobCard({ job, corner }: { job: Job; corner: ReactNode }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { job_title: title, company_name: company } = job;
  const salary = salaryText(t, job);
  const mode = job.workMode === "on-site" ? "" : ` · ${t(`jobs.mode.${job.workMode}`)}`;
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-card p-4 shadow-card transition-colors duration-150 focus-within:border-ink hover:border-control">
      {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      <p className={classNames("text-sm text-ink-soft", Boolean(corner) && "pe-8")}>{areaName(job, language)}</p>
      <div>
        <h3 className="text-lg">
          <a
            href={here(jobPath(job))}
            lang={langOf(title, language)}
            className="line-clamp-2 outline-offset-0 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </a>
        </h3>
        <p lang={langOf(company, language)} className="line-clamp-1">
          {company}
        </p>
      </div>
      <p className={classNames("tabular-nums", salary !== undefined && "font-semibold")}>
        {salary ?? t("jobs.salary.open")}
      </p>
      <ul className="flex flex-col gap-1 text-sm text-ink-soft">
        <Fact icon="map-pin">{placeText(job, language) + mode}</Fact>
        <Fact icon="briefcase">{experienceText(t, job)}</Fact>
      </ul>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2 text-sm text-ink-soft">
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">
          {t(`jobs.employment.${job.employmentType}`)}
        </span>
        {t("jobs.closes", { date: showDate(job.closingDate, language) })}
      </p>
    </article>
  );
}

function Fact({ icon, children }: { icon: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <CategoryIcon icon={icon} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
