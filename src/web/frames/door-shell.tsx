/** Header with the mark, language and theme, and room below: for screens without the site's or the member's menu. */
import type { ReactNode } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SessionCare } from "./session-care.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** `children` bring their own `main`: the screen in a DoorMain, or an error screen. */
export function DoorShell({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-page items-center px-4 md:px-6">
          <Brand />
          <LanguageSwitch className="ms-auto text-sm" />
          <ThemeToggle />
        </div>
      </header>
      {children}
      <SessionCare />
      <ToastRegion label={t("site.messages")} />
    </div>
  );
}
