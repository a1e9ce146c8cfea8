/** The filters of the list of openings: a GET form that works without scripts, folded on phones, and each chosen one as a chip that takes it away. */
import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { rupees } from "#base/money.ts";
import { EMPLOYMENT_TYPES, EXPERIENCE_MAX, WORK_MODES } from "#contract/job-choices.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import type { Words } from "#messages/words.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type JobQuery, jobListPath } from "./job-query.ts";
import { areaName, experienceText, qualificationName } from "./job-texts.ts";

interface Props {
  query: JobQuery;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
}

/** Rupees a month to choose from. */
const SALARIES = [10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000];

export function JobFilters({ query, functionalAreas, qualifications }: Props) {
  const t = useWords();
  const here = useHere();
  const { searchQuery, cursor: _, ...chosen } = query;
  const options = {
    functionalArea: functionalAreas.map((one) => [one.slug, areaName(one, t.language)] as const),
    qualification: qualifications.map((one) => [one.slug, qualificationName(one, t.language)] as const),
    employmentType: EMPLOYMENT_TYPES.map((type) => [type, t(`jobs.employment.${type}`)] as const),
    workMode: WORK_MODES.map((mode) => [mode, t(`jobs.mode.${mode}`)] as const),
    salaryMin: SALARIES.map((amount) => [String(amount), rupees(amount * 100)] as const),
  };
  const select = (name: keyof typeof options, label: string) => (
    <Field label={label}>
      <SelectInput name={name} defaultValue={query[name] ?? ""}>
        <option value="">{t("jobs.filter.any")}</option>
        {options[name].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectInput>
    </Field>
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
        <Field label={t("jobs.filter.city")}>
          <TextInput
            name="city"
            defaultValue={query.city}
            placeholder={t("jobs.filter.city.hint")}
            autoComplete="address-level2"
            maxLength={60}
          />
        </Field>
        {select("functionalArea", t("jobs.label.functional-area"))}
        {select("qualification", t("jobs.label.qualification"))}
        {select("employmentType", t("jobs.label.employment-type"))}
        {select("workMode", t("jobs.label.work-mode"))}
        <Field label={t("jobs.label.experience")}>
          <TextInput
            type="number"
            name="experience"
            min={0}
            max={EXPERIENCE_MAX}
            inputMode="numeric"
            defaultValue={query.experience}
          />
        </Field>
        {select("salaryMin", t("jobs.label.salary-min"))}
        <Button type="submit" look="primary" className="self-end sm:justify-self-start">
          {t("jobs.filters.apply")}
        </Button>
      </Form>
    </section>
  );
}

/** What is chosen, each with the way to be without it. */
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
        <Chip key={name} to={here(jobListPath(query, { [name]: undefined }))}>
          {texts[name]}
        </Chip>
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

function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 font-semibold hover:border-ink"
      >
        {children}
        <X aria-hidden="true" className="size-4" />
      </Link>
    </li>
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
    salaryMin: query.salaryMin && t("jobs.salary.from", { from: rupees(Number(query.salaryMin) * 100) }),
  };
}
