/** A new PIN, with its rules told before it is typed. */
import type { FieldValues, Path } from "react-hook-form";
import * as z from "zod/mini";
import { isWeakPin, type PinOwner } from "#contract/pin-rules.ts";
import { pin } from "#contract/secret-fields.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";

/** A PIN that its owner's data do not give away; the server checks the same. */
export function safePin(owner: PinOwner) {
  return pin().check(z.refine((value) => !isWeakPin(value, owner), "field.pin.weak"));
}

/** A form of nothing but a new PIN. */
export function newPinStep(owner: PinOwner) {
  return z.strictObject({ pin: safePin(owner) });
}

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
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
