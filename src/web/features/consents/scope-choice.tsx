/** Boxes for the scopes of a contact, in a form that asks for them or grants them. */
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { Scope } from "#contract/consent-views.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FieldError } from "#web/ui/field.tsx";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  legend: string;
  choices: readonly Scope[];
}

export function ScopeChoice<In extends FieldValues & { scopes: Scope[] }>({ form, legend, choices }: Props<In>) {
  const t = useWords();
  const name = "scopes" as Path<In>;
  const { id, error } = form.field(name);
  const chosen: readonly Scope[] = form.methods.watch(name) ?? [];
  const toggle = (scope: Scope) => {
    const next = chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope];
    form.methods.setValue(name, next as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {choices.map((scope, at) => (
          <CheckboxInput
            key={scope}
            id={at === 0 ? id : undefined}
            label={t(`consents.scope.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
