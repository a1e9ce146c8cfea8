/** Opens the way to a business in a maps service; its whole view, which tells where exactly it is, is asked for only then. */
import { type ContactTarget, useContact } from "#web/features/directory/contact.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";

export function useDirections(): (target: ContactTarget) => Promise<void> {
  const contact = useContact();
  const sayFailure = useFailureToast();
  return async (target) => {
    // Within the press, because a browser blocks a tab that opens later.
    const tab = window.open("about:blank", "_blank");
    if (tab) tab.opener = null;
    try {
      const { findPosition } = await import("./map-calls.ts");
      const { lat, lng } = await findPosition(target.id);
      if (tab) tab.location.href = `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
      contact.record(target, "directions");
    } catch (error) {
      tab?.close();
      sayFailure(error);
    }
  };
}
