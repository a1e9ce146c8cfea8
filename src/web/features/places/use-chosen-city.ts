/** The city that a form's value names, so that its name stands where the form holds a key. */
import { useEffect, useState } from "react";
import { type CityView, places } from "#contract/places.ts";
import { call } from "#web/platform/calls/call.ts";

/** What stands in the form for a state or a city: its key, or the English name that a person reads later. */
export type PlaceValue = "key" | "name";

export function valueOfCity(city: CityView, by: PlaceValue): string {
  return by === "key" ? city._id : city.city;
}

interface Chosen {
  /** Undefined while nothing is chosen, and while a key's city is on its way. */
  city: CityView | undefined;
  /** Saves the call for a city that was just picked. */
  remember: (city: CityView) => void;
}

export function useChosenCity(value: string, by: PlaceValue): Chosen {
  const [known, setKnown] = useState<CityView>();
  const isKnown = known !== undefined && valueOfCity(known, by) === value;
  const unknownKey = by === "key" && /^\d+$/.test(value) && !isKnown ? value : undefined;
  useEffect(() => {
    if (unknownKey === undefined) return;
    const stop = new AbortController();
    call(places.fetchCoordinatesViaCity, { city: unknownKey }, { signal: stop.signal }).then(
      ({ city }) => setKnown(city),
      () => undefined,
    );
    return () => stop.abort();
  }, [unknownKey]);
  return { city: isKnown ? known : undefined, remember: setKnown };
}
