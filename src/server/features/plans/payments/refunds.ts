/** Money that goes back: requested once, sent by the queue, and booked when the gateway says that it is done. */
import type { Base } from "#server/platform/context.ts";
import { type GatewayPayment, isRefusal } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { paymentNames, recordAnomaly, type Source } from "./anomalies.ts";
import { settleAnomalies } from "./anomaly-queries.ts";
import { bookCapture, bookRefund } from "./ledger.ts";
import { getCaptureAccount } from "./ledger-queries.ts";
import { advancePayment, claimStaleRefunds } from "./payment-queries.ts";

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
  if (current?.status === "refunded") await inTransaction(base, (base) => recordRefund(base, current, "reconcile"));
}

/** Puts refunds that nothing has been heard of for some minutes into the queue again. */
export async function resumeRefunds(base: Base): Promise<void> {
  const since = new Date(base.clock.now().getTime() - AGAIN_AFTER_MS);
  for (const id of await claimStaleRefunds(base, since)) await queueRefund(base, id);
}

/** Books a payment that has gone back, within a transaction; one that was captured and refunded without our knowing is booked both ways. */
export async function recordRefund(base: Base, payment: GatewayPayment, source: Source): Promise<"refunded"> {
  await advancePayment(base, payment.id, "refunded");
  if (!payment.captured) return "refunded";
  await bookCapture(base, payment, "refund-due");
  const account = await getCaptureAccount(base, payment.id);
  const isNew = await bookRefund(base, payment, account);
  if (isNew && account === "plan-income")
    await recordAnomaly(base, { ...paymentNames(payment), reason: "refunded-after-grant", source });
  await settleAnomalies(base, payment.id);
  return "refunded";
}

async function queueRefund(base: Base, paymentId: string): Promise<void> {
  await base.ports.addJob(base, REFUND, { paymentId }, { jobKey: `refund:${paymentId}` });
}

async function refundRefused(base: Base, payment: GatewayPayment, error: unknown): Promise<false> {
  if (!isRefusal(error)) throw error;
  await recordAnomaly(base, { ...paymentNames(payment), reason: "refund-refused", source: "reconcile" });
  return false;
}
