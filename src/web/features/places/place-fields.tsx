/** State and city as two fields of a form: the cities follow the state, and another state clears the city (section 5). */
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { cityName, stateName } from "./place-name.ts";
import { useStateCities } from "./use-state-cities.ts";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  /** The form's fields that hold the state's two letters and the city's key. */
  state: Path<In>;
  city: Path<In>;
  required?: boolean;
}

/** Late replies for an earlier state are dropped. */
export function PlaceFields<In extends FieldValues>({ form, state, city, required }: Props<In>) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const fkStateId = String(form.library.watch(state) ?? "");
  const fkCityId = String(form.library.watch(city) ?? "");
  const { states, cities } = useStateCities(fkStateId, sayFailure);
  const stateInput = form.input(state);
  const optionalMark = t("ui.optional");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t("label.state")} required={required} optionalMark={optionalMark} {...form.field(state)}>
        <SelectInput
          autoComplete="address-level1"
          {...stateInput}
          value={fkStateId}
          onChange={(event) => {
            form.library.setValue(city, "" as PathValue<In, Path<In>>, { shouldDirty: true });
            return stateInput.onChange(event);
          }}
        >
          <option value="">{t("places.choose-state")}</option>
          {states.map((one) => (
            <option key={one._id} value={one._id}>
              {stateName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("label.city")} required={required} optionalMark={optionalMark} {...form.field(city)}>
        <SelectInput
          autoComplete="address-level2"
          {...form.input(city)}
          value={cities ? fkCityId : ""}
          disabled={!fkStateId}
        >
          <option value="">{t(hintFor(fkStateId, cities !== undefined))}</option>
          {cities?.map((one) => (
            <option key={one._id} value={one._id}>
              {cityName(one, language)}
              {one.district && one.district !== one.city ? ` (${one.district})` : ""}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

function hintFor(fkStateId: string, areHere: boolean) {
  if (!fkStateId) return "places.state-first" as const;
  return areHere ? ("places.choose-city" as const) : ("ui.loading" as const);
}
