/** State and city as two fields of a form: the cities follow the state, and another state clears the city (section 5). */
import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { places, type StateView } from "#contract/places.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { CityInput } from "./city-input.tsx";
import { stateName } from "./place-name.ts";
import type { PlaceValue } from "./use-chosen-city.ts";

interface Props<In extends FieldValues> {
  form: ContractForm<In>;
  /** The form's fields of state and city. */
  state: Path<In>;
  city: Path<In>;
  /** What the form holds of both. */
  by?: PlaceValue;
  required?: boolean;
  /** Another place is chosen than before. */
  onChange?: () => void;
}

export function PlaceFields<In extends FieldValues>({ form, state, city, by = "key", required, onChange }: Props<In>) {
  const t = useWords();
  const language = useLanguage();
  const states = useStates();
  const stateValue = String(form.methods.watch(state) ?? "");
  const valueOfState = (one: (typeof states)[number]) => (by === "key" ? one._id : one.state);
  const chosen = states.find((one) => valueOfState(one) === stateValue);
  const stateInput = form.input(state);
  const optionalMark = t("ui.optional");
  const setCity = (value: string, options: { shouldValidate?: boolean } = {}) => {
    form.methods.setValue(city, value as PathValue<In, Path<In>>, { shouldDirty: true, ...options });
    onChange?.();
  };
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={t("label.state")} required={required} optionalMark={optionalMark} {...form.field(state)}>
        <SelectInput
          autoComplete="address-level1"
          {...stateInput}
          value={stateValue}
          onChange={async (event) => {
            const wasWrong = form.field(city).error !== undefined;
            setCity("");
            await stateInput.onChange(event);
            if (wasWrong) await form.methods.trigger(city);
          }}
        >
          <option value="">{t("places.choose-state")}</option>
          {stateValue && !chosen && <option value={stateValue}>{by === "name" ? stateValue : t("ui.loading")}</option>}
          {states.map((one) => (
            <option key={one._id} value={valueOfState(one)}>
              {stateName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("label.city")} required={required} optionalMark={optionalMark} {...form.field(city)}>
        <CityInput
          fkStateId={by === "key" ? stateValue : (chosen?._id ?? "")}
          value={String(form.methods.watch(city) ?? "")}
          by={by}
          onType={(text) => setCity(text, { shouldValidate: form.field(city).error !== undefined })}
          onChoose={(value) => setCity(value, { shouldValidate: true })}
          onBlur={() => form.leave(city)}
        />
      </Field>
    </div>
  );
}

/** All states and union territories, by name; empty while they are on their way. */
function useStates(): StateView[] {
  const sayFailure = useFailureToast();
  const [states, setStates] = useState<StateView[]>([]);
  useEffect(() => {
    call(places.fetchAllStates, {}).then((payload) => setStates(payload.states), sayFailure);
  }, [sayFailure]);
  return states;
}
