/** The frame of the staff console: for staff sessions only, with its own short menu. */
import {
  ClipboardList,
  FileUp,
  Footprints,
  IndianRupee,
  LogOut,
  MessageSquareWarning,
  ScrollText,
  Tag,
} from "lucide-react";
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData, useNavigate } from "react-router";
import { staffMay } from "#contract/access.ts";
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
import { NavLink } from "#web/ui/link.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SessionCare } from "./session-care.tsx";
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

/** Everybody is offered what the role may open. */
const LINKS = [
  { path: paths.staff, Icon: ClipboardList, label: "staff.nav.queue", needs: "moderator" },
  { path: paths.staffNewListings, Icon: Tag, label: "staff.nav.listings", needs: "moderator" },
  { path: paths.staffReviews, Icon: MessageSquareWarning, label: "staff.nav.reviews", needs: "moderator" },
  { path: paths.staffVisits, Icon: Footprints, label: "staff.nav.visits", needs: "moderator" },
  { path: paths.staffPayments, Icon: IndianRupee, label: "staff.nav.payments", needs: "treasurer" },
  { path: paths.staffImports, Icon: FileUp, label: "staff.nav.imports", needs: "administrator" },
  { path: paths.staffLog, Icon: ScrollText, label: "staff.nav.log", needs: "staff" },
] as const;

export default function StaffFrame() {
  const t = useWords();
  const here = useHere();
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
          <nav aria-label={t("staff.title")} className="order-last flex w-full flex-wrap gap-1">
            {LINKS.filter(({ needs }) => staffMay(staff.role, needs)).map(({ path, Icon, label }) => (
              <StaffLink key={label} to={here(path())} icon={<Icon aria-hidden="true" />} label={t(label)} />
            ))}
          </nav>
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

function StaffLink({ to, icon, label }: { to: string; icon: React.ReactNode; label: string }) {
  return (
    <NavLink
      end
      to={to}
      className="flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-ink-soft aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink [&>svg]:size-5"
    >
      {icon}
      {label}
    </NavLink>
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
