/** How long the plan still runs, as a ring, with what to do next; who never had one is offered it. */
import { DAY_MS, showDate } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { useNow } from "#web/platform/browser/use-now.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressRing } from "#web/ui/progress-ring.tsx";

const YEAR_DAYS = 365;
/** Earlier nobody needs to be pushed to pay again. */
const RENEWAL_DAYS = 30;

export function PlanTime() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const now = useNow();
  const { user, planStatus } = useSession();
  const end = user?.planExpiresAt ? new Date(user.planExpiresAt) : undefined;
  const days = end && Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
  const isRunning = planStatus === "active" || planStatus === "expiring";
  return (
    <Card as="section" className="flex flex-col items-center gap-6 text-center sm:flex-row sm:text-start">
      {days !== undefined && <DaysLeft days={days} />}
      <div className="grid gap-2">
        <h2 className="text-xl">{t(`plans.status.${planStatus}`)}</h2>
        {end && (
          <p className="text-ink-soft">
            {t(isRunning ? "plans.runs-until" : "plans.ended-on", { date: showDate(end, language) })}
          </p>
        )}
        <div className="mt-2">
          <ButtonLink
            look={days !== undefined && days > RENEWAL_DAYS ? "secondary" : "primary"}
            to={here(end ? paths.planRenewal() : paths.renewPlan())}
          >
            {t(end ? "plans.renew" : "plans.buy")}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function DaysLeft({ days }: { days: number }) {
  const t = useWords();
  const { planStatus } = useSession();
  return (
    <ProgressRing
      value={days / YEAR_DAYS}
      tone={planStatus === "active" ? "open" : planStatus === "expiring" ? "accent" : "danger"}
      label={t("plans.days-left", { n: days })}
    >
      <span className="block text-2xl font-bold">{days}</span>
      <span className="block text-sm text-ink-soft">{t("plans.days", { n: days })}</span>
    </ProgressRing>
  );
}
