/** What an opening pays and asks for, as a card. */
import { Briefcase, CalendarDays, GraduationCap, IndianRupee, MapPin, Timer, Users } from "lucide-react";
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import type { JobView } from "#contract/job-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { experienceText, placeText, qualificationName, salaryText } from "./job-texts.ts";

export function JobFacts({ job, className }: { job: JobView; className: string }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <Card as="section" aria-label={t("jobs.details")} className={className}>
      <ul className="flex flex-col gap-4">
        <Fact icon={<IndianRupee aria-hidden="true" />} title={t("jobs.salary")}>
          <p className="tabular-nums">{salaryText(t, job) ?? t("jobs.salary.open")}</p>
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />} title={placeText(job, language)}>
          {t(`jobs.mode.${job.workMode}`)}
        </Fact>
        <Fact icon={<Briefcase aria-hidden="true" />} title={t("jobs.label.employment-type")}>
          {t(`jobs.employment.${job.employmentType}`)}
        </Fact>
        <Fact icon={<Timer aria-hidden="true" />} title={t("jobs.experience")}>
          {experienceText(t, job)}
        </Fact>
        <Fact icon={<GraduationCap aria-hidden="true" />} title={t("jobs.label.qualification")}>
          {qualificationName(job, language)}
        </Fact>
        <Fact icon={<Users aria-hidden="true" />} title={t("jobs.openings", { n: job.openings })} />
        {!job.isClosed && (
          <Fact
            icon={<CalendarDays aria-hidden="true" />}
            title={t("jobs.closes", { date: showDate(job.closingDate, language) })}
          />
        )}
      </ul>
    </Card>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm font-semibold">{title}</p>
        {children}
      </div>
    </li>
  );
}
