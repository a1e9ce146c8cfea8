/** A new PIN, with its rules told before it is typed. */
import type { FieldValues, Path } from "react-hook-form";
import type { FormControls } from "#web/platform/forms/form-controls.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";

interface Props<In extends FieldValues> {
  form: FormControls<In>;
  name: Path<In>;
  autoFocus?: boolean;
}

export function NewPinField<In extends FieldValues>({ form, name, autoFocus }: Props<In>) {
  const t = useWords();
  return (
    <Field label={t("auth.pin.new")} hint={t("auth.pin.rules")} required {...form.field(name)}>
      <PinInput autoComplete="new-password" autoFocus={autoFocus} {...form.input(name)} />
    </Field>
  );
}
