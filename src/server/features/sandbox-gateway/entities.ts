/** Orders and payments of the test gateway as the gateway's protocol writes them. */
import type { Selectable } from "kysely";
import type { SandboxGatewayOrders, SandboxGatewayPayments } from "#server/tables/database.ts";

export function orderEntity(order: Selectable<SandboxGatewayOrders>) {
  const amount = order.amount;
  const paid = order.status === "paid" ? amount : 0;
  return {
    id: order.id,
    entity: "order",
    amount,
    amount_paid: paid,
    amount_due: amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    created_at: Math.floor(order.created_at.getTime() / 1000),
  };
}

export function paymentEntity(payment: Selectable<SandboxGatewayPayments>) {
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.order_id,
    method: payment.method,
    captured: payment.captured,
    amount_refunded: payment.amount_refunded,
    refund_status: payment.status === "refunded" ? "full" : null,
    created_at: Math.floor(payment.created_at.getTime() / 1000),
  };
}
