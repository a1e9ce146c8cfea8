/** The orders and payments of the stand-in for the payment gateway, and its REST calls on them. */
import {
  collection,
  errorBody,
  newGatewayId,
  orderEntity,
  type PaymentFacts,
  paymentEntity,
  refundEntity,
  type SandboxOrder,
} from "#server/features/sandbox-gateway/entities.ts";
import { PLAN } from "./plan.ts";

export interface Books {
  orders: Map<string, SandboxOrder>;
  payments: Map<string, PaymentFacts>;
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

/** The status and the body that a call is answered with. */
export function answerCall(books: Books, method: string, url: URL, body: Record<string, never>): [number, object] {
  const [, , kind, id, verb] = url.pathname.split("/");
  const refused = (description: string): [number, object] => [400, errorBody(description)];
  if (kind === "orders" && method === "POST") {
    const { amount, currency, receipt, notes } = body as unknown as SandboxOrder;
    const made = { id: newGatewayId("order"), status: "created", attempts: 0, created_at: books.now() } as const;
    const order = { ...made, amount, currency, receipt, notes };
    books.orders.set(order.id, order);
    return [200, orderEntity(order)];
  }
  if (kind === "orders" && !id) {
    const orders = [...books.orders.values()].filter((o) => o.receipt === url.searchParams.get("receipt"));
    return [200, collection(orders.map(orderEntity))];
  }
  if (kind === "orders" && verb === "payments" && !books.orders.has(id ?? ""))
    return refused("The id provided does not exist");
  if (kind === "orders" && verb === "payments")
    return [200, collection([...books.payments.values()].filter((p) => p.order_id === id).map(paymentEntity))];
  if (kind === "payments" && !id) return [200, collection(between(books, url.searchParams).map(paymentEntity))];
  const payment = books.payments.get(id ?? "");
  if (!payment) return refused("The id provided does not exist");
  if (verb === "capture") {
    const order = books.orders.get(payment.order_id ?? "");
    if (payment.status !== "authorized") return refused("Only payments which have been authorized can be captured");
    if (order?.status === "paid") return refused("This order has already been paid");
    Object.assign(payment, { status: "captured", captured: true });
    if (order) order.status = "paid";
  }
  if (verb === "refund") {
    if (payment.status === "captured") Object.assign(payment, { status: "refunded", amount_refunded: payment.amount });
    return [200, refundEntity(payment)];
  }
  return [200, paymentEntity(payment)];
}

function between(books: Books, query: URLSearchParams): PaymentFacts[] {
  const [from, to, count, skip] = ["from", "to", "count", "skip"].map((name) => Number(query.get(name)));
  return [...books.payments.values()]
    .filter(({ created_at: at }) => at >= new Date(from! * 1000) && at < new Date((to! + 1) * 1000))
    .slice(skip, skip! + count!);
}
