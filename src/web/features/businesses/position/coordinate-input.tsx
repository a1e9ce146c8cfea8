/** Latitude or longitude as a number. */
import type { ReactNode } from "react";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export function CoordinateInput(props: {
  id: string;
  label: ReactNode;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}) {
  const { id, label, value, isWrong, onChange } = props;
  return (
    <Field id={id} label={label}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
