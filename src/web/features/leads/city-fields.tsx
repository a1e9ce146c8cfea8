/** State and city of the query form: the city list depends on the state, and changing the state clears the city (section 5). */
import { useState } from "react";
import type { QueryForm } from "#contract/lead-form.ts";
import type { UserData } from "#contract/user-data.ts";
import type { MessageId } from "#messages/words.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { useStateCities } from "#web/features/places/use-state-cities.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";

interface Props {
  form: ContractForm<QueryForm>;
  user: UserData | undefined;
}

/** The form holds names, as a lead is read by a person. */
export function CityFields({ form, user }: Props) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const state = form.library.watch("state") ?? "";
  const [idOf, setIdOf] = useState({ name: user?.state ?? "", id: user?.fkStateId ?? "" });
  const fkStateId = idOf.name === state ? idOf.id : "";
  const { states, cities } = useStateCities(fkStateId, sayFailure);
  const wanted = states.find((one) => one.state === state);
  if (wanted && wanted._id !== fkStateId) setIdOf({ name: state, id: wanted._id });

  const stateInput = form.input("state");
  const city = form.library.watch("city");
  return (
    <>
      <Field label={t("leads.query.state")} required {...form.field("state")}>
        <SelectInput
          autoComplete="address-level1"
          {...stateInput}
          value={state}
          onChange={(event) => {
            form.library.setValue("city", "");
            return stateInput.onChange(event);
          }}
        >
          <option value="">{t("leads.query.choose-state")}</option>
          {state && !wanted && <option value={state}>{state}</option>}
          {states.map((one) => (
            <option key={one._id} value={one.state}>
              {stateName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("leads.query.city")} required {...form.field("city")}>
        <SelectInput autoComplete="address-level2" {...form.input("city")} value={city} disabled={!state}>
          <option value="">{t(hintFor(state, cities !== undefined))}</option>
          {city && !cities?.some((one) => one.city === city) && <option value={city}>{city}</option>}
          {cities?.map((one) => (
            <option key={one._id} value={one.city}>
              {cityName(one, language)}
              {one.district && one.district !== one.city ? ` (${one.district})` : ""}
            </option>
          ))}
        </SelectInput>
      </Field>
    </>
  );
}

function hintFor(state: string, areHere: boolean): MessageId {
  if (!state) return "leads.query.state-first";
  return areHere ? "leads.query.choose-city" : "leads.query.loading";
}
