/** What the test gateway does with its own orders and payments, by the gateway's documented rules; events are written in the same transaction. */
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { type SandboxOrder, type SandboxPayment, SandboxRefusal } from "./entities.ts";
import { emitEvent } from "./events.ts";
import { getPayment, insertPayment, lockOrder, updateOrder, updatePayment } from "./queries.ts";

/** How a payer's attempt goes: `authorizeOnly` leaves the capture to the merchant, `silent` sends no events. */
export interface Attempt {
  outcome: "success" | "failure";
  method: string;
  authorizeOnly: boolean;
  silent: boolean;
}

/** A payer's attempt to pay an order; a paid order takes no more. */
export function pay(base: Base, orderId: string, { outcome, method, authorizeOnly, silent }: Attempt) {
  return inTransaction(base, async (base) => {
    const order = await lockOrder(base, orderId);
    if (order.status === "paid") throw new SandboxRefusal("This order has already been paid");
    const status = outcome === "failure" ? "failed" : authorizeOnly ? "authorized" : "captured";
    const payment = await insertPayment(base, order, { status, method, silent });
    const after = await updateOrder(base, order, status === "captured" ? "paid" : "attempted");
    if (status === "failed") await emitEvent(base, "payment.failed", { payment });
    else
      await emitEvent(base, "payment.authorized", { payment: { ...payment, status: "authorized", captured: false } });
    if (status === "captured") await emitCaptured(base, payment, after);
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
    await emitCaptured(base, captured, await updateOrder(base, order, "paid"));
    return captured;
  });
}

/** A payment with its order, which is held until the transaction ends. */
export async function lockPayment(base: Base, id: string): Promise<{ order: SandboxOrder; payment: SandboxPayment }> {
  const order = await lockOrder(base, (await getPayment(base, id)).order_id);
  return { order, payment: await getPayment(base, id) };
}

async function emitCaptured(base: Base, payment: SandboxPayment, order: SandboxOrder): Promise<void> {
  await emitEvent(base, "payment.captured", { payment });
  await emitEvent(base, "order.paid", { payment, order });
}
