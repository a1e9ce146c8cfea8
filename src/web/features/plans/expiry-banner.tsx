/** Says, once per calendar day, that the plan is about to end or has just ended; never to Plan 0 (section 4). */
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { dayOf, showDate } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { bannerDay, dismissBanner } from "#web/platform/stored-session/stored-session.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";

/** For the frames of members and, floating, of public screens, where it comes after the page and must not move it. Putting it away holds until midnight in Asia/Kolkata. */
export function ExpiryBanner({ floats }: { floats?: boolean }) {
  const { user, planStatus } = useSession();
  const isEnding = planStatus === "expiring" || planStatus === "expired";
  if (!isEnding || !user?.planExpiresAt || user.plan === "Plan 0") return null;
  return <ExpiryNote expiresAt={user.planExpiresAt} floats={floats} />;
}

function ExpiryNote({ expiresAt, floats }: { expiresAt: string; floats: boolean | undefined }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const [today] = useState(() => dayOf(new Date()));
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || bannerDay() === today) return null;
  const dismiss = () => {
    dismissBanner(today);
    setDismissed(true);
  };
  return (
    <section
      aria-label={t("site.plan.renew")}
      data-plan-note={floats || undefined}
      className={classNames(
        "border-line bg-accent-soft print:hidden",
        floats ? "fixed inset-x-0 bottom-(--bottom-bar) z-20 min-h-(--plan-note) border-t" : "border-b",
      )}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 md:px-6">
        <p className="flex min-w-0 flex-[1_1_16rem] items-center gap-2.5 pt-1 font-semibold sm:pt-0">
          <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-accent" />
          {t("site.plan.expiring", { date: showDate(expiresAt, language) })}
        </p>
        <span className="ms-auto flex items-center gap-1">
          <Link to={here(paths.renewPlan())} className="link inline-flex min-h-11 items-center px-2 font-semibold">
            {t("site.plan.renew")}
          </Link>
          <Button look="quiet" size="small" onClick={dismiss}>
            {t("site.plan.not-now")}
          </Button>
        </span>
      </div>
    </section>
  );
}
