/** The frame of public screens; errors of a screen appear inside it, so that the way on stays in sight. */
import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { ContactProvider } from "#web/features/leads/contact.tsx";
import { ResultsMemory } from "#web/platform/results-memory.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { SiteShell } from "./site-shell.tsx";

export default function SiteFrame() {
  const main = useFocusOnArrival();
  return (
    <SiteShell>
      <ContactProvider>
        <ResultsMemory>
          <main id="content" tabIndex={-1} ref={main}>
            {/* What differs from the served page is drawn anew within this boundary; at the document's root the policy on scripts would forbid it. */}
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        </ResultsMemory>
      </ContactProvider>
    </SiteShell>
  );
}

/** Reading goes on at the screen that was opened, not at the link that is gone; the scroll position is the router's. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <RouteErrorScreen />
    </SiteShell>
  );
}
