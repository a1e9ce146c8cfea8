/** The place of what was seen last on the home page: it is there from the first paint, because the first script knows whether anything was seen, so that nothing jumps. */
import { lazy, Suspense } from "react";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";

const RecentSection = lazy(() => afterFirstLoad.then(() => import("./recent-section.tsx")));

export function RecentPlace() {
  const isHydrated = useHydrated();
  return (
    <div className="hidden min-h-36 in-data-recent:block">
      {isHydrated && "recent" in document.documentElement.dataset && (
        <Suspense>
          <RecentSection />
        </Suspense>
      )}
    </div>
  );
}
