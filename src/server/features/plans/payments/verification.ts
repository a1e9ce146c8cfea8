/** The callback of the checkout window: the signature decides, not who brings it. */
import { shortId } from "#base/ids.ts";
import type { Ctx } from "#server/platform/context.ts";
import { GatewayFailure } from "#server/platform/payments/gateway.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findOrderByGatewayId } from "../order-queries.ts";
import { recordForgery } from "./anomalies.ts";
import { isCaptured } from "./payment-queries.ts";
import { settle } from "./settle.ts";

/** The task's name in the queue. */
export const SETTLE = "plans-settle";

export interface Proof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Settles the payment that a genuine proof names; refuses any other with one sentence and changes nothing but records it. When the gateway cannot be asked, the queue settles later. */
export async function verifyPayment(
  ctx: Ctx,
  { razorpay_payment_id: paymentId, razorpay_order_id, razorpay_signature: signature }: Proof,
): Promise<{ paymentDetails: string; status: "paid" | "pending" }> {
  const order = await findOrderByGatewayId(ctx, razorpay_order_id);
  const gatewayOrderId = order?.gateway_order_id;
  const { gateway } = ctx.ports;
  if (!order || !gatewayOrderId || !gateway) return refuse("payment.not-genuine");
  const about = { gatewayOrderId, paymentId, source: "callback" as const };
  if (!gateway.isGenuinePayment({ orderId: gatewayOrderId, paymentId, signature })) {
    await recordForgery(ctx, gatewayOrderId, paymentId);
    refuse("payment.not-genuine");
  }
  ctx.ports.reach("callback-verified");
  const answer = { paymentDetails: shortId(order.id) };
  if (order.status === "paid" && (await isCaptured(ctx, paymentId))) return { ...answer, status: "paid" };
  try {
    const outcome = await settle(ctx, about);
    const isPaid = outcome === "paid" || order.status === "paid";
    return { ...answer, status: isPaid ? "paid" : "pending" };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await ctx.ports.addJob(ctx, SETTLE, about, { jobKey: `settle:${paymentId}` });
    return { ...answer, status: "pending" };
  }
}
