/** What an opening pays and asks for, as a card. */
import { Briefcase, CalendarDays, GraduationCap, IndianRupee, MapPin, Timer, Users } from "lucide-react";
import { showDate } from "#base/dates.ts";
import type { JobView } from "#contract/job-views.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { experienceText, placeText, qualificationName, salaryText } from "./job-texts.ts";

export function JobFacts({ job, className }: { job: JobView; className: string }) {
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
        <DetailLine icon={<Briefcase aria-hidden="true" />} title={t("jobs.label.employment-type")}>
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
