/** The postal code of an address, as a field of a form. */
import type { FieldValues, Path } from "react-hook-form";
import { toLatinDigits } from "#base/digits.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CleanedInput } from "#web/ui/cleaned-input.tsx";
import { Field } from "#web/ui/field.tsx";

/** Room for the space that people write in the middle. */
const WRITTEN = 7;

export function PinCodeField<In extends FieldValues & { pinCode?: string }>({ form }: { form: ContractForm<In> }) {
  const t = useWords();
  const name = "pinCode" as Path<In>;
  return (
    <Field label={t("places.pin-code")} optionalMark={t("ui.optional")} {...form.field(name)}>
      <CleanedInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={WRITTEN}
        clean={toLatinDigits}
        className="max-w-48"
        {...form.input(name)}
      />
    </Field>
  );
}
