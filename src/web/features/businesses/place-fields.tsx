/** State and, by it, city; changing the state clears the city, changing the city forgets the position in it. */
import type { PrefilledBusiness } from "#contract/business-form.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { useStateCities } from "#web/features/places/use-state-cities.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import type { Part2 } from "./business-forms.ts";

/** What the form starts with, so that its names stand before the lists are here. */
export type StartPlace = Pick<PrefilledBusiness, "fkStateId" | "fkCityId" | "state" | "stateHi" | "city" | "cityHi">;

interface Props {
  form: ContractForm<Part2>;
  start: StartPlace | undefined;
}

export function PlaceFields({ form, start }: Props) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const stateId = form.library.watch("fkStateId") ?? "";
  const cityId = String(form.library.watch("fkCityId") ?? "");
  const { states, cities } = useStateCities(stateId, sayFailure);
  const stateInput = form.input("fkStateId");
  const cityInput = form.input("fkCityId");
  const startState = start?.fkStateId === stateId ? start : undefined;
  const startCity = start?.fkCityId === cityId ? start : undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t("label.state")} required {...form.field("fkStateId")}>
        <SelectInput
          autoComplete="address-level1"
          {...stateInput}
          value={stateId}
          onChange={(event) => {
            form.library.setValue("fkCityId", "");
            form.library.setValue("businessLocation", undefined);
            return stateInput.onChange(event);
          }}
        >
          <option value="">{t("businesses.choose.state")}</option>
          {stateId && !states.some(({ _id }) => _id === stateId) && (
            <option value={stateId}>{startState ? stateName(startState, language) : t("ui.loading")}</option>
          )}
          {states.map((state) => (
            <option key={state._id} value={state._id}>
              {stateName(state, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("label.city")} required {...form.field("fkCityId")}>
        <SelectInput
          autoComplete="address-level2"
          {...cityInput}
          value={cityId}
          disabled={!stateId}
          onChange={(event) => {
            form.library.setValue("businessLocation", undefined);
            return cityInput.onChange(event);
          }}
        >
          <option value="">{t(hintFor(stateId, cities !== undefined))}</option>
          {cityId && !cities?.some(({ _id }) => _id === cityId) && (
            <option value={cityId}>{startCity ? cityName(startCity, language) : t("ui.loading")}</option>
          )}
          {cities?.map((city) => (
            <option key={city._id} value={city._id}>
              {cityName(city, language)}
              {city.district && city.district !== city.city ? ` (${city.district})` : ""}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

function hintFor(stateId: string, areHere: boolean) {
  if (!stateId) return "businesses.state-first";
  return areHere ? "businesses.choose.city" : "ui.loading";
}
