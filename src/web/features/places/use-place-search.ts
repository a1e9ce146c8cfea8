/** The type-ahead of cities: asks a moment after the last key, uses the newest answer only, remembers earlier answers. */
import { useEffect, useRef, useState } from "react";
import { type CityView, places } from "#contract/places.ts";
import { call } from "#web/platform/calls/call.ts";

type PlaceSearch = { cities: CityView[]; state: "waiting" | "ready" | "failed" };

const PAUSE_MS = 150;
const WAITING: PlaceSearch = { cities: [], state: "waiting" };

/** At most ten cities for what is typed, of the state when one is given; the largest when nothing is typed. Asks nothing while `typed` is undefined. */
export function usePlaceSearch(typed: string | undefined, fkStateId?: string): PlaceSearch {
  const [search, setSearch] = useState(WAITING);
  const known = useRef(new Map<string, CityView[]>());
  const wanted = typed?.trim();
  useEffect(() => {
    if (wanted === undefined) return;
    const key = `${fkStateId ?? ""}:${wanted}`;
    const cities = known.current.get(key);
    if (cities) return setSearch({ cities, state: "ready" });
    const stop = new AbortController();
    const { signal } = stop;
    const ask = () => {
      const answer = fkStateId
        ? call(places.fetchAllCitiesViaState, { city: wanted, fkStateId }, { signal })
        : call(places.fetchCityViaState, { city: wanted }, { signal });
      answer.then(
        ({ cities }) => {
          known.current.set(key, cities);
          if (!signal.aborted) setSearch({ cities, state: "ready" });
        },
        () => {
          if (!signal.aborted) setSearch({ cities: [], state: "failed" });
        },
      );
    };
    const wait = setTimeout(ask, wanted ? PAUSE_MS : 0);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [wanted, fkStateId]);
  return search;
}
