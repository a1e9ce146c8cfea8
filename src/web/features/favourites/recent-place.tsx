/** The place of what was seen last on the home page: it is there from the first paint, because the first script knows whether anything was seen, so that nothing jumps. */
import { Suspense } from "react";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";

const RecentSection = latePart(() => import("./recent-section.tsx"));

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
