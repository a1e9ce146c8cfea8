/** What a list of openings is narrowed to: each chosen filter as a chip that takes it away. */
import { rupees } from "#base/money.ts";
import type { Words } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import { Link } from "#web/ui/link.tsx";
import type { FilterProps } from "./job-filters.tsx";
import { type JobQuery, jobListPath } from "./job-query.ts";
import { areaName, experienceText, qualificationName } from "./job-texts.ts";

type Props = Pick<FilterProps, "query" | "functionalAreas" | "qualifications">;

export function ChosenFilters({ query, functionalAreas, qualifications }: Props) {
  const t = useWords();
  const here = useHere();
  const { searchQuery: _text, cursor: _, ...chosen } = query;
  const names = Object.keys(chosen) as Array<keyof typeof chosen>;
  if (names.length === 0) return null;
  const texts = textsOf(t, { query, functionalAreas, qualifications });
  return (
    <ul aria-label={t("jobs.filters")} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <ChipLink key={name} to={here(jobListPath(query, { [name]: undefined }))}>
          {texts[name]}
        </ChipLink>
      ))}
      {names.length > 1 && (
        <li>
          <Link
            to={here(jobListPath({ searchQuery: query.searchQuery }))}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t("jobs.list.clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}

function textsOf(t: Words, { query, functionalAreas, qualifications }: Props): JobQuery {
  const area = functionalAreas.find(({ slug }) => slug === query.functionalArea);
  const qualification = qualifications.find(({ slug }) => slug === query.qualification);
  const years = Number(query.experience);
  return {
    city: query.city,
    functionalArea: area && areaName(area, t.language),
    qualification: qualification && qualificationName(qualification, t.language),
    employmentType: query.employmentType && t.of(`jobs.employment.${query.employmentType}`),
    workMode: query.workMode && t.of(`jobs.mode.${query.workMode}`),
    experience: query.experience && experienceText(t, { experienceFrom: years, experienceTo: years }),
    salaryMax: query.salaryMax && t("jobs.salary.up-to", { to: rupees(Number(query.salaryMax) * 100) }),
    closesWithin: query.closesWithin && t("jobs.closes-within", { n: Number(query.closesWithin) }),
    salaryMin: query.salaryMin && t("jobs.salary.from", { from: rupees(Number(query.salaryMin) * 100) }),
  };
}
