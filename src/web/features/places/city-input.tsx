/** The city of a chosen state as one control of a form: its first letters lead to it, by name in either script. */
import { useEffect, useState } from "react";
import { fold } from "#base/fold.ts";
import type { CityView } from "#contract/places.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { cityName } from "./place-name.ts";
import { type PlaceValue, useChosenCity, valueOfCity } from "./use-chosen-city.ts";
import { usePlaceSearch } from "./use-place-search.ts";

interface Props {
  /** Of the state; empty while none is chosen. */
  fkStateId: string;
  /** The city's value, or what was typed as long as no city has been recognised in it. */
  value: string;
  by: PlaceValue;
  onType: (text: string) => void;
  onChoose: (value: string) => void;
  onBlur: () => void;
}

/** A name that was typed whole counts as picked once the control is left. */
export function CityInput({ fkStateId, value, by, onType, onChoose, onBlur }: Props) {
  const t = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { city, remember } = useChosenCity(value, by);
  const isKey = by === "key" && /^\d+$/.test(value);
  const typed = city || isKey ? "" : value;
  const { cities, state } = usePlaceSearch(fkStateId && (open || typed) ? typed : undefined, fkStateId);
  const choose = (picked: CityView | undefined) => {
    if (!picked) return;
    remember(picked);
    onChoose(valueOfCity(picked, by));
  };
  const meant = open || state !== "ready" || !typed ? undefined : onlyOneNamed(typed, cities);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a city is recognised once for what was typed
  useEffect(() => choose(meant), [meant]);
  return (
    <Combobox
      value={city ? cityName(city, language) : typed}
      onType={(text) => onType(text.replace(/\d/g, ""))}
      suggestions={cities.map((one) => ({
        id: one._id,
        name: cityName(one, language),
        detail: one.district && one.district !== one.city ? one.district : undefined,
      }))}
      onPick={(at) => choose(cities[at])}
      open={open}
      onOpen={setOpen}
      takesFirst={typed !== ""}
      listLabel={t("places.suggested")}
      note={noteOf(state, cities.length)}
      count={t("places.found", { n: cities.length })}
      placeholder={t(fkStateId ? (isKey && !city ? "ui.loading" : "places.city-hint") : "places.state-first")}
      disabled={!fkStateId}
      onBlur={onBlur}
      autoComplete="address-level2"
      maxLength={60}
    />
  );

  function noteOf(search: typeof state, found: number): string | undefined {
    if (search === "failed") return t("places.failed");
    if (search === "waiting") return t("ui.loading");
    return found === 0 ? t("places.none") : undefined;
  }
}

function onlyOneNamed(typed: string, cities: CityView[]): CityView | undefined {
  const name = fold(typed);
  const named = cities.filter(({ city, cityHi }) => fold(city) === name || (cityHi && fold(cityHi) === name));
  return named.length === 1 ? named[0] : undefined;
}
