/** The filters of the list of openings: a GET form that works without scripts, folded on phones. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { rupees } from "#base/money.ts";
import type { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import type { JobQuery } from "./job-query.ts";
import { areaName, qualificationName } from "./job-texts.ts";

export interface FilterProps {
  query: JobQuery;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
  employmentTypes: typeof EMPLOYMENT_TYPES;
  workModes: typeof WORK_MODES;
}

/** Rupees a month to choose from. */
const SALARIES = [10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000];

export function JobFilters({ query, functionalAreas, qualifications, employmentTypes, workModes }: FilterProps) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...chosen } = query;
  const options = {
    functionalArea: functionalAreas.map((one) => [one.slug, areaName(one, t.language)] as const),
    qualification: qualifications.map((one) => [one.slug, qualificationName(one, t.language)] as const),
    employmentType: employmentTypes.map((type) => [type, t(`jobs.employment.${type}`)] as const),
    workMode: workModes.map((mode) => [mode, t(`jobs.mode.${mode}`)] as const),
    salaryMin: SALARIES.map((amount) => [String(amount), rupees(amount * 100)] as const),
  };
  const select = (name: keyof typeof options, label: string) => (
    <Control label={label}>
      <span className="relative block">
        <select name={name} defaultValue={query[name] ?? ""} className="field-box appearance-none truncate pe-11">
          <option value="">{t("jobs.filter.any")}</option>
          {options[name].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft"
        />
      </span>
    </Control>
  );
  return (
    // A checkbox folds it on phones, because that works before and without scripts, and a desk needs no fold.
    <section aria-label={t("jobs.filters")} className="group rounded-lg border border-line bg-card">
      <label className="flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-lg px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus lg:hidden">
        <input type="checkbox" className="sr-only outline-none" />
        {t("jobs.filters.count", { n: Object.keys(chosen).length })}
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-has-[input:checked]:rotate-180" />
      </label>
      <Form
        // Another list has other values in its controls.
        key={JSON.stringify(query)}
        action={here(paths.jobList())}
        className="hidden gap-4 p-4 pt-1 group-has-[input:checked]:grid sm:grid-cols-2 lg:grid lg:grid-cols-1 lg:pt-4"
      >
        {searchQuery && <input type="hidden" name="searchQuery" value={searchQuery} />}
        <Control label={t("jobs.filter.city")}>
          <input
            name="city"
            defaultValue={query.city}
            placeholder={t("jobs.filter.city.hint")}
            autoComplete="address-level2"
            maxLength={60}
            className="field-box"
          />
        </Control>
        {select("functionalArea", t("jobs.label.functional-area"))}
        {select("qualification", t("jobs.label.qualification"))}
        {select("employmentType", t("jobs.label.employment-type"))}
        {select("workMode", t("jobs.label.work-mode"))}
        <Control label={t("jobs.label.experience")}>
          <input
            type="number"
            name="experience"
            min={0}
            inputMode="numeric"
            defaultValue={query.experience}
            className="field-box"
          />
        </Control>
        {select("salaryMin", t("jobs.label.salary-min"))}
        <Button type="submit" look="primary" className="self-end sm:justify-self-start">
          {t("jobs.filters.apply")}
        </Button>
      </Form>
    </section>
  );
}

/** A plain control: what the kit's own bring for errors and drafts would be most of this page's program. */
function Control({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="flex flex-col gap-1.5 font-semibold [&>*]:font-normal">
      {label}
      {children}
    </label>
  );
}
