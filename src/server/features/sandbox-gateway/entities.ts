/** Orders, payments, refunds, disputes and errors as the gateway's protocol writes them; the stub of the tests answers with the same. */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { SandboxError } from "#contract/sandbox-checkout.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type {
  SandboxGatewayDisputes,
  SandboxGatewayOrders,
  SandboxGatewayPayments,
  SandboxGatewayRefunds,
} from "#server/tables/database.ts";

export type SandboxOrder = Selectable<SandboxGatewayOrders>;
export type SandboxPayment = Selectable<SandboxGatewayPayments>;
export type SandboxRefund = Selectable<SandboxGatewayRefunds>;
export type SandboxDispute = Selectable<SandboxGatewayDisputes>;

/** What a payment's entity is written from. The stub has payments of no order and some that nobody has authorised, as the real gateway has. */
export type PaymentFacts = Omit<SandboxPayment, "order_id" | "status" | "silent"> &
  Pick<GatewayPayment, "order_id" | "status"> &
  Partial<Pick<GatewayPayment, "international">>;

/** A refusal in the gateway's words; answered with status 400. */
export class SandboxRefusal extends Error {}

/** A fresh id in the gateway's form. */
export function newGatewayId(kind: "order" | "pay" | "rfnd" | "disp" | "evt"): string {
  return `${kind}_${randomBytes(7).toString("hex")}`;
}

export function orderEntity(order: SandboxOrder) {
  const paid = order.status === "paid" ? order.amount : 0;
  return {
    id: order.id,
    entity: "order",
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    created_at: secondsOf(order.created_at),
  };
}

export function paymentEntity(payment: PaymentFacts) {
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.order_id,
    method: payment.method,
    captured: payment.captured,
    international: payment.international ?? false,
    amount_refunded: payment.amount_refunded,
    refund_status: payment.status === "refunded" ? "full" : payment.amount_refunded > 0 ? "partial" : null,
    created_at: secondsOf(payment.created_at),
  };
}

export function refundEntity({ id, payment_id, amount, currency, status, created_at }: SandboxRefund) {
  return { id, entity: "refund", amount, currency, payment_id, status, created_at: secondsOf(created_at) };
}

export function disputeEntity({ id, payment_id, amount, amount_deducted, currency, ...rest }: SandboxDispute) {
  return {
    id,
    entity: "dispute",
    payment_id,
    amount,
    amount_deducted,
    currency,
    status: rest.status,
    phase: "chargeback",
    reason_code: "chargeback_authorization",
    respond_by: secondsOf(rest.respond_by),
    created_at: secondsOf(rest.created_at),
  };
}

export function collection<T>(items: T[]) {
  return { entity: "collection", count: items.length, items };
}

/** The body of a refusal; with a payment, that of one that failed. */
export function errorBody(
  description: string,
  payment?: Pick<SandboxPayment, "id" | "order_id">,
): { error: SandboxError } {
  return {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      reason: payment ? "payment_failed" : "input_validation_failed",
      source: payment ? "customer" : "business",
      step: payment ? "payment_authorization" : "payment_initiation",
      metadata: payment ? { order_id: payment.order_id, payment_id: payment.id } : { order_id: "" },
    },
  };
}

/** Seconds since 1970, as the gateway writes instants. */
export function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
