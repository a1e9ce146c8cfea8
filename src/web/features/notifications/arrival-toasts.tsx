/** Says politely, in the tab that is being looked at, what has just arrived. */
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { useArrivals } from "./live-notifications-provider.tsx";
import { noticeText } from "./notice-text.ts";

/** Deeds of one's own, which the screen has confirmed already. */
const OWN_DEEDS = new Set(["notice.own", "notice.listing.public", "notice.listing.private"]);

export function ArrivalToasts() {
  const t = useWords();
  const toasts = useToasts();
  useArrivals((notification) => {
    if (document.visibilityState !== "visible" || OWN_DEEDS.has(notification.payload.key)) return;
    toasts.show({ tone: "info", text: noticeText(notification, t) });
  });
  return null;
}
