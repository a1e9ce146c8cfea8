/** The filters of the list of candidates: a GET form that works without scripts, folded on phones. */
import { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import { NOTICE_PERIODS, SALARY_BANDS } from "#contract/resumes/choices.ts";
import { areaName, qualificationName } from "#web/features/jobs/job-texts.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FilterInput, FilterPanel, FilterSelect } from "#web/ui/filter-panel.tsx";
import type { ResumeQuery } from "./resume-query.ts";

export interface FilterProps {
  query: ResumeQuery;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
}

export function ResumeFilters({ query, functionalAreas, qualifications }: FilterProps) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...chosen } = query;
  const options = {
    functionalArea: functionalAreas.map((one) => [one.slug, areaName(one, t.language)] as const),
    qualification: qualifications.map((one) => [one.slug, qualificationName(one, t.language)] as const),
    salaryMax: SALARY_BANDS.map((band) => [band, t(`resumes.salary.${band}`)] as const),
    workMode: WORK_MODES.map((mode) => [mode, t(`jobs.mode.${mode}`)] as const),
    employmentType: EMPLOYMENT_TYPES.map((type) => [type, t(`jobs.employment.${type}`)] as const),
    noticePeriod: NOTICE_PERIODS.map((notice) => [notice, t(`resumes.notice.${notice}`)] as const),
  };
  const select = (name: keyof typeof options, label: string) => (
    <FilterSelect label={label} name={name} chosen={query[name]} any={t("jobs.filter.any")} options={options[name]} />
  );
  const years = (name: "experienceFrom" | "experienceTo", label: string) => (
    <FilterInput label={label} name={name} typed={query[name]} numberTo={50} />
  );
  return (
    <FilterPanel
      label={t("jobs.filters")}
      fold={t("jobs.filters.count", { n: Object.keys(chosen).length })}
      action={here(paths.resumeList())}
      query={query}
    >
      {searchQuery && <input type="hidden" name="searchQuery" value={searchQuery} />}
      <div>
        <FilterInput
          label={t("resumes.filter.city")}
          name="city"
          typed={query.city}
          hint={t("jobs.filter.city.hint")}
          autoComplete="address-level2"
        />
        <CheckboxInput
          name="orAnywhere"
          value="true"
          defaultChecked={query.orAnywhere === "true"}
          label={t("resumes.filter.anywhere")}
          className="mt-1"
        />
      </div>
      {select("functionalArea", t("jobs.label.functional-area"))}
      {select("qualification", t("jobs.label.qualification"))}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t("jobs.experience")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 text-sm">
          {years("experienceFrom", t("resumes.label.experience-from"))}
          {years("experienceTo", t("resumes.label.experience-to"))}
        </div>
      </fieldset>
      {select("salaryMax", t("resumes.filter.salary"))}
      {select("workMode", t("jobs.label.work-mode"))}
      {select("employmentType", t("jobs.label.employment-type"))}
      {select("noticePeriod", t("resumes.filter.notice"))}
      <Button type="submit" look="primary" className="self-end sm:justify-self-start">
        {t("resumes.filters.apply")}
      </Button>
    </FilterPanel>
  );
}
