/** The menu of the console: what the role of whoever is signed in may open. */
import {
  BadgeCheck,
  Briefcase,
  ClipboardList,
  FileUp,
  Footprints,
  HandCoins,
  HandHeart,
  HandHelping,
  HeartHandshake,
  IndianRupee,
  ListChecks,
  MessageSquareWarning,
  MessagesSquare,
  Newspaper,
  PanelsTopLeft,
  ScrollText,
  Tag,
  UserRoundPlus,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { type StaffRole, staffMay } from "#contract/access.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { NavLink } from "#web/ui/link.tsx";

const LINKS = [
  { path: paths.staff, Icon: ClipboardList, label: "staff.nav.queue", needs: "moderator" },
  { path: paths.staffApprovals, Icon: ListChecks, label: "staff.nav.approvals", needs: "moderator" },
  { path: paths.staffNewListings, Icon: Tag, label: "staff.nav.listings", needs: "moderator" },
  { path: paths.staffMatrimony, Icon: HeartHandshake, label: "staff.nav.matrimony", needs: "moderator" },
  { path: paths.staffConsents, Icon: HandCoins, label: "staff.nav.consents", needs: "moderator" },
  { path: paths.staffChecks, Icon: BadgeCheck, label: "staff.nav.checks", needs: "moderator" },
  { path: paths.staffReviews, Icon: MessageSquareWarning, label: "staff.nav.reviews", needs: "moderator" },
  { path: paths.staffComments, Icon: MessagesSquare, label: "staff.nav.comments", needs: "moderator" },
  { path: paths.staffVisits, Icon: Footprints, label: "staff.nav.visits", needs: "moderator" },
  { path: paths.staffArticles, Icon: Newspaper, label: "staff.nav.articles", needs: "editor" },
  { path: paths.staffJobs, Icon: Briefcase, label: "staff.nav.jobs", needs: "editor" },
  { path: paths.staffSite, Icon: PanelsTopLeft, label: "staff.nav.site", needs: "editor" },
  { path: paths.staffVolunteers, Icon: HandHelping, label: "staff.nav.volunteers", needs: "moderator" },
  { path: paths.staffFeed, Icon: Newspaper, label: "staff.nav.feed", needs: "moderator" },
  { path: paths.staffGroups, Icon: UsersRound, label: "staff.nav.groups", needs: "moderator" },
  { path: paths.staffReferrals, Icon: UserRoundPlus, label: "staff.nav.referrals", needs: "moderator" },
  { path: paths.staffExemptions, Icon: HandHeart, label: "staff.nav.exemptions", needs: "treasurer" },
  { path: paths.staffPayments, Icon: IndianRupee, label: "staff.nav.payments", needs: "treasurer" },
  { path: paths.staffDonations, Icon: HandHeart, label: "staff.nav.donations", needs: "treasurer" },
  { path: paths.staffImports, Icon: FileUp, label: "staff.nav.imports", needs: "administrator" },
  { path: paths.staffLog, Icon: ScrollText, label: "staff.nav.log", needs: "staff" },
] as const;

export function StaffMenu({ role }: { role: StaffRole }) {
  const t = useWords();
  const here = useHere();
  return (
    <nav
      ref={showCurrent}
      aria-label={t("staff.title")}
      className="scroll-quiet order-last -mx-4 -my-1 flex w-[calc(100%+--spacing(8))] gap-1 px-4 py-1 md:mx-0 md:w-full md:flex-wrap md:px-0"
    >
      {LINKS.filter(({ needs }) => staffMay(role, needs)).map(({ path, Icon, label }) => (
        <StaffLink key={label} to={here(path())} icon={<Icon aria-hidden="true" />} label={t(label)} />
      ))}
    </nav>
  );
}

/** So much of what comes before stays in sight. */
const LEFT_IN_SIGHT_PX = 48;

/** On a phone the menu scrolls aside, to where the person is. */
function showCurrent(menu: HTMLElement | null) {
  const current = menu?.querySelector<HTMLElement>("[aria-current=page]");
  if (menu && current) menu.scrollLeft = current.offsetLeft - LEFT_IN_SIGHT_PX;
}

function StaffLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <NavLink
      end
      to={to}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold whitespace-nowrap text-ink-soft aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink [&>svg]:size-5"
    >
      {icon}
      {label}
    </NavLink>
  );
}
