/** Money that the portal itself sends back: requested once, sent by the queue, and booked when the gateway says that it is done. */
import type { Base } from "#server/platform/context.ts";
import { type GatewayPayment, isRefusal } from "#server/platform/payments/gateway.ts";
import { paymentNames, recordAnomaly } from "./anomalies.ts";
import { advancePayment, claimStaleRefunds } from "./payment-queries.ts";
import { followRefunds } from "./reversals.ts";

/** The task's name in the queue. */
export const REFUND = "plans-refund";
const AGAIN_AFTER_MS = 10 * 60_000;

/** Marks a captured payment to go back and lets the queue send it, in the caller's transaction. */
export async function requestRefund(base: Base, paymentId: string): Promise<void> {
  if (await advancePayment(base, paymentId, "refund_pending")) await queueRefund(base, paymentId);
}

/** The job that sends one payment back; a gateway that cannot be asked makes it come again, one that refuses is recorded for staff. */
export async function sendRefund(base: Base, { paymentId }: { paymentId: string }): Promise<void> {
  const { gateway } = base.ports;
  const payment = await gateway?.findPayment(paymentId);
  if (!gateway || !payment)
    throw new Error(`the payment ${paymentId} cannot be sent back: the gateway does not know it`);
  if (payment.status === "captured") {
    const isDone = await gateway.refund(payment).then(
      () => true,
      (error) => refundRefused(base, payment, error),
    );
    if (!isDone) return;
  }
  base.ports.reach("refund-sent");
  const current = await gateway.findPayment(paymentId);
  if (current) await followRefunds(base, current, "reconcile");
}

/** Puts refunds that nothing has been heard of for some minutes into the queue again. */
export async function resumeRefunds(base: Base): Promise<void> {
  const since = new Date(base.clock.now().getTime() - AGAIN_AFTER_MS);
  for (const id of await claimStaleRefunds(base, since)) await queueRefund(base, id);
}

async function queueRefund(base: Base, paymentId: string): Promise<void> {
  await base.ports.addJob(base, REFUND, { paymentId }, { jobKey: `refund:${paymentId}` });
}

async function refundRefused(base: Base, payment: GatewayPayment, error: unknown): Promise<false> {
  if (!isRefusal(error)) throw error;
  await recordAnomaly(base, { ...paymentNames(payment), reason: "refund-refused", source: "reconcile" });
  return false;
}
