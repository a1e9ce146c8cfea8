/** Header, footer and what floats over public screens, around whatever is shown between. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ExpiryBanner } from "#web/features/plans/expiry-banner.tsx";
import { hasNotes } from "#web/platform/browser/screen-notes.ts";
import { markMember } from "#web/platform/browser/theme.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { clearDeadSession } from "#web/platform/stored-session/stored-session.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { DownloadButton } from "./download-button.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

// A visitor needs neither the watch over a session nor what it brings along.
const SessionCare = lazy(async () => ({ default: (await import("./session-care.tsx")).SessionCare }));

/** `children` bring their own `main` with the id 'content'. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useWords();
  const { known, user } = useSession();
  const signedIn = Boolean(user);
  const [careNeeded, setCareNeeded] = useState(false);
  useEffect(() => {
    if (known && !signedIn) clearDeadSession();
    if (known) markMember(signedIn);
    if (signedIn || hasNotes()) setCareNeeded(true);
  }, [known, signedIn]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#content">{t("site.skip")}</SkipLink>
      <SiteHeader />
      <div className="flex-1">{children}</div>
      <SiteFooter />
      <ExpiryBanner floats />
      <DownloadButton />
      {careNeeded && (
        <Suspense>
          <SessionCare />
        </Suspense>
      )}
      <ToastRegion label={t("site.messages")} />
    </div>
  );
}
