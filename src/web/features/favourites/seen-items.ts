/** The items whose pages were open in this browser, the last first: nobody else knows of them, and logging out forgets them. */
import { useMemo, useSyncExternalStore } from "react";
import { ownPath } from "#contract/own-path.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { SEEN_KEY } from "#web/platform/browser/theme.ts";
import type { SeenItem } from "./seen-item.ts";

const MOST = 20;
const CHANGED = "viprasetu:seen";

export function rememberSeen(item: SeenItem): void {
  const others = itemsOf(inBrowser.read(SEEN_KEY)).filter(({ id }) => id !== item.id);
  inBrowser.write(SEEN_KEY, JSON.stringify([item, ...others].slice(0, MOST)));
  tell(true);
}

/** On a shared device nothing of this reader stays. */
export function forgetSeen(): void {
  inBrowser.forget(SEEN_KEY);
  tell(false);
}

/** None on the server and until the page is hydrated. */
export function useSeenItems(): SeenItem[] {
  const text = useSyncExternalStore(
    subscribe,
    () => inBrowser.read(SEEN_KEY),
    () => null,
  );
  return useMemo(() => itemsOf(text), [text]);
}

/** The mark keeps their place on the home page free, as the first script does. */
function tell(some: boolean): void {
  document.documentElement.toggleAttribute("data-seen", some);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function itemsOf(text: string | null): SeenItem[] {
  try {
    const items = JSON.parse(text ?? "[]") as SeenItem[];
    return items.filter(({ id, name, path }) => id && name && ownPath(path) !== undefined).slice(0, MOST);
  } catch {
    return [];
  }
}
