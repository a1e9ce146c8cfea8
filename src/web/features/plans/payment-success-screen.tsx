/** Where the checkout leads: the order of the address, as it stands. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PaymentOutcome } from "./payment-outcome.tsx";

export const handle: ScreenHandle = { title: "plans.outcome.title" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  try {
    return (await call(plans.validPayment, { paymentDetails: params.paymentDetails ?? "" })).payment;
  } catch (error) {
    if (error instanceof CallFailure && error.status === 400) throw new CallFailure(404, error.message, error.payload);
    throw error;
  }
}
clientLoader.hydrate = true as const;

export default function PaymentSuccessScreen() {
  return <PaymentOutcome first={useLoaderData<typeof clientLoader>()} />;
}
