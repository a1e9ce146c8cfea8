/** Whether the page is hydrated, for the few parts that the served page must show differently. */
import { useSyncExternalStore } from "react";

/** False on the server and in the first render of a served page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

function nothingChanges(): () => void {
  return () => undefined;
}
