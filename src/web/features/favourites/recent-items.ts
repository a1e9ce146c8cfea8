/** The items whose pages were open in this browser, the last first: nobody else knows of them, and logging out forgets them. */
import { useMemo, useSyncExternalStore } from "react";
import { ownPath } from "#contract/own-path.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { RECENT_KEY } from "#web/platform/browser/theme.ts";
import type { RecentItem } from "./recent-item.ts";

const MOST = 20;
const CHANGED = "viprasetu:recent";

export function rememberRecent(item: RecentItem): void {
  const others = itemsOf(inBrowser.read(RECENT_KEY)).filter(({ id }) => id !== item.id);
  inBrowser.write(RECENT_KEY, JSON.stringify([item, ...others].slice(0, MOST)));
  tell(true);
}

/** On a shared device nothing of this reader stays. */
export function forgetRecent(): void {
  inBrowser.forget(RECENT_KEY);
  tell(false);
}

/** None on the server and until the page is hydrated. */
export function useRecentItems(): RecentItem[] {
  const text = useSyncExternalStore(
    subscribe,
    () => inBrowser.read(RECENT_KEY),
    () => null,
  );
  return useMemo(() => itemsOf(text), [text]);
}

/** The mark keeps their place on the home page free, as the first script does. */
function tell(some: boolean): void {
  document.documentElement.toggleAttribute("data-recent", some);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function itemsOf(text: string | null): RecentItem[] {
  try {
    const items = JSON.parse(text ?? "[]") as RecentItem[];
    return items.filter(({ id, name, path }) => id && name && ownPath(path) !== undefined).slice(0, MOST);
  } catch {
    return [];
  }
}
