/** The frame of public screens; errors of a screen appear inside it, so that the way on stays in sight. */
import { Outlet } from "react-router";
import { ResultsMemory } from "#web/platform/results-memory.tsx";
import { RouteErrorScreen } from "./error-screens.tsx";
import { SiteShell } from "./site-shell.tsx";

export default function SiteFrame() {
  return (
    <SiteShell>
      <ResultsMemory>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ResultsMemory>
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
