/** The type-ahead of cities: asks a moment after the last key, keeps the newest answer alone, remembers what was asked. */
import { useEffect, useRef, useState } from "react";
import { type CityView, locations } from "#contract/locations.ts";
import { call } from "#web/platform/call.ts";

export type PlaceSearch = { cities: CityView[]; state: "waiting" | "ready" | "failed" };

const PAUSE_MS = 150;

/** At most ten cities for what is typed; the largest when nothing is typed. */
export function usePlaceSearch(typed: string): PlaceSearch {
  const [search, setSearch] = useState<PlaceSearch>({ cities: [], state: "waiting" });
  const known = useRef(new Map<string, CityView[]>());
  const wanted = typed.trim();
  useEffect(() => {
    const cities = known.current.get(wanted);
    if (cities) return setSearch({ cities, state: "ready" });
    const stop = new AbortController();
    const wait = setTimeout(
      () =>
        call(locations.fetchCityViaState, { city: wanted }, { signal: stop.signal }).then(
          (answer) => {
            known.current.set(wanted, answer.cities);
            if (!stop.signal.aborted) setSearch({ cities: answer.cities, state: "ready" });
          },
          () => {
            if (!stop.signal.aborted) setSearch({ cities: [], state: "failed" });
          },
        ),
      wanted ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [wanted]);
  return search;
}
