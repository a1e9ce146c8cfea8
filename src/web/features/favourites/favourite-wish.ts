/** The item whose heart a visitor pressed on this device: it is kept once they are back within a day, signed in. */
import type { KindKey } from "#contract/kinds.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";

interface Item {
  kind: KindKey;
  id: string;
}

const KEY = "viprasetu.favourite-wish";
const DAY_MS = 86_400_000;

export function rememberFavouriteWish({ kind, id }: Item): void {
  inBrowser.write(KEY, JSON.stringify({ kind, id, until: Date.now() + DAY_MS }));
}

/** Whether this is the item; true once. */
export function takeFavouriteWish({ kind, id }: Item): boolean {
  if (!isWish({ kind, id }, inBrowser.read(KEY))) return false;
  forgetFavouriteWish();
  return true;
}

export function forgetFavouriteWish(): void {
  inBrowser.forget(KEY);
}

function isWish({ kind, id }: Item, text: string | null): boolean {
  try {
    const wish = JSON.parse(text ?? "{}") as Partial<Item & { until: number }>;
    return wish.kind === kind && wish.id === id && Number(wish.until) > Date.now();
  } catch {
    return false;
  }
}
