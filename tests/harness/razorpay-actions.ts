/** The books of the stand-in for the payment gateway, and what payers, their banks and the merchant's people do in them. */
import { DAY_MS } from "#base/dates.ts";
import {
  newGatewayId,
  type PaymentFacts,
  type SandboxDispute,
  type SandboxOrder,
  type SandboxRefund,
} from "#server/features/sandbox-gateway/entities.ts";
import { PLAN } from "./plan.ts";

export interface Books {
  orders: Map<string, SandboxOrder>;
  payments: Map<string, PaymentFacts>;
  refunds: Map<string, SandboxRefund>;
  disputes: Map<string, SandboxDispute>;
  /** The gateway's own clock. */
  now: () => Date;
}

/** Makes a payment of an order, or of none; captured unless `as` says otherwise. */
export function makePayment(books: Books, orderId: string | null, as: Partial<PaymentFacts>): PaymentFacts {
  const order = orderId === null ? undefined : books.orders.get(orderId);
  const status = as.status ?? "captured";
  const payment: PaymentFacts = {
    id: newGatewayId("pay"),
    order_id: orderId,
    amount: order?.amount ?? PLAN.pricePaise,
    currency: "INR",
    method: "upi",
    amount_refunded: 0,
    created_at: books.now(),
    ...as,
    status,
    captured: status === "captured" || status === "refunded",
  };
  books.payments.set(payment.id, payment);
  if (order && order.status !== "paid") order.status = payment.captured ? "paid" : "attempted";
  return payment;
}

/** Sends money back, all that is left unless `as` says otherwise; nobody but the gateway knows of it yet. */
export function makeRefund(books: Books, payment: PaymentFacts, as: Partial<SandboxRefund> = {}): SandboxRefund {
  const { id: payment_id, currency } = payment;
  const left = payment.amount - payment.amount_refunded;
  const made = { id: newGatewayId("rfnd"), payment_id, currency, request_key: null, created_at: books.now() };
  const refund: SandboxRefund = { ...made, amount: left, status: "processed", ...as };
  books.refunds.set(refund.id, refund);
  payment.amount_refunded += refund.amount;
  if (payment.amount_refunded === payment.amount) payment.status = "refunded";
  return refund;
}

/** The payer's bank did not take the refund: the money is the merchant's again. */
export function failRefund(books: Books, refund: SandboxRefund): void {
  const payment = books.payments.get(refund.payment_id)!;
  refund.status = "failed";
  Object.assign(payment, { status: "captured", amount_refunded: payment.amount_refunded - refund.amount });
}

/** The payer's bank disputes a payment. */
export function makeDispute(books: Books, payment: PaymentFacts, as: Partial<SandboxDispute> = {}): SandboxDispute {
  const { id: payment_id, amount, currency } = payment;
  const now = books.now();
  const made = { id: newGatewayId("disp"), payment_id, amount, currency, amount_deducted: 0, created_at: now };
  const dispute = { ...made, status: "open" as const, respond_by: new Date(now.getTime() + 7 * DAY_MS), ...as };
  books.disputes.set(dispute.id, dispute);
  return dispute;
}

/** What the merchant has of a payment at the gateway: the truth that the portal's books must come to. */
export function balanceAtGateway(books: Books, { id, amount, captured }: PaymentFacts): number {
  const ofPayment = ({ payment_id }: { payment_id: string }) => payment_id === id;
  const refunds = [...books.refunds.values()].filter((refund) => ofPayment(refund) && refund.status !== "failed");
  const disputes = [...books.disputes.values()].filter(ofPayment);
  const gone = [...refunds.map((refund) => refund.amount), ...disputes.map((dispute) => dispute.amount_deducted)];
  return gone.reduce((left, paise) => left - paise, captured ? amount : 0);
}
