/** The one way by which a payment takes effect, whoever brings it: the browser's callback, a webhook, or the reconciliation. Repeating it changes nothing. */
import type { Base } from "#server/platform/context.ts";
import { type GatewayPayment, isRefusal } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { grantPlan } from "../grants/grant.ts";
import { isGranted } from "../grants/queries.ts";
import { findOrderByGatewayId, isPlanOrder, lockOrder, markOrder, type OrderRow } from "../order-queries.ts";
import { type Anomaly, paymentNames, recordAnomaly, type Source } from "./anomalies.ts";
import { bookCapture } from "./ledger.ts";
import { upsertPayment } from "./payment-queries.ts";
import { requestRefund } from "./refunds.ts";
import { followRefunds } from "./reversals.ts";

/** paid: captured and granted, now or before; pending: no money yet; failed: the payer's try failed; refunded: sent back; parked: a person must look. */
export type Outcome = "paid" | "pending" | "failed" | "refunded" | "parked";

/** Asks the gateway how the payment stands and applies that to its order. Throws GatewayFailure when the gateway cannot be asked. */
export async function settle(
  base: Base,
  { gatewayOrderId, paymentId, source }: { gatewayOrderId: string; paymentId: string; source: Source },
): Promise<Outcome> {
  const gateway = base.ports.gateway ?? refuse("payment.unavailable");
  const payment = await gateway.findPayment(paymentId);
  base.ports.reach("payment-found");
  if (!payment) return parked(base, "unknown-payment", { gatewayOrderId, paymentId, source });
  if ((payment.order_id ?? "") !== gatewayOrderId)
    return parked(base, "order-mismatch", { gatewayOrderId, paymentId, source });
  return applyPayment(base, payment, source);
}

/** The same for a payment as the gateway has just answered it, with the refunds that it has. */
export async function applyPayment(base: Base, payment: GatewayPayment, source: Source): Promise<Outcome> {
  if (payment.status === "unknown") return parked(base, "unknown-state", { ...paymentNames(payment), source });
  const order = payment.order_id ? await findOrderByGatewayId(base, payment.order_id) : undefined;
  const outcome = order ? await applyToOrder(base, order, payment, source) : await applyForeign(base, payment, source);
  await followRefunds(base, payment, source);
  return outcome;
}

async function applyToOrder(base: Base, order: OrderRow, payment: GatewayPayment, source: Source): Promise<Outcome> {
  const mayCapture = payment.status === "authorized" && order.status !== "paid" && fits(order, payment);
  const current = mayCapture ? await capture(base, payment) : payment;
  const outcome = await inTransaction(base, (base) => record(base, order.id, current, source));
  base.ports.reach("settled");
  return outcome;
}

async function capture(base: Base, payment: GatewayPayment): Promise<GatewayPayment> {
  const gateway = base.ports.gateway ?? refuse("payment.unavailable");
  try {
    const captured = await gateway.capture(payment);
    base.ports.reach("captured-at-gateway");
    return captured;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return (await gateway.findPayment(payment.id)) ?? payment;
  }
}

async function record(base: Base, orderId: string, payment: GatewayPayment, source: Source): Promise<Outcome> {
  const order = await lockOrder(base, orderId);
  base.ports.reach("order-locked");
  if (payment.status !== "created") await upsertPayment(base, order.id, payment);
  base.ports.reach("payment-recorded");
  if (payment.status === "captured") return recordCapture(base, order, payment, source);
  if (payment.status === "refunded") return recordReturned(base, payment);
  if (payment.status !== "created") await markOrder(base, order.id, "attempted");
  return payment.status === "failed" ? "failed" : "pending";
}

async function recordCapture(base: Base, order: OrderRow, payment: GatewayPayment, source: Source): Promise<Outcome> {
  const problem = problemOf(order, payment);
  const income = isPlanOrder(order) ? "plan-income" : "donation-income";
  const isNew = await bookCapture(base, payment, problem ? "refund-due" : income);
  base.ports.reach("capture-booked");
  if (!isNew) return (await isApplied(base, order, payment.id)) ? "paid" : "parked";
  if (!problem) {
    await bring(base, order, payment);
    return "paid";
  }
  if (problem !== "amount-mismatch") await requestRefund(base, payment.id);
  return parked(base, problem, { ...paymentNames(payment), source, refundDue: true });
}

/** Why the money may not take effect; what comes twice, and what comes from abroad for a donation, is sent back. */
function problemOf(order: OrderRow, payment: GatewayPayment) {
  if (!fits(order, payment)) return "amount-mismatch";
  if (order.status === "paid") return "second-capture";
  return !isPlanOrder(order) && payment.international ? "foreign-donation" : undefined;
}

function isApplied(base: Base, order: OrderRow, paymentId: string): Promise<boolean> {
  return isPlanOrder(order) ? isGranted(base, paymentId) : base.ports.isDonated(base, paymentId);
}

/** What the order is for: the plan, or the donation with its receipt. */
async function bring(base: Base, order: OrderRow, { id: paymentId, method }: GatewayPayment): Promise<void> {
  if (isPlanOrder(order)) return grantPlan(base, order, paymentId);
  await markOrder(base, order.id, "paid", { paid_at: base.clock.now(), next_check_at: null });
  base.ports.reach("order-paid");
  await base.ports.receiveDonation(base, { donationId: order.donation_id!, paymentId, method });
}

/** Money that came and went back without our knowing; its refunds are booked as those of any other. */
async function recordReturned(base: Base, payment: GatewayPayment): Promise<Outcome> {
  if (payment.captured) await bookCapture(base, payment, "refund-due");
  return "refunded";
}

/** Money for an order that is none of ours: booked apart, for a person to look at. */
function applyForeign(base: Base, payment: GatewayPayment, source: Source): Promise<Outcome> {
  return inTransaction(base, async (base) => {
    if (payment.captured) await bookCapture(base, payment, "unmatched");
    if (payment.captured && payment.status === "refunded") return "refunded";
    return parked(base, "foreign-order", { ...paymentNames(payment), source, refundDue: payment.captured });
  });
}

function fits(order: OrderRow, payment: GatewayPayment): boolean {
  return payment.amount === order.amount_paise && payment.currency === order.currency;
}

async function parked(base: Base, reason: Anomaly["reason"], rest: Omit<Anomaly, "reason">): Promise<Outcome> {
  await recordAnomaly(base, { reason, ...rest });
  return "parked";
}
