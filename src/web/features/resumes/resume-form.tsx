/** The form of a resume on one page: the work, what is looked for, posts, courses, contact and the PDF. What was typed stays over a reload. */
import { type ReactNode, useState } from "react";
import { LANGUAGES_SPOKEN } from "#contract/business-facts.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "#contract/job-choices.ts";
import type { AreaView, QualificationView } from "#contract/job-reference.ts";
import {
  NOTICE_PERIODS,
  RELOCATIONS,
  RESUME_SKILLS_MAX,
  SALARY_BANDS,
  SUMMARY_LIMIT,
} from "#contract/resumes/choices.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { Section } from "#web/features/jobs/job-form-parts.tsx";
import { areaName, qualificationName } from "#web/features/jobs/job-texts.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { EducationFields, ExperienceFields } from "./entry-fields.tsx";
import { MoveCitiesField } from "./move-cities-field.tsx";
import { ChoiceField, LineField, SeveralField } from "./resume-fields.tsx";
import { type ResumeValues, resumeFormSchema, troubleOf } from "./resume-form-values.ts";

interface Props {
  name: string;
  defaults: ResumeValues;
  /** What the stored file is called. */
  fileName: string | null;
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
  submit: ReactNode;
  onSend: (values: ResumeValues, file: File | undefined) => Promise<unknown>;
}

export function ResumeForm({ name, defaults, fileName, functionalAreas, qualifications, submit, onSend }: Props) {
  const t = useWords();
  const [file, setFile] = useState<File>();
  const form: FormOf<ResumeValues> = useContractForm(resumeFormSchema, {
    name,
    defaults,
    onSubmit: () => onSend(form.methods.getValues(), file),
  });
  const bands = SALARY_BANDS.map((band) => [band, t(`resumes.salary.${band}`)] as const);
  const choose = t("resumes.form.choose");
  return (
    <ContractForm form={form} className="max-w-form gap-8">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("resumes.form.readers")}</p>
      <Section title={t("resumes.form.you")}>
        <LineField
          form={form}
          path="headline"
          label={t("resumes.label.headline")}
          hint={t("resumes.hint.headline")}
          required
        />
        <LineField form={form} path="fullName" label={t("resumes.label.full-name")} autoComplete="name" required />
        <Field label={t("resumes.label.summary")} hint={t("resumes.hint.summary")} required {...form.field("summary")}>
          <TextArea rows={6} limit={SUMMARY_LIMIT} {...form.input("summary")} />
        </Field>
        <MaskedTextNote form={form} path="summary" />
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
        <FieldPair>
          <ChoiceField
            form={form}
            path="fkFunctionalAreaId"
            label={t("resumes.label.functional-area")}
            choices={functionalAreas.map((one) => [one._id, areaName(one, t.language)])}
            none={choose}
            required
          />
          <ChoiceField
            form={form}
            path="fkQualificationId"
            label={t("resumes.label.qualification")}
            choices={qualifications.map((one) => [one._id, qualificationName(one, t.language)])}
            none={choose}
            required
          />
        </FieldPair>
        <LineField
          form={form}
          path="experienceYears"
          label={t("resumes.label.experience-years")}
          hint={t("jobs.hint.experience-from")}
          inputMode="numeric"
          required
        />
        <LineField
          form={form}
          path="skills"
          label={t("jobs.label.skills")}
          hint={t("resumes.hint.skills", { n: RESUME_SKILLS_MAX })}
        />
        <SeveralField
          form={form}
          path="languages"
          label={t("resumes.label.languages")}
          choices={LANGUAGES_SPOKEN.map((code) => [code, t(`business.language.${code}`)])}
        />
      </Section>
      <Section title={t("resumes.form.wish")}>
        <SeveralField
          form={form}
          path="workModes"
          label={t("resumes.label.work-modes")}
          choices={WORK_MODES.map((mode) => [mode, t(`jobs.mode.${mode}`)])}
          required
        />
        <SeveralField
          form={form}
          path="employmentTypes"
          label={t("resumes.label.employment-types")}
          choices={EMPLOYMENT_TYPES.map((type) => [type, t(`jobs.employment.${type}`)])}
          required
        />
        <FieldPair>
          <ChoiceField
            form={form}
            path="noticePeriod"
            label={t("resumes.label.notice-period")}
            choices={NOTICE_PERIODS.map((notice) => [notice, t(`resumes.notice.${notice}`)])}
            none={choose}
            required
          />
          <ChoiceField
            form={form}
            path="relocation"
            label={t("resumes.label.relocation")}
            choices={RELOCATIONS.map((one) => [one, t(`resumes.relocation.${one}`)])}
            none={choose}
            required
          />
        </FieldPair>
        {form.methods.watch("relocation") === "cities" && <MoveCitiesField form={form} />}
        <FieldPair>
          <ChoiceField
            form={form}
            path="expectedSalary"
            label={t("resumes.label.expected-salary")}
            choices={bands}
            none={t("resumes.salary.none")}
          />
          <ChoiceField
            form={form}
            path="currentSalary"
            label={t("resumes.label.current-salary")}
            hint={t("resumes.hint.current-salary")}
            choices={bands}
            none={t("resumes.salary.none")}
          />
        </FieldPair>
      </Section>
      <Section title={t("resumes.form.experience")} text={t("resumes.form.experience.text")}>
        <ExperienceFields form={form} />
      </Section>
      <Section title={t("resumes.form.education")}>
        <EducationFields form={form} />
      </Section>
      <Section title={t("resumes.form.contact")} text={t("resumes.form.contact.text")}>
        <FieldPair>
          <Field label={t("jobs.label.phone")} required {...form.field("phoneNo")}>
            <PhoneInput {...form.input("phoneNo")} />
          </Field>
          <LineField form={form} path="email" label={t("resumes.label.email")} autoComplete="email" inputMode="email" />
        </FieldPair>
        <Field
          label={t("resumes.label.file")}
          hint={[t("resumes.hint.file"), fileName && t("resumes.file.now", { name: fileName })]
            .filter(Boolean)
            .join(" ")}
          optionalMark={t("ui.optional")}
          {...form.field("file")}
        >
          <FileInput
            accept="application/pdf"
            chosen={file?.name}
            onChoose={(picked) => {
              setFile(picked);
              form.methods.setValue("file", troubleOf(picked), { shouldValidate: true });
            }}
          />
        </Field>
        {fileName && !file && <CheckboxInput label={t("resumes.file.remove")} {...form.input("removeFile")} />}
      </Section>
      <Button type="submit" look="primary" busy={form.busy} className="sm:self-start">
        {submit}
      </Button>
    </ContractForm>
  );
}
