/** The form of every report: a reason from a list and what was seen. */
import type { FieldValues, Path } from "react-hook-form";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import type { ContractForm as FormOf } from "#web/platform/forms/use-contract-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

interface Props<In extends FieldValues> {
  form: FormOf<In>;
  /** Value and text of each. */
  reasons: Array<readonly [reason: string, text: string]>;
  intro: string;
  labels: { reason: string; choose: string; text: string; send: string };
}

export function ReportForm<In extends { reason: unknown; text: unknown }>({ form, reasons, intro, labels }: Props<In>) {
  const [reason, text] = ["reason", "text"] as Array<Path<In>> as [Path<In>, Path<In>];
  return (
    <ContractForm form={form} className="grid gap-4">
      <p className="text-ink-soft">{intro}</p>
      <Field label={labels.reason} required {...form.field(reason)}>
        <SelectInput {...form.input(reason)}>
          <option value="">{labels.choose}</option>
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={labels.text} required {...form.field(text)}>
        <TextArea rows={4} limit={500} {...form.input(text)} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
        {labels.send}
      </Button>
    </ContractForm>
  );
}
