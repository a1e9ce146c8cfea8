/** The kinds of fields that a resume is made of: a line, a choice, several choices. */
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { choices as optionsOf } from "#web/features/jobs/job-form-parts.tsx";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

interface Asked<In extends FieldValues> {
  form: ContractForm<In>;
  path: Path<In>;
  label: string;
  hint?: string;
  required?: boolean;
}

type Choices = ReadonlyArray<readonly [value: string, text: string]>;

export function LineField<In extends FieldValues>({
  form,
  path,
  autoComplete = "off",
  inputMode,
  placeholder,
  ...asked
}: Asked<In> & { autoComplete?: string; inputMode?: "numeric" | "email"; placeholder?: string }) {
  const t = useWords();
  return (
    <Field {...asked} optionalMark={t("ui.optional")} {...form.field(path)}>
      <TextInput autoComplete={autoComplete} inputMode={inputMode} placeholder={placeholder} {...form.input(path)} />
    </Field>
  );
}

/** `none`: what stands for nothing chosen. */
export function ChoiceField<In extends FieldValues>({
  form,
  path,
  choices,
  none,
  ...asked
}: Asked<In> & { choices: Choices; none: string }) {
  const t = useWords();
  return (
    <Field {...asked} optionalMark={t("ui.optional")} {...form.field(path)}>
      <SelectInput {...form.input(path)}>
        <option value="">{none}</option>
        {optionsOf(choices)}
      </SelectInput>
    </Field>
  );
}

/** Boxes to tick. */
export function SeveralField<In extends FieldValues>({
  form,
  path,
  label,
  required,
  choices,
}: Asked<In> & { choices: Choices }) {
  const t = useWords();
  const { id, error } = form.field(path);
  const chosen = (form.methods.watch(path) as readonly string[] | undefined) ?? [];
  const toggle = (choice: string) => {
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    form.methods.setValue(path, next as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        ) : (
          <span className="ms-1.5 font-normal text-ink-soft">{t("ui.optional")}</span>
        )}
      </legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3">
        {choices.map(([value, text], at) => (
          <CheckboxInput
            key={value}
            id={at === 0 ? id : undefined}
            label={text}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
