/** The postal code of an address, as a field of a form. */
import type { FieldValues, Path } from "react-hook-form";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** Room for the space that people write in the middle. */
const WRITTEN = 7;

export function PinCodeField<In extends FieldValues & { pinCode?: string }>({ form }: { form: ContractForm<In> }) {
  const t = useWords();
  const name = "pinCode" as Path<In>;
  return (
    <Field label={t("places.pin-code")} optionalMark={t("ui.optional")} {...form.field(name)}>
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={WRITTEN}
        className="max-w-48 tabular-nums"
        {...form.input(name)}
      />
    </Field>
  );
}
