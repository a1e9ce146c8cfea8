/** The pieces that the sections of an entry's form are made of. */
import type { ReactNode } from "react";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FieldError } from "#web/ui/field.tsx";
import type { EntryValues } from "./entry-form-values.ts";

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-6">
      <legend className="contents">
        <span className="block font-display text-xl font-bold text-maroon">{title}</span>
      </legend>
      {text && <p className="-mt-3 text-sm text-ink-soft">{text}</p>}
      {children}
    </fieldset>
  );
}

interface ChoicesProps<Choice extends string> {
  form: ContractForm<EntryValues>;
  name: "services" | "languages";
  label: ReactNode;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
}

/** Boxes to tick, as many as one likes. */
export function Choices<Choice extends string>({ form, name, label, choices, labelOf }: ChoicesProps<Choice>) {
  const { id, error } = form.field(name);
  const chosen: readonly string[] = (form.methods.watch(name) as string[] | undefined) ?? [];
  const toggle = (choice: Choice) => {
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    form.methods.setValue(name, next as never, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {choices.map((choice, at) => (
          <CheckboxInput
            key={choice}
            id={at === 0 ? id : undefined}
            label={labelOf(choice)}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
