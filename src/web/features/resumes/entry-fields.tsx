/** The posts and the courses of a resume, each a block of fields that is added and taken away. */
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { EDUCATION_ENTRIES_MAX, EXPERIENCE_ENTRIES_MAX } from "#contract/resumes/choices.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { LineField } from "./resume-fields.tsx";
import type { ResumeValues } from "./resume-form-values.ts";

type Form = ContractForm<ResumeValues>;
const MONTH = "04/2021";

export function ExperienceFields({ form }: { form: Form }) {
  const t = useWords();
  const { entries, append, remove } = useEntries(form, "experience");
  return (
    <>
      {entries.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the controls are bound by their place
        <Entry key={at} removeLabel={t("resumes.experience.remove")} onRemove={() => remove(at)}>
          <FieldPair>
            <LineField form={form} path={`experience.${at}.title`} label={t("resumes.label.entry-title")} required />
            <LineField form={form} path={`experience.${at}.employer`} label={t("resumes.label.employer")} required />
          </FieldPair>
          <FieldPair>
            <LineField
              form={form}
              path={`experience.${at}.from`}
              label={t("resumes.label.from")}
              placeholder={MONTH}
              required
            />
            <LineField
              form={form}
              path={`experience.${at}.to`}
              label={t("resumes.label.to")}
              hint={t("resumes.hint.to")}
              placeholder={MONTH}
            />
          </FieldPair>
          <Field
            label={t("resumes.label.details")}
            optionalMark={t("ui.optional")}
            {...form.field(`experience.${at}.details`)}
          >
            <TextArea rows={3} limit={300} {...form.input(`experience.${at}.details`)} />
          </Field>
        </Entry>
      ))}
      {entries.length < EXPERIENCE_ENTRIES_MAX && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ title: "", employer: "", from: "", to: "", details: "" })}
        >
          {t("resumes.experience.add")}
        </Button>
      )}
    </>
  );
}

export function EducationFields({ form }: { form: Form }) {
  const t = useWords();
  const { entries, append, remove } = useEntries(form, "education");
  return (
    <>
      {entries.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the controls are bound by their place
        <Entry key={at} removeLabel={t("resumes.education.remove")} onRemove={() => remove(at)}>
          <FieldPair>
            <LineField form={form} path={`education.${at}.course`} label={t("resumes.label.course")} required />
            <LineField form={form} path={`education.${at}.institute`} label={t("resumes.label.institute")} required />
          </FieldPair>
          <LineField form={form} path={`education.${at}.year`} label={t("resumes.label.year")} inputMode="numeric" />
        </Entry>
      ))}
      {entries.length < EDUCATION_ENTRIES_MAX && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ course: "", institute: "", year: "" })}
        >
          {t("resumes.education.add")}
        </Button>
      )}
    </>
  );
}

/** Not by the form library's own list, which calls every field of a new entry wrong before anything is typed. */
function useEntries<Name extends "experience" | "education">(form: Form, name: Name) {
  type Entries = NonNullable<ResumeValues[Name]>;
  const { getValues, setValue, watch, trigger, formState } = form.methods;
  const read = () => (getValues(name) ?? []) as Entries;
  const write = (next: Entries) => {
    setValue(name, next as never, { shouldDirty: true });
    if (formState.isSubmitted) void trigger(name);
  };
  return {
    entries: (watch(name) ?? []) as Entries,
    append: (entry: Entries[number]) => write([...read(), entry] as Entries),
    remove: (at: number) => write(read().filter((_, one) => one !== at) as Entries),
  };
}

function Entry({
  removeLabel,
  onRemove,
  children,
}: {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-card p-4">
      {children}
      <Button look="quiet" size="small" className="self-end" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {removeLabel}
      </Button>
    </div>
  );
}
