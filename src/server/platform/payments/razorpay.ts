/** Razorpay's REST interface: orders, payments, capture, refunds and disputes (razorpay.com/docs/api). */
import type * as z from "zod/mini";
import { type GatewayClient, isRefusal } from "./gateway.ts";
import { dispute, order, pageOf, payment, refund } from "./razorpay-entities.ts";
import { type Access, request } from "./razorpay-request.ts";

/** The calls with these keys; each fails as `request` does. */
export function razorpayClient(access: Access): GatewayClient {
  const get = <T extends z.ZodMiniType>(path: string, shape: T) => request(access, { method: "GET", path, shape });
  const find = <T extends z.ZodMiniType>(path: string, shape: T) => get(path, shape).catch(noneWhenRefused);
  const list = async <T extends z.ZodMiniType>(path: string, item: T) => (await get(path, pageOf(item))).items;
  const post = <T extends z.ZodMiniType>(path: string, body: object, shape: T, idempotencyKey?: string) =>
    request(access, { method: "POST", path, body, shape, ...(idempotencyKey ? { idempotencyKey } : {}) });
  return {
    createOrder: ({ amountPaise, receipt, notes }) =>
      post("/v1/orders", { amount: amountPaise, currency: "INR", receipt, notes, partial_payment: false }, order),
    findOrderByReceipt: async (receipt) => (await list(`/v1/orders?receipt=${encodeURIComponent(receipt)}`, order))[0],
    listPayments: (orderId) => list(`/v1/orders/${encodeURIComponent(orderId)}/payments`, payment),
    listPaymentsBetween: (from, to, skip) => list(`/v1/payments?${between(from, to)}&${hundred(skip)}`, payment),
    findPayment: (paymentId) => find(`/v1/payments/${encodeURIComponent(paymentId)}`, payment),
    capture: ({ id, amount, currency }) =>
      post(`/v1/payments/${encodeURIComponent(id)}/capture`, { amount, currency }, payment),
    refund: async ({ id, amount, amount_refunded }) => {
      const rest = { amount: amount - amount_refunded, speed: "normal" };
      await post(`/v1/payments/${encodeURIComponent(id)}/refund`, rest, refund, `refund-${id}`);
    },
    findRefund: (refundId) => find(`/v1/refunds/${encodeURIComponent(refundId)}`, refund),
    listRefunds: (paymentId) => list(`/v1/payments/${encodeURIComponent(paymentId)}/refunds?${hundred(0)}`, refund),
    listRefundsBetween: (from, to, skip) => list(`/v1/refunds?${between(from, to)}&${hundred(skip)}`, refund),
    findDispute: (disputeId) => find(`/v1/disputes/${encodeURIComponent(disputeId)}`, dispute),
    listDisputes: (skip) => list(`/v1/disputes?${hundred(skip)}`, dispute),
  };
}

function between(from: Date, to: Date): string {
  return `from=${seconds(from)}&to=${seconds(to)}`;
}

function hundred(skip: number): string {
  return `count=100&skip=${skip}`;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

function noneWhenRefused(error: unknown): undefined {
  if (isRefusal(error)) return undefined;
  throw error;
}
