/** All states and union territories, by name. */
import { useEffect, useState } from "react";
import { locations, type StateView } from "#contract/locations.ts";
import { call } from "#web/platform/call.ts";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";

/** Empty while they are on their way. */
export function useStates(): StateView[] {
  const sayFailure = useFailureToast();
  const [states, setStates] = useState<StateView[]>([]);
  useEffect(() => {
    call(locations.fetchAllStates, {}).then((payload) => setStates(payload.states), sayFailure);
  }, [sayFailure]);
  return states;
}
