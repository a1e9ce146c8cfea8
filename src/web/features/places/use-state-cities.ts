/** The states, and the cities of the chosen one; a reply for a state that is no longer chosen is dropped. */
import { useEffect, useState } from "react";
import { type CityView, locations, type StateView } from "#contract/locations.ts";
import { call } from "#web/platform/call.ts";

/** More than the state with most cities has. */
const ALL = 1200;

/** `cities` is undefined while they are on their way; `fkStateId` is empty while no state is chosen. */
export function useStateCities(
  fkStateId: string,
  onFailure: (error: unknown) => void,
): { states: StateView[]; cities: CityView[] | undefined } {
  const [states, setStates] = useState<StateView[]>([]);
  const [answer, setAnswer] = useState<{ of: string; cities: CityView[] }>();
  useEffect(() => {
    call(locations.fetchAllStates, {}).then((payload) => setStates(payload.states), onFailure);
  }, [onFailure]);
  useEffect(() => {
    if (!fkStateId) return;
    const stop = new AbortController();
    call(locations.fetchAllCitiesViaState, { fkStateId, limit: ALL }, { signal: stop.signal }).then(
      ({ cities }) => {
        if (!stop.signal.aborted) setAnswer({ of: fkStateId, cities: cities.toSorted(byName) });
      },
      (error) => {
        if (!stop.signal.aborted) onFailure(error);
      },
    );
    return () => stop.abort();
  }, [fkStateId, onFailure]);
  return { states, cities: answer?.of === fkStateId ? answer.cities : undefined };
}

function byName(a: CityView, b: CityView): number {
  return a.city.localeCompare(b.city, "en");
}
