/** The place of sharing and keeping an item beside its name: the buttons come after the first load, because a button that is seen must do something when it is pressed. */
import { Suspense } from "react";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";
import type { RecentItem } from "./recent-item.ts";

const ItemActions = latePart(() => import("./item-actions.tsx"));

export function ServedActions(item: RecentItem) {
  const isHydrated = useHydrated();
  return (
    <span className="h-11 w-24 shrink-0">
      {isHydrated && (
        <Suspense>
          <ItemActions {...item} />
        </Suspense>
      )}
    </span>
  );
}
