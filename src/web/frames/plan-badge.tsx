/** How the member's plan stands: active, expiring, expired or none, as an icon with its words. */
import { BadgeCheck, CalendarClock, CalendarX, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import type { PlanStatus } from "#contract/access.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";

const LOOKS: Record<PlanStatus, { icon: ReactNode; look: string }> = {
  active: { icon: <BadgeCheck aria-hidden="true" />, look: "bg-open-soft text-open" },
  expiring: { icon: <CalendarClock aria-hidden="true" />, look: "bg-accent-soft text-ink [&>svg]:text-accent" },
  expired: { icon: <CalendarX aria-hidden="true" />, look: "bg-maroon-soft text-maroon" },
  none: { icon: <CircleDashed aria-hidden="true" />, look: "bg-sunken text-ink-soft" },
};

/** Leads to what the plan is; on phones the icon alone is seen, the words are heard. */
export function PlanBadge() {
  const t = useWords();
  const here = useHere();
  const { planStatus } = useSession();
  const { icon, look } = LOOKS[planStatus];
  const words = t(`members.plan.${planStatus}`);
  return (
    <Link
      to={here(paths.subscriptionInfo())}
      title={words}
      data-plan-status={planStatus}
      className={classNames(
        "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-sm font-semibold sm:px-3 [&>svg]:size-5",
        look,
      )}
    >
      {icon}
      <span className="max-sm:sr-only">{words}</span>
    </Link>
  );
}
