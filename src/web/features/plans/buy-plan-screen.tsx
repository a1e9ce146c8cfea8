/** Buying the yearly plan. */
import { useLoaderData } from "react-router";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/screen-handle.ts";
import { CheckoutPanel } from "./checkout-panel.tsx";

export const handle: ScreenHandle = { title: "plans.buy.title" };

export function clientLoader() {
  return call(plans.paymentPreRequisites, {});
}
clientLoader.hydrate = true as const;

export default function BuyPlanScreen() {
  const t = useWords();
  const offer = useLoaderData<typeof clientLoader>();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:py-12">
      <div>
        <h1 className="text-3xl">{t("plans.buy.title")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{t("plans.buy.text")}</p>
      </div>
      <CheckoutPanel plans={offer.plans} platforms={offer.paymentPlatforms} isRenewal={false} />
    </div>
  );
}
