/** The bell with the number of unread notifications, as a link to them. */
import { Bell as BellIcon } from "lucide-react";
import { BADGE_CAP } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Link } from "#web/ui/link.tsx";
import { useUnread } from "./live-notifications-provider.tsx";

/** Follows the live count. Without a running plan it leads to what a member may see then, where the waiting leads are told. */
export function Bell() {
  const t = useWords();
  const here = useHere();
  const { total: unread } = useUnread();
  const { paid } = useSession();
  return (
    <Link
      to={here(paid ? paths.notifications() : paths.subscriptionInfo())}
      aria-label={unread ? t("members.bell.unread", { n: unread }) : t("site.notifications")}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
    >
      <BellIcon aria-hidden="true" className="size-6" />
      {unread ? (
        <UnreadBadge count={unread} className="absolute top-0 start-1/2 cramped:start-auto cramped:end-0" />
      ) : null}
    </Link>
  );
}

/** '99+' above 99. */
function UnreadBadge({ count, className = "" }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-5 min-w-5 cramped:h-6 cramped:text-[--spacing(4)] place-items-center rounded-full bg-maroon px-1 text-xs leading-none font-bold text-card tabular-nums ${className}`}
    >
      {count > BADGE_CAP ? `${BADGE_CAP}+` : count}
    </span>
  );
}
