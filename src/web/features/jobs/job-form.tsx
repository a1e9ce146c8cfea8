/** The form of an opening, in five sections: the work, who is looked for, the pay, how long, and how the employer is reached. */
import type { ReactNode } from "react";
import { dayOf } from "#base/dates.ts";
import { EMPLOYMENT_TYPES, JOB_DESCRIPTION_LIMIT, OPEN_DAYS_MAX, WORK_MODES } from "#contract/job-choices.ts";
import { lastClosingDate } from "#contract/job-opening-form.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { AskedSections } from "./job-form-asked.tsx";
import { choices, Section } from "./job-form-parts.tsx";
import { type JobSent, type JobValues, jobFormSchema } from "./job-form-values.ts";
import { areaName } from "./job-texts.ts";

interface Props {
  name: string;
  defaults: JobValues;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
  submit: ReactNode;
  onSend: (job: JobSent) => Promise<unknown>;
}

export function JobForm({ name, defaults, functionalAreas, qualifications, submit, onSend }: Props) {
  const t = useWords();
  const language = useLanguage();
  const form: FormOf<JobValues> = useContractForm(jobFormSchema, {
    name,
    defaults,
    // As it was typed: the call reads salaries and skills itself.
    onSubmit: () => {
      const { fkStateId: _, ...job } = form.methods.getValues();
      return onSend(job);
    },
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("jobs.form.public")}</p>
      <Section title={t("jobs.form.work")}>
        <Field label={t("jobs.label.title")} hint={t("jobs.hint.title")} required {...form.field("job_title")}>
          <TextInput autoComplete="off" {...form.input("job_title")} />
        </Field>
        <Field label={t("jobs.label.company")} hint={t("jobs.hint.company")} required {...form.field("company_name")}>
          <TextInput autoComplete="organization" {...form.input("company_name")} />
        </Field>
        <Field label={t("jobs.label.functional-area")} required {...form.field("fkFunctionalAreaId")}>
          <SelectInput {...form.input("fkFunctionalAreaId")}>
            <option value="">{t("jobs.form.choose")}</option>
            {choices(functionalAreas.map((one) => [one._id, areaName(one, language)]))}
          </SelectInput>
        </Field>
        <Field
          label={t("jobs.label.description")}
          hint={t("jobs.hint.description")}
          required
          {...form.field("description")}
        >
          <TextArea rows={6} limit={JOB_DESCRIPTION_LIMIT} {...form.input("description")} />
          <MaskedTextNote form={form} path="description" />
        </Field>
        <FieldPair>
          <Field label={t("jobs.label.employment-type")} required {...form.field("employmentType")}>
            <SelectInput {...form.input("employmentType")}>
              {choices(EMPLOYMENT_TYPES.map((type) => [type, t(`jobs.employment.${type}`)]))}
            </SelectInput>
          </Field>
          <Field label={t("jobs.label.work-mode")} required {...form.field("workMode")}>
            <SelectInput {...form.input("workMode")}>
              {choices(WORK_MODES.map((mode) => [mode, t(`jobs.mode.${mode}`)]))}
            </SelectInput>
          </Field>
        </FieldPair>
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
      </Section>
      <AskedSections form={form} qualifications={qualifications} />
      <Section title={t("jobs.form.end")}>
        <Field
          label={t("jobs.label.closing-date")}
          hint={t("jobs.hint.closing-date", { n: OPEN_DAYS_MAX })}
          required
          {...form.field("closingDate")}
        >
          <TextInput
            type="date"
            min={dayOf(new Date())}
            max={lastClosingDate()}
            className="sm:w-56"
            {...form.input("closingDate")}
          />
        </Field>
      </Section>
      <Section title={t("jobs.form.contact")} text={t("jobs.form.contact.text")}>
        <Field label={t("label.contact-person")} required {...form.field("contactPerson")}>
          <TextInput autoComplete="name" {...form.input("contactPerson")} />
        </Field>
        <Field label={t("jobs.label.phone")} required {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
        <Field label={t("jobs.label.email")} optionalMark={optional} {...form.field("email")}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
        </Field>
      </Section>
      <Button type="submit" look="primary" busy={form.busy} busyLabel={t("jobs.form.saving")} className="sm:self-start">
        {submit}
      </Button>
    </ContractForm>
  );
}
