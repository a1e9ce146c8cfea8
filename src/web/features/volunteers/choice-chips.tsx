/** Several short choices of a form as chips that are ticked. */
import { Check } from "lucide-react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { FieldError } from "#web/ui/field.tsx";

interface Props<In extends FieldValues, Choice extends string> {
  form: ContractForm<In>;
  path: Path<In>;
  label: string;
  hint?: string;
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
}

/** Boxes to tick for whoever does not see them. */
export function ChoiceChips<In extends FieldValues, Choice extends string>({
  form,
  path,
  label,
  hint,
  choices,
  textOf,
}: Props<In, Choice>) {
  const { id, error } = form.field(path);
  const chosen = (form.methods.watch(path) as readonly string[] | undefined) ?? [];
  const toggle = (choice: Choice) => {
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
    form.methods.setValue(path, next as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true });
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice, at) => (
          <label
            key={choice}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-control bg-card px-3 text-sm hover:border-ink sm:px-4 sm:text-base has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              id={at === 0 ? id : undefined}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            <Check aria-hidden="true" className="hidden size-4 shrink-0 peer-checked:block" />
            {textOf(choice)}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
