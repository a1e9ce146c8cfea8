/** What a notification says in the language of the page. */
import type { NotificationView } from "#contract/notifications.ts";
import type { Words } from "#messages/words.ts";

/** From its key and values; in the server's English where this page does not know the key. */
export function noticeText({ payload: { key, values }, notification }: NotificationView, t: Words): string {
  return t.has(key) ? t.of(key, values) : notification;
}
