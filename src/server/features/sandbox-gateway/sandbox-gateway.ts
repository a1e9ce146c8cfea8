/** What the test gateway does with orders and payments in its own books, by the gateway's documented rules; events are told in the same transaction. */
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { tellEvent } from "./events.ts";
import {
  createPayment,
  lockOrder,
  lockPayment,
  markOrder,
  type SandboxOrder,
  type SandboxPayment,
  SandboxRefusal,
  updatePayment,
} from "./queries.ts";

/** How a payer's try goes: `authorizeOnly` leaves the capture to the merchant, `silent` sends no events. */
export interface Try {
  outcome: "success" | "failure";
  method: string;
  authorizeOnly: boolean;
  silent: boolean;
}

/** A payer's try at an order; a paid order takes no more. */
export function pay(base: Base, orderId: string, { outcome, method, authorizeOnly, silent }: Try) {
  return inTransaction(base, async (base) => {
    const order = await lockOrder(base, orderId);
    if (order.status === "paid") throw new SandboxRefusal("This order has already been paid");
    const status = outcome === "failure" ? "failed" : authorizeOnly ? "authorized" : "captured";
    const payment = await createPayment(base, order, { status, method, silent });
    const after = await markOrder(base, order, status === "captured" ? "paid" : "attempted");
    if (status === "failed") await tellEvent(base, "payment.failed", { payment });
    else
      await tellEvent(base, "payment.authorized", { payment: { ...payment, status: "authorized", captured: false } });
    if (status === "captured") await tellCaptured(base, payment, after);
    return payment;
  });
}

/** Takes the money of an authorised payment. */
export function capture(base: Base, paymentId: string, { amount, currency }: { amount: number; currency: string }) {
  return inTransaction(base, async (base) => {
    const { payment, order } = await lockPayment(base, paymentId);
    if (payment.captured) throw new SandboxRefusal("This payment has already been captured");
    if (payment.status !== "authorized")
      throw new SandboxRefusal("Only payments which have been authorized can be captured");
    if (payment.amount !== amount || payment.currency !== currency)
      throw new SandboxRefusal("Capture amount must be equal to the amount authorized");
    if (order.status === "paid") throw new SandboxRefusal("This order has already been paid");
    const captured = await updatePayment(base, paymentId, { status: "captured", captured: true });
    await tellCaptured(base, captured, await markOrder(base, order, "paid"));
    return captured;
  });
}

/** Sends the whole amount back; asked again, it answers the same. */
export function refund(base: Base, paymentId: string, amount: number) {
  return inTransaction(base, async (base) => {
    const { payment } = await lockPayment(base, paymentId);
    if (payment.status === "refunded") return payment;
    if (payment.status !== "captured" || amount !== payment.amount)
      throw new SandboxRefusal("The payment is not captured or the amount is not its amount");
    const refunded = await updatePayment(base, paymentId, { status: "refunded", amount_refunded: amount });
    await tellEvent(base, "refund.processed", { payment: refunded });
    return refunded;
  });
}

async function tellCaptured(base: Base, payment: SandboxPayment, order: SandboxOrder): Promise<void> {
  await tellEvent(base, "payment.captured", { payment });
  await tellEvent(base, "order.paid", { payment, order });
}
