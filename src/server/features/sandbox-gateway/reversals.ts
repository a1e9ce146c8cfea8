/** Refunds and disputes at the test gateway, by the gateway's documented rules; events are written in the same transaction. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { type SandboxDispute, type SandboxRefund, SandboxRefusal } from "./entities.ts";
import { emitEvent } from "./events.ts";
import { getPayment, updatePayment } from "./queries.ts";
import { findRefundOfRequest, getDispute, insertDispute, insertRefund, updateDispute } from "./reversal-queries.ts";
import { lockPayment } from "./sandbox-gateway.ts";

const DAYS_TO_ANSWER = 7;

/** Sends an amount back; with the key of an earlier request, answers that one's refund. A refund from the dashboard has no key. */
export function refund(base: Base, paymentId: string, amount: number, key?: string): Promise<SandboxRefund> {
  return inTransaction(base, async (base) => {
    const { payment } = await lockPayment(base, paymentId);
    const before = key === undefined ? undefined : await findRefundOfRequest(base, key);
    if (before) return before;
    const back = payment.amount_refunded + amount;
    if (payment.status !== "captured" || back > payment.amount)
      throw new SandboxRefusal("The refund amount provided is greater than amount captured");
    const made = await insertRefund(base, payment, { amount, request_key: key ?? null });
    const status = back === payment.amount ? "refunded" : "captured";
    const refunded = await updatePayment(base, paymentId, { status, amount_refunded: back });
    for (const event of ["refund.created", "refund.processed"])
      await emitEvent(base, event, { payment: refunded, refund: made });
    return made;
  });
}

/** What the payer's bank begins. */
export function dispute(base: Base, paymentId: string, amount: number): Promise<SandboxDispute> {
  return inTransaction(base, async (base) => {
    const { payment } = await lockPayment(base, paymentId);
    if (!payment.captured || amount > payment.amount) throw new SandboxRefusal("The payment cannot be disputed");
    const now = base.clock.now();
    const made = await insertDispute(base, {
      payment_id: paymentId,
      amount,
      amount_deducted: 0,
      currency: payment.currency,
      status: "open",
      respond_by: new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS),
      created_at: now,
    });
    await emitEvent(base, "payment.dispute.created", { payment, dispute: made });
    return made;
  });
}

/** What the bank says next: a lost dispute takes its amount, any other state leaves or gives it back. */
export function decideDispute(base: Base, id: string, status: Exclude<SandboxDispute["status"], "open">) {
  return inTransaction(base, async (base) => {
    const { amount, payment_id } = await getDispute(base, id);
    const dispute = await updateDispute(base, id, { status, amount_deducted: status === "lost" ? amount : 0 });
    await emitEvent(base, `payment.dispute.${status}`, { payment: await getPayment(base, payment_id), dispute });
    return dispute;
  });
}
