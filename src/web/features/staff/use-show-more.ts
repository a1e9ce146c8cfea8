/** Fetches a further page at the press of a button: one at a time, and a failure is said while the button stays. */
import { useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";

export function useShowMore(fetchNext: () => Promise<void>): { busy: boolean; showMore: () => void } {
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const showMore = async () => {
    if (busy) return;
    setBusy(true);
    await fetchNext().catch(sayFailure);
    setBusy(false);
  };
  return { busy, showMore: () => void showMore() };
}
