/** Header with the mark, language and theme, and room below: for screens without the site's or the member's menu. */
import type { ReactNode } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { Brand, useBrand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SessionCare } from "./session-care.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScreenTitle } from "./use-screen-title.ts";

export function EntryShell({ children }: { children: ReactNode }) {
  const t = useWords();
  const brand = useBrand();
  const title = useScreenTitle();
  const main = useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      {title && <title>{`${title} · ${brand}`}</title>}
      <meta name="robots" content="noindex, nofollow" />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-page items-center px-4 md:px-6">
          <Brand />
          <LanguageSwitch className="ms-auto text-sm" />
          <ThemeToggle />
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <SessionCare />
      <ToastRegion label={t("site.messages")} />
    </div>
  );
}
