/** The member's plan: how long it runs, what was paid. */
import { useLoaderData } from "react-router";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/calls/call.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PlanTime } from "./plan-time.tsx";
import { Receipts } from "./receipts.tsx";

export const handle: ScreenHandle = { title: "plans.subscription.title" };

export function clientLoader() {
  return call(plans.fetchPaymentId, {});
}
clientLoader.hydrate = true as const;

export default function SubscriptionScreen() {
  const { paid } = useLoaderData<typeof clientLoader>();
  return (
    <div className="grid max-w-3xl gap-8">
      <PlanTime />
      <Receipts paid={paid} />
    </div>
  );
}
