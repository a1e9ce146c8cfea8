/** The list of notifications with what can be done to them: reading shows at once and is undone on failure; deleting waits for the server. */
import { useRef } from "react";
import type { PayloadOf } from "#contract/endpoint.ts";
import { type NotificationView, notifications } from "#contract/notifications.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { type MorePages, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useArrivals, useUnread } from "./live-notifications-provider.tsx";
import { useFreshList } from "./use-fresh-list.ts";

type NotificationPage = PayloadOf<typeof notifications.fetchAll>;

export function fetchNotifications(cursor?: string, options?: CallOptions): Promise<NotificationPage> {
  return call(notifications.fetchAll, { cursor }, options);
}

export interface NotificationList {
  pages: MorePages<NotificationView>;
  unread: number | undefined;
  read: (id: string) => void;
  readAll: () => void;
  remove: (id: string) => Promise<void>;
  removeAll: () => Promise<void>;
}

/** What arrives meanwhile stands on top, and what changes elsewhere changes here; `first` is the loader's own page, `from` its cursor. */
export function useNotificationList(first: NotificationPage, from: string | undefined): NotificationList {
  const pages = useMorePages(
    first,
    (page) => page.notifications,
    (cursor) => fetchNotifications(cursor),
  );
  const { total: unread, setTotal } = useUnread();
  const sayFailure = useFailureToast();
  const underWay = useRef(0);
  useArrivals((fresh) => pages.change((items) => [fresh, ...items.filter(({ _id }) => _id !== fresh._id)]));
  useFreshList(
    pages,
    (cursor = from) => fetchNotifications(cursor, { background: true, retries: 0 }),
    () => underWay.current > 0,
  );

  const showRead = (ids: Set<string>, isRead: boolean) =>
    pages.change((items) => items.map((one) => (ids.has(one._id) ? { ...one, isRead } : one)));
  const drop = (isMeant: (id: string) => boolean) => pages.change((items) => items.filter(({ _id }) => !isMeant(_id)));
  /** True when it is done; what another tab or device has deleted already goes without a word. */
  const carryOut = async (answer: Promise<{ total: number }>, isMeant: (id: string) => boolean): Promise<boolean> => {
    underWay.current += 1;
    try {
      setTotal((await answer).total);
      return true;
    } catch (error) {
      if (isGone(error)) drop(isMeant);
      else sayFailure(error);
      return false;
    } finally {
      underWay.current -= 1;
    }
  };
  const settle = async (ids: Set<string>, answer: Promise<{ total: number }>) => {
    showRead(ids, true);
    if (!(await carryOut(answer, (one) => ids.has(one)))) showRead(ids, false);
  };
  const remove = async (answer: Promise<{ total: number }>, isMeant: (id: string) => boolean) => {
    if (await carryOut(answer, isMeant)) drop(isMeant);
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

function isGone(error: unknown): boolean {
  return error instanceof CallFailure && error.code === "notification.not-found";
}
