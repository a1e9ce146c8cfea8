/** Which items are the member's favourites, the same for all hearts of a page: hearts that appear together ask once. */
import { useEffect } from "react";
import type { FavouriteItem } from "#contract/favourites.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";

interface OwnItems {
  /** The member whose they are. */
  of: string;
  items: FavouriteItem[];
}

const stored = tabValue<OwnItems>("viprasetu.favourites");
const loads = new Map<string, Promise<void>>();

/** Undefined while it is no favourite, or not known to be one yet. */
export function useOwnItem(memberId: string | undefined, kind: string, id: string): FavouriteItem | undefined {
  const own = stored.use();
  useEffect(() => {
    if (memberId) void load(memberId);
  }, [memberId]);
  if (!memberId || own?.of !== memberId) return undefined;
  return own.items.find((item) => item.fkItemId === id && item.kind === kind);
}

/** After an answer that is on its way, which would undo the change. */
export async function changeOwnItems(
  memberId: string,
  change: (items: FavouriteItem[]) => FavouriteItem[],
): Promise<void> {
  await loads.get(memberId);
  const own = stored.read();
  stored.write({ of: memberId, items: change(own?.of === memberId ? own.items : []) });
}

/** On a shared device nothing of this member stays. */
export function forgetOwnItems(): void {
  stored.forget();
}

/** A heart that could not learn of it stands empty: keeping an item twice changes nothing. */
function load(memberId: string): Promise<void> {
  const loading =
    loads.get(memberId) ??
    import("./favourite-calls.ts")
      .then(({ fetchOwnItems }) => fetchOwnItems())
      .then(
        (items) => stored.write({ of: memberId, items }),
        () => undefined,
      )
      .finally(() => loads.delete(memberId));
  loads.set(memberId, loading);
  return loading;
}
