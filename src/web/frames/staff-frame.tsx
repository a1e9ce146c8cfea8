/** The frame of the staff console: for staff sessions only, with its own short menu. */
import { LogOut } from "lucide-react";
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData, useNavigate } from "react-router";
import { auth } from "#contract/auth.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { WithRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { staffGuard, toStaffLogin } from "#web/platform/session/staff-guard.ts";
import { clearSession } from "#web/platform/stored-session/stored-session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SessionCare } from "./session-care.tsx";
import { StaffMenu } from "./staff-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { WaitingTitle } from "./waiting-title.tsx";

export const clientMiddleware = [staffGuard];

/** Whoever has a session that is not of the staff is led there too. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { language } = languageOf(new URL(request.url).pathname);
  await Promise.all([loadGroup("member", language), loadGroup("staff", language)]);
  try {
    return (await call(auth.getStaff, {})).staff;
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) throw toStaffLogin(request);
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useWords();
  return (
    <main className="min-h-dvh" aria-busy="true">
      <WaitingTitle title="staff.title" />
      <noscript>{t("site.needs-script")}</noscript>
    </main>
  );
}

export default function StaffFrame() {
  const t = useWords();
  const staff = useLoaderData<typeof clientLoader>();
  return (
    <div className="min-h-dvh">
      <SkipLink to="#content">{t("site.skip")}</SkipLink>
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
          <Brand />
          <p className="order-1 w-full text-sm text-ink-soft md:order-none md:w-auto">
            {staff.name} · {t(`staff.role.${staff.role}`)}
          </p>
          <StaffMenu role={staff.role} />
          <div className="ms-auto flex items-center gap-1">
            <LanguageSwitch />
            <ThemeToggle />
            <SignOut />
          </div>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-5xl px-4 py-6 md:py-10">
        <WithRecentCode>
          <Outlet />
        </WithRecentCode>
      </main>
      <SessionCare />
      <ToastRegion label={t("site.messages")} />
    </div>
  );
}

function SignOut() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const leave = async () => {
    await call(auth.logOut, {}, { session: "console", keepsSession: true }).catch(() => undefined);
    clearSession("console");
    navigate(here(paths.staffLogin()), { replace: true });
  };
  return (
    <IconButton label={t("staff.nav.out")} onClick={() => void leave()}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}

export { RouteErrorScreen as ErrorBoundary } from "./error-screens.tsx";
