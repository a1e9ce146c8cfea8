/** All states and union territories, by name. */
import { useEffect, useState } from "react";
import { places, type StateView } from "#contract/places.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";

/** Empty while they are on their way. */
export function useStates(): StateView[] {
  const sayFailure = useFailureToast();
  const [states, setStates] = useState<StateView[]>([]);
  useEffect(() => {
    call(places.fetchAllStates, {}).then((payload) => setStates(payload.states), sayFailure);
  }, [sayFailure]);
  return states;
}
