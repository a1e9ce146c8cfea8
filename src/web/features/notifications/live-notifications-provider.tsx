/** Rendered once around the member area: gives the unread count and new notifications to everything inside, and shows in toasts what has just arrived. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { NotificationView } from "#contract/notifications.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { followNotifications } from "./live-notifications.ts";
import { createLiveStore, type LiveStore } from "./live-store.ts";
import { noticeText } from "./notice-text.ts";

const Store = createContext<LiveStore | undefined>(undefined);

export function LiveNotificationsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLiveStore);
  const memberId = useSession().user?._id;
  useEffect(() => (memberId ? followNotifications(memberId, store.hear) : undefined), [memberId, store]);
  return (
    <Store value={store}>
      {children}
      <ArrivalToasts />
    </Store>
  );
}

/** The unread count, undefined until it is known, and a way to set it from an answer. */
export function useUnread(): { total: number | undefined; setTotal: (total: number) => void } {
  const store = useLiveStore();
  const total = useSyncExternalStore(store.onTotal, store.total, () => undefined);
  return { total, setTotal: store.setTotal };
}

/** Calls back with each notification that arrives while the component is mounted. */
export function useArrivals(onNew: (notification: NotificationView) => void): void {
  const store = useLiveStore();
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });
  useEffect(() => store.onNew((notification) => latest.current(notification)), [store]);
}

/** Calls back when something changed among the notifications while the component is mounted. */
export function useChanges(onChange: () => void): void {
  const store = useLiveStore();
  const tell = useEffectEvent(onChange);
  useEffect(() => store.onChange(() => tell()), [store]);
}

function useLiveStore(): LiveStore {
  const store = useContext(Store);
  if (!store) throw new Error("LiveNotificationsProvider is missing above this component");
  return store;
}

/** What the member did here, which the screen has confirmed already. */
const OWN = new Set(["notice.own", "notice.listing.public", "notice.listing.private"]);

/** Only the tab that is looked at says it. */
function ArrivalToasts() {
  const t = useWords();
  const toasts = useToasts();
  useArrivals((notification) => {
    if (document.visibilityState !== "visible" || OWN.has(notification.payload.key)) return;
    toasts.show({ tone: "info", text: noticeText(notification, t) });
  });
  return null;
}
