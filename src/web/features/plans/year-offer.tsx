/** The offer of a year with its checkout: for who has no plan, and for who renews it. */
import { addYear, showDate } from "#base/dates.ts";
import { leads } from "#contract/leads.ts";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/calls/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { WaitingLeads } from "./waiting-leads.tsx";
import { WishNote } from "./wish-note.tsx";

/** For the `clientLoader` of a screen that shows it. */
export async function loadOffer() {
  const [offer, { total }] = await Promise.all([call(plans.paymentPreRequisites, {}), call(leads.fetchWaiting, {})]);
  return { ...offer, waitingLeads: total };
}

interface Props {
  offer: Awaited<ReturnType<typeof loadOffer>>;
  /** Asked for as a renewal; while a plan runs, it is one anyway. */
  isRenewal?: boolean;
}

/** While a plan runs, says until when, and that another payment adds a year to that. */
export function YearOffer({ offer, isRenewal = false }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { user, paid } = useSession();
  const end = paid && user?.planExpiresAt ? new Date(user.planExpiresAt) : undefined;
  const renews = isRenewal || end !== undefined;
  // Who has never had a plan becomes a member, whatever the address says.
  const hadPlan = Boolean(user?.planExpiresAt);
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:py-12">
      <div>
        <h1 className="text-3xl">{t(renews && hadPlan ? "plans.renew.title" : "plans.buy.title")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          {end
            ? t("plans.renew.text", { from: showDate(end, language), until: showDate(addYear(end), language) })
            : t("plans.buy.text")}
        </p>
      </div>
      <WishNote />
      <WaitingLeads total={offer.waitingLeads} />
      <CheckoutPanel plans={offer.plans} platforms={offer.paymentPlatforms} isRenewal={renews} />
    </div>
  );
}
