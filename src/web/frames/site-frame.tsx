/** The frame of public screens; errors of a screen appear inside it, so that the navigation stays. */
import { Suspense } from "react";
import { Outlet } from "react-router";
import { ContactProvider } from "#web/features/leads/contact-provider.tsx";
import { ResultsMemory } from "#web/platform/browser/results-memory.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { SiteShell } from "./site-shell.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

export default function SiteFrame() {
  const main = useFocusOnNavigation();
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

export function ErrorBoundary() {
  return (
    <SiteShell>
      <RouteErrorScreen />
    </SiteShell>
  );
}
