/** The newest payment of the member, for links that name no order. */
import { redirect, useLoaderData } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/calls/call.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PaymentOutcome } from "./payment-outcome.tsx";

export const handle: ScreenHandle = { title: "plans.outcome.title" };

export async function clientLoader() {
  const { payment } = await call(plans.fetchPaymentId, {});
  if (!payment) throw redirect(inLanguage(languageOf(location.pathname).language, paths.subscriptionInfo()));
  return payment;
}
clientLoader.hydrate = true as const;

export default function SuccessPageScreen() {
  return <PaymentOutcome first={useLoaderData<typeof clientLoader>()} />;
}
