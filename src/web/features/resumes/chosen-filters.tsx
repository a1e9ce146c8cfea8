/** What a list of candidates is narrowed to: each chosen filter as a chip that takes it away. */
import type { Words } from "#messages/words.ts";
import { areaName, qualificationName } from "#web/features/jobs/job-texts.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import { Link } from "#web/ui/link.tsx";
import type { FilterProps } from "./resume-filters.tsx";
import { type ResumeQuery, resumeListPath } from "./resume-query.ts";

export function ChosenFilters({ query, functionalAreas, qualifications }: FilterProps) {
  const t = useWords();
  const here = useHere();
  const { searchQuery: _text, cursor: _, ...chosen } = query;
  const names = Object.keys(chosen) as Array<keyof typeof chosen>;
  if (names.length === 0) return null;
  const texts = textsOf(t, { query, functionalAreas, qualifications });
  return (
    <ul aria-label={t("jobs.filters")} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <ChipLink key={name} to={here(resumeListPath(query, { [name]: undefined }))}>
          {texts[name]}
        </ChipLink>
      ))}
      {names.length > 1 && (
        <li>
          <Link
            to={here(resumeListPath({ searchQuery: query.searchQuery }))}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t("jobs.list.clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}

function textsOf(t: Words, { query, functionalAreas, qualifications }: FilterProps): ResumeQuery {
  const area = functionalAreas.find(({ slug }) => slug === query.functionalArea);
  const qualification = qualifications.find(({ slug }) => slug === query.qualification);
  const { experienceFrom, experienceTo, salaryMax, noticePeriod } = query;
  return {
    city: query.city,
    orAnywhere: t("resumes.filter.anywhere"),
    functionalArea: area && areaName(area, t.language),
    qualification: qualification && qualificationName(qualification, t.language),
    experienceFrom: experienceFrom && t("resumes.chip.experience-from", { n: Number(experienceFrom) }),
    experienceTo: experienceTo && t("resumes.chip.experience-to", { n: Number(experienceTo) }),
    salaryMax: salaryMax && t("resumes.chip.salary", { band: t.of(`resumes.salary.${salaryMax}`) }),
    workMode: query.workMode && t.of(`jobs.mode.${query.workMode}`),
    employmentType: query.employmentType && t.of(`jobs.employment.${query.employmentType}`),
    noticePeriod: noticePeriod && t("resumes.begins", { notice: t.of(`resumes.notice.${noticePeriod}`) }),
  };
}
