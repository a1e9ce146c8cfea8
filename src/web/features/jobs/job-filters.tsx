/** The filters of the list of openings: a GET form that works without scripts, folded on phones. */
import { rupees } from "#base/money.ts";
import type { CLOSES_WITHIN_DAYS, EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { FilterInput, FilterPanel, FilterSelect } from "#web/ui/filter-panel.tsx";
import type { JobQuery } from "./job-query.ts";
import { areaName, qualificationName } from "./job-texts.ts";

export interface FilterProps {
  query: JobQuery;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
  employmentTypes: typeof EMPLOYMENT_TYPES;
  workModes: typeof WORK_MODES;
  closingDays: typeof CLOSES_WITHIN_DAYS;
}

/** Rupees a month to choose from. */
const SALARIES = [10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000];

export function JobFilters(props: FilterProps) {
  const { query, functionalAreas, qualifications, employmentTypes, workModes, closingDays } = props;
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...chosen } = query;
  const options = {
    functionalArea: functionalAreas.map((one) => [one.slug, areaName(one, t.language)] as const),
    qualification: qualifications.map((one) => [one.slug, qualificationName(one, t.language)] as const),
    employmentType: employmentTypes.map((type) => [type, t(`jobs.employment.${type}`)] as const),
    workMode: workModes.map((mode) => [mode, t(`jobs.mode.${mode}`)] as const),
    salaryMin: SALARIES.map((amount) => [String(amount), rupees(amount * 100)] as const),
    salaryMax: SALARIES.map((amount) => [String(amount), rupees(amount * 100)] as const),
    closesWithin: closingDays.map((n) => [String(n), t("jobs.closes-within", { n })] as const),
  };
  const select = (name: keyof typeof options, label: string) => (
    <FilterSelect label={label} name={name} chosen={query[name]} any={t("jobs.filter.any")} options={options[name]} />
  );
  return (
    <FilterPanel
      label={t("jobs.filters")}
      fold={t("jobs.filters.count", { n: Object.keys(chosen).length })}
      action={here(paths.jobList())}
      query={query}
    >
      {searchQuery && <input type="hidden" name="searchQuery" value={searchQuery} />}
      <FilterInput
        label={t("jobs.filter.city")}
        name="city"
        typed={query.city}
        hint={t("jobs.filter.city.hint")}
        autoComplete="address-level2"
      />
      {select("functionalArea", t("jobs.label.functional-area"))}
      {select("qualification", t("jobs.label.qualification"))}
      {select("employmentType", t("jobs.label.employment-type"))}
      {select("workMode", t("jobs.label.work-mode"))}
      <FilterInput label={t("jobs.label.experience")} name="experience" typed={query.experience} numberTo={60} />
      {select("salaryMin", t("jobs.label.salary-min"))}
      {select("salaryMax", t("jobs.label.salary-max"))}
      {select("closesWithin", t("jobs.label.closes-within"))}
      <Button type="submit" className="self-end sm:justify-self-start">
        {t("jobs.filters.apply")}
      </Button>
    </FilterPanel>
  );
}
