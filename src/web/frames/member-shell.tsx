/** Header, menu and what floats over the member area, around whatever is shown between. */
import type { ReactNode } from "react";
import { imagePath, paths } from "#contract/paths.ts";
import { Bell } from "#web/features/notifications/bell.tsx";
import { LiveNotificationsProvider } from "#web/features/notifications/live-notifications-provider.tsx";
import { ExpiryBanner } from "#web/features/plans/expiry-banner.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Link } from "#web/ui/link.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MemberBar, MemberSideMenu } from "./member-menu.tsx";
import { PlanBadge } from "./plan-badge.tsx";
import { SessionCare } from "./session-care.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** `children` bring their own `main` with the id 'content'. */
export function MemberShell({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <LiveNotificationsProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink to="#content">{t("site.skip")}</SkipLink>
        <MemberHeader />
        <ExpiryBanner />
        <div className="mx-auto flex w-full max-w-page flex-1 gap-8 px-4 md:px-6">
          <MemberSideMenu />
          <div className="min-w-0 flex-1 pb-(--bottom-bar)">{children}</div>
        </div>
        <MemberBar />
        <SessionCare />
        <ToastRegion label={t("site.messages")} />
      </div>
    </LiveNotificationsProvider>
  );
}

function MemberHeader() {
  const here = useHere();
  const { user, paid } = useSession();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground/95 backdrop-blur-sm print:static">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1.5 px-4 md:px-6">
        <Brand />
        <span className="ms-auto hidden items-center lg:flex print:hidden">
          <LanguageSwitch className="text-sm" />
          <ThemeToggle />
        </span>
        <span className="ms-auto flex items-center gap-1.5 lg:ms-2 print:hidden">
          <PlanBadge />
          <Bell />
          <Link
            to={here(paid ? paths.editProfile() : paths.subscriptionInfo())}
            className="-me-1 flex min-h-11 min-w-11 items-center gap-2.5 rounded-full p-1 hover:bg-sunken md:pe-3"
          >
            <Avatar name={user?.name ?? ""} size="small" src={user?.logo ? imagePath(user.logo, 160) : undefined} />
            <span className="max-w-40 truncate font-semibold max-md:sr-only">{user?.name}</span>
          </Link>
        </span>
      </div>
    </header>
  );
}
