/** The kinds of fields that a biodata is made of: a choice, a line, several choices, a number of people. */
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useOptionalMark } from "./optional-mark.ts";

interface Asked<In extends FieldValues> {
  form: ContractForm<In>;
  path: Path<In>;
  label: string;
  hint?: string;
  required?: boolean;
}

interface Choices<Choice extends string | number> {
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
}

/** Without a default of its own nothing is chosen at first. */
export function ChoiceField<In extends FieldValues, Choice extends string | number>({
  form,
  path,
  choices,
  textOf,
  hasDefault,
  none,
  onChoose,
  ...asked
}: Asked<In> & Choices<Choice> & { hasDefault?: boolean; none?: string; onChoose?: (chosen: string) => void }) {
  const t = useWords();
  const optionalMark = useOptionalMark();
  const input = form.input(path);
  return (
    <Field {...asked} optionalMark={hasDefault ? undefined : optionalMark} {...form.field(path)}>
      <SelectInput
        {...input}
        onChange={(event) => {
          onChoose?.(event.target.value);
          return input.onChange(event);
        }}
      >
        {!hasDefault && (
          <option value="">{none ?? t(asked.required ? "matrimony.form.choose" : "matrimony.form.not-told")}</option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {textOf(choice)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

export function LineField<In extends FieldValues>({
  form,
  path,
  autoComplete = "off",
  ...asked
}: Asked<In> & { autoComplete?: string }) {
  const optionalMark = useOptionalMark();
  return (
    <Field {...asked} optionalMark={optionalMark} {...form.field(path)}>
      <TextInput autoComplete={autoComplete} {...form.input(path)} />
    </Field>
  );
}

export function CountField<In extends FieldValues>({ form, path, label }: Asked<In>) {
  return (
    <Field label={label} {...form.field(path)}>
      <TextInput inputMode="numeric" autoComplete="off" maxLength={2} {...form.input(path)} />
    </Field>
  );
}

/** Boxes to tick, none or several. */
export function SeveralField<In extends FieldValues, Choice extends string>({
  form,
  path,
  label,
  choices,
  textOf,
}: Asked<In> & Choices<Choice>) {
  const { id, error } = form.field(path);
  const chosen = (form.methods.watch(path) as readonly string[] | undefined) ?? [];
  const toggle = (choice: Choice) => {
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    form.methods.setValue(path, next as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {choices.map((choice, at) => (
          <CheckboxInput
            key={choice}
            id={at === 0 ? id : undefined}
            label={textOf(choice)}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
