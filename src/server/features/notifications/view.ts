/** Notifications in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { NotificationView } from "#contract/notifications.ts";
import { words } from "#server/platform/words.ts";
import type { NotificationRow } from "./queries.ts";

export function viewNotification(row: NotificationRow): NotificationView {
  return {
    _id: shortId(row.id),
    notification: words.en.of(row.key, row.parameters),
    payload: { key: row.key, values: row.parameters },
    redirect: row.redirect,
    isRead: row.read_at !== null,
    fkUserId: shortId(row.member_id),
    createdAt: row.created_at.toISOString(),
  };
}
