/** What one tab knows of its member's notifications, for every component that shows it. */
import type { NotificationView, StreamEvent } from "#contract/notifications.ts";

export interface LiveStore {
  /** Undefined until the first news. */
  total: () => number | undefined;
  hear: (news: StreamEvent) => void;
  /** The count from the answer to a change made here; the stream brings the same a moment later. */
  setTotal: (total: number) => void;
  onTotal: (listener: () => void) => () => void;
  onNew: (listener: (notification: NotificationView) => void) => () => void;
  /** Every news says that something changed, in this tab or elsewhere; the first too, because what is shown was read before it. */
  onChange: (listener: () => void) => () => void;
}

export function createLiveStore(): LiveStore {
  let total: number | undefined;
  const totals = new Set<() => void>();
  const arrivals = new Set<(notification: NotificationView) => void>();
  const changes = new Set<() => void>();
  const setTotal = (next: number) => {
    if (next === total) return;
    total = next;
    for (const listener of totals) listener();
  };
  return {
    total: () => total,
    hear(news) {
      setTotal(news.total);
      if (news.notification) for (const listener of arrivals) listener(news.notification);
      for (const listener of changes) listener();
    },
    setTotal,
    onTotal: (listener) => joined(totals, listener),
    onNew: (listener) => joined(arrivals, listener),
    onChange: (listener) => joined(changes, listener),
  };
}

function joined<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
