/** Renewing the plan: an early renewal adds a year to the present end. */
import { useLoaderData } from "react-router";
import { addYear, showDate } from "#base/dates.ts";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/call.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/screen-handle.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { CheckoutPanel } from "./checkout-panel.tsx";

export const handle: ScreenHandle = { title: "plans.renew.title" };

export function clientLoader() {
  return call(plans.paymentPreRequisites, {});
}
clientLoader.hydrate = true as const;

export default function RenewalScreen() {
  const t = useWords();
  const language = useLanguage();
  const offer = useLoaderData<typeof clientLoader>();
  const { user, paid } = useSession();
  const end = paid && user?.planExpiresAt ? new Date(user.planExpiresAt) : undefined;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:py-12">
      <div>
        <h1 className="text-3xl">{t("plans.renew.title")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          {end
            ? t("plans.renew.text", { from: showDate(end, language), until: showDate(addYear(end), language) })
            : t("plans.buy.text")}
        </p>
      </div>
      <CheckoutPanel plans={offer.plans} platforms={offer.paymentPlatforms} isRenewal />
    </div>
  );
}
