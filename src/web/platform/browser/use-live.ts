/** Whether the page has come to life: for the few things that a served page must show and a living one shows otherwise. */
import { useSyncExternalStore } from "react";

/** False on the server and in the first rendering of a served page, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

function nothingChanges(): () => void {
  return () => undefined;
}
