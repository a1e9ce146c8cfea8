/** The item whose heart a visitor pressed in this tab: it is kept once they are back, signed in. */
import type { KindKey } from "#contract/kinds.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";

interface WantedItem {
  kind: KindKey;
  id: string;
}

const stored = tabValue<WantedItem>("viprasetu.favourite-wish");

export function rememberFavouriteWish(item: WantedItem): void {
  stored.write(item);
}

/** Whether this is the item; asked once. */
export function takeFavouriteWish({ kind, id }: WantedItem): boolean {
  const wanted = stored.read();
  if (wanted?.kind !== kind || wanted.id !== id) return false;
  stored.forget();
  return true;
}
