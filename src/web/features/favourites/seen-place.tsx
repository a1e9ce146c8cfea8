/** The place of what was seen last on the home page: it is there from the first paint, because the first script knows whether anything was seen, so that nothing jumps. */
import { lazy, Suspense } from "react";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";

const RecentlySeen = lazy(() => afterFirstLoad.then(() => import("./recently-seen.tsx")));

export function SeenPlace() {
  const isHydrated = useHydrated();
  return (
    <div className="hidden min-h-36 in-data-seen:block">
      {isHydrated && "seen" in document.documentElement.dataset && (
        <Suspense>
          <RecentlySeen />
        </Suspense>
      )}
    </div>
  );
}
