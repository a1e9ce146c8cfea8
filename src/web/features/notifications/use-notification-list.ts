/** The list of notifications with its deeds: reading shows at once and is taken back when it failed, deleting waits for the server. */
import { type NotificationView, notifications } from "#contract/notifications.ts";
import { call } from "#web/platform/call.ts";
import { type MorePages, type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";
import { useArrivals, useUnread } from "./live-notifications-provider.tsx";

export async function fetchNotifications(cursor?: string): Promise<Page<NotificationView>> {
  const { notifications: items, nextCursor } = await call(notifications.fetchAll, { cursor });
  return { items, nextCursor };
}

export interface NotificationList {
  pages: MorePages<NotificationView>;
  unread: number | undefined;
  read: (id: string) => void;
  readAll: () => void;
  remove: (id: string) => Promise<void>;
  removeAll: () => Promise<void>;
}

/** What arrives meanwhile stands on top; `first` is the loader's own page. */
export function useNotificationList(first: Page<NotificationView>): NotificationList {
  const pages = useMorePages(first, fetchNotifications);
  const { total: unread, setTotal } = useUnread();
  const sayFailure = useFailureToast();
  useArrivals((fresh) => pages.change((items) => [fresh, ...items.filter(({ _id }) => _id !== fresh._id)]));

  const showRead = (ids: Set<string>, isRead: boolean) =>
    pages.change((items) => items.map((one) => (ids.has(one._id) ? { ...one, isRead } : one)));
  const settle = async (ids: Set<string>, answer: Promise<{ total: number }>) => {
    showRead(ids, true);
    try {
      setTotal((await answer).total);
    } catch (error) {
      showRead(ids, false);
      sayFailure(error);
    }
  };
  const remove = async (answer: Promise<{ total: number }>, isGone: (id: string) => boolean) => {
    try {
      setTotal((await answer).total);
      pages.change((items) => items.filter(({ _id }) => !isGone(_id)));
    } catch (error) {
      sayFailure(error);
    }
  };
  return {
    pages,
    unread,
    read: (id) => void settle(new Set([id]), call(notifications.markAsRead, { id })),
    readAll: () => {
      const open = pages.items.filter(({ isRead }) => !isRead).map(({ _id }) => _id);
      void settle(new Set(open), call(notifications.markAllAsRead, {}));
    },
    remove: (id) => remove(call(notifications.delete, { id }), (one) => one === id),
    removeAll: () => remove(call(notifications.deleteAll, {}), () => true),
  };
}
