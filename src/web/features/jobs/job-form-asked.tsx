/** The sections of an opening's form about who is looked for, and what it pays. */
import { SALARY_PERIODS, SKILLS_MAX } from "#contract/job-choices.ts";
import type { QualificationView } from "#contract/job-reference.ts";
import type { ContractForm as FormOf } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { choices, Section } from "./job-form-parts.tsx";
import type { JobValues } from "./job-form-values.ts";
import { qualificationName } from "./job-texts.ts";

interface Props {
  form: FormOf<JobValues>;
  qualifications: QualificationView[];
}

export function AskedSections({ form, qualifications }: Props) {
  const t = useWords();
  const language = useLanguage();
  const optional = t("ui.optional");
  return (
    <>
      <Section title={t("jobs.form.asked")}>
        <Field label={t("jobs.label.openings")} required {...form.field("openings")}>
          <TextInput inputMode="numeric" autoComplete="off" className="sm:w-40" {...form.input("openings")} />
        </Field>
        <Field label={t("jobs.label.qualification")} required {...form.field("fkQualificationId")}>
          <SelectInput {...form.input("fkQualificationId")}>
            <option value="">{t("jobs.form.choose")}</option>
            {choices(qualifications.map((one) => [one._id, qualificationName(one, language)]))}
          </SelectInput>
        </Field>
        <FieldPair>
          <Field
            label={t("jobs.label.experience-from")}
            hint={t("jobs.hint.experience-from")}
            required
            {...form.field("experienceFrom")}
          >
            <TextInput inputMode="numeric" autoComplete="off" {...form.input("experienceFrom")} />
          </Field>
          <Field
            label={t("jobs.label.experience-to")}
            hint={t("jobs.hint.experience-to")}
            optionalMark={optional}
            {...form.field("experienceTo")}
          >
            <TextInput inputMode="numeric" autoComplete="off" {...form.input("experienceTo")} />
          </Field>
        </FieldPair>
        <Field
          label={t("jobs.label.skills")}
          hint={t("jobs.hint.skills", { n: SKILLS_MAX })}
          optionalMark={optional}
          {...form.field("skills")}
        >
          <TextInput autoComplete="off" {...form.input("skills")} />
        </Field>
      </Section>
      <Section title={t("jobs.form.pay")} text={t("jobs.form.pay.text")}>
        <FieldPair>
          <Field label={t("jobs.label.salary-from")} optionalMark={optional} {...form.field("salaryFrom")}>
            <MoneyInput {...form.input("salaryFrom")} />
          </Field>
          <Field label={t("jobs.label.salary-to")} optionalMark={optional} {...form.field("salaryTo")}>
            <MoneyInput {...form.input("salaryTo")} />
          </Field>
        </FieldPair>
        <Field label={t("jobs.label.salary-period")} {...form.field("salaryPeriod")}>
          <SelectInput className="sm:w-56" {...form.input("salaryPeriod")}>
            {choices(SALARY_PERIODS.map((period) => [period, t(`jobs.period.${period}`)]))}
          </SelectInput>
        </Field>
      </Section>
    </>
  );
}
