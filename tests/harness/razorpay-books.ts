/** The REST calls of the stand-in for the payment gateway, on its own books. */
import {
  collection,
  disputeEntity,
  errorBody,
  newGatewayId,
  orderEntity,
  paymentEntity,
  refundEntity,
  type SandboxOrder,
} from "#server/features/sandbox-gateway/entities.ts";
import { type Books, makeRefund } from "./razorpay-actions.ts";

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
  if (kind === "payments" && !id)
    return [200, collection(between(books.payments, url.searchParams).map(paymentEntity))];
  if (kind === "refunds" && !id) return [200, collection(between(books.refunds, url.searchParams).map(refundEntity))];
  if (kind === "disputes" && !id)
    return [200, collection(pageOf([...books.disputes.values()], url.searchParams).map(disputeEntity))];
  const refund = books.refunds.get(id ?? "");
  const dispute = books.disputes.get(id ?? "");
  if (refund) return [200, refundEntity(refund)];
  if (dispute) return [200, disputeEntity(dispute)];
  const payment = books.payments.get(id ?? "");
  if (!payment) return refused("The id provided does not exist");
  if (verb === "capture") {
    const order = books.orders.get(payment.order_id ?? "");
    if (payment.status !== "authorized") return refused("Only payments which have been authorized can be captured");
    if (order?.status === "paid") return refused("This order has already been paid");
    Object.assign(payment, { status: "captured", captured: true });
    if (order) order.status = "paid";
  }
  const ofPayment = [...books.refunds.values()].filter(({ payment_id }) => payment_id === payment.id);
  if (verb === "refunds") return [200, collection(ofPayment.map(refundEntity))];
  if (verb === "refund") {
    const disputes = [...books.disputes.values()].filter(({ payment_id }) => payment_id === payment.id);
    if (disputes.some(({ status }) => status !== "won" && status !== "closed"))
      return refused("The payment is disputed");
    if (payment.status !== "captured") return [200, refundEntity(ofPayment[0]!)];
    return [200, refundEntity(makeRefund(books, payment, { amount: body.amount }))];
  }
  return [200, paymentEntity(payment)];
}

function between<T extends { created_at: Date }>(all: Map<string, T>, query: URLSearchParams): T[] {
  const [from, to] = ["from", "to"].map((name) => Number(query.get(name)));
  const ofTime = [...all.values()].filter(
    ({ created_at: at }) => at >= new Date(from! * 1000) && at < new Date((to! + 1) * 1000),
  );
  return pageOf(ofTime, query);
}

function pageOf<T>(all: T[], query: URLSearchParams): T[] {
  const [count, skip] = ["count", "skip"].map((name) => Number(query.get(name)));
  return all.slice(skip, skip! + count!);
}
