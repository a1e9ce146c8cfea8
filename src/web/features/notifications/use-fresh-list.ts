/** Keeps an open list of notifications in step with the server, whoever changed it: another tab, another device, this one. */
import { useEffect, useRef } from "react";
import type { NotificationView } from "#contract/notifications.ts";
import type { MorePages, Page } from "#web/platform/paging/use-more-pages.ts";
import { useChanges } from "./live-notifications-provider.tsx";

type Read = (cursor?: string) => Promise<{ notifications: NotificationView[]; nextCursor: string | null }>;

/** Changes come in bursts. */
const SETTLED_MS = 300;
/** So often, and with this pause, what could not be read is read again. */
const TRIES = 5;
const AGAIN_MS = 4000;

/** Reads as much as is shown again, soon after a change; `isBusy` while a change of this tab is being sent, which the reading would undo for a moment. */
export function useFreshList(pages: MorePages<NotificationView>, read: Read, isBusy: () => boolean): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  const follow = (tries = TRIES, afterMs = SETTLED_MS) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(tries), afterMs);
  };
  const mustWait = () => isBusy() || latest.current.busy;
  const refresh = async (tries: number) => {
    if (mustWait()) return follow();
    const fresh = await readAtLeast(latest.current.items.length, read).catch(() => undefined);
    if (mustWait()) return follow();
    if (fresh) latest.current.renew(fresh);
    else if (tries > 1) follow(tries - 1, AGAIN_MS);
  };
  useChanges(follow);
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Page after page; the list may have become shorter. */
async function readAtLeast(count: number, read: Read): Promise<Page<NotificationView>> {
  let page = await read();
  const items = [...page.notifications];
  while (page.nextCursor && items.length < count) {
    page = await read(page.nextCursor);
    items.push(...page.notifications);
  }
  return { items, nextCursor: page.nextCursor };
}
