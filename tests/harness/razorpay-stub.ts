/** A stand-in for the payment gateway on a port of its own: its documented REST calls, payments as a test wants them, signed webhooks, and faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  collection,
  errorBody,
  eventBody,
  newGatewayId,
  orderEntity,
  type PaymentFacts,
  paymentEntity,
  refundEntity,
  type SandboxOrder,
} from "#server/features/sandbox-gateway/entities.ts";
import { signPayment, signWebhook } from "#server/platform/payments/signatures.ts";

import { PLAN } from "./plan.ts";

export const KEYS = {
  id: "rzp_test_stub",
  secret: "the key secret of the stub",
  hooks: ["new webhook secret", "old webhook secret"],
};

/** 'down': nothing happens, 502. 'lost': it happens, but the connection is cut before the answer. 'busy': 429. 'refused': 400. 'keys': 401, as with keys that are wrong. */
export type Fault = "down" | "lost" | "busy" | "refused" | "keys";

export interface Hook {
  body: string;
  headers: Record<string, string>;
}

export interface RazorpayStub {
  url: string;
  /** What a portal needs in its environment to use this gateway. */
  settings: Record<string, string>;
  orders: Map<string, SandboxOrder>;
  payments: Map<string, PaymentFacts>;
  /** How many calls of each kind came ('POST /v1/orders', ids left out). */
  asked: Map<string, number>;
  /** The gateway's own clock. */
  now: () => Date;
  /** Before each call: answer a fault to spoil it. */
  fault: (call: string) => Fault | undefined;
  pay(orderId: string | null, as?: Partial<PaymentFacts>): PaymentFacts;
  proof(payment: PaymentFacts): { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
  hook(event: string, payment: PaymentFacts, options?: { id?: string; secret?: string }): Hook;
  close(): Promise<void>;
}

export async function openRazorpayStub(): Promise<RazorpayStub> {
  const server = createServer((request, response) => void answer(stub, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stub: RazorpayStub = {
    url,
    settings: {
      RAZORPAY_URL: url,
      RAZORPAY_KEY_ID: KEYS.id,
      RAZORPAY_KEY_SECRET: KEYS.secret,
      RAZORPAY_WEBHOOK_SECRETS: KEYS.hooks.join(","),
    },
    orders: new Map(),
    payments: new Map(),
    asked: new Map(),
    now: () => new Date(),
    fault: () => undefined,
    pay: (orderId, as = {}) => pay(stub, orderId, as),
    proof: ({ id, order_id }) => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id ?? "",
      razorpay_signature: signPayment(KEYS.secret, order_id ?? "", id),
    }),
    hook,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}

function pay(stub: RazorpayStub, orderId: string | null, as: Partial<PaymentFacts>): PaymentFacts {
  const order = orderId === null ? undefined : stub.orders.get(orderId);
  const status = as.status ?? "captured";
  const payment: PaymentFacts = {
    id: newGatewayId("pay"),
    order_id: orderId,
    amount: order?.amount ?? PLAN.pricePaise,
    currency: "INR",
    method: "upi",
    amount_refunded: 0,
    created_at: stub.now(),
    ...as,
    status,
    captured: status === "captured" || status === "refunded",
  };
  stub.payments.set(payment.id, payment);
  if (order && order.status !== "paid") order.status = payment.captured ? "paid" : "attempted";
  return payment;
}

function hook(event: string, payment: PaymentFacts, options: { id?: string; secret?: string } = {}): Hook {
  const body = eventBody(event, { payment, at: payment.created_at });
  return {
    body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": options.id ?? newGatewayId("evt"),
      "x-razorpay-signature": signWebhook(options.secret ?? KEYS.hooks[0]!, body),
    },
  };
}

const STATUS = { down: 502, busy: 429, refused: 400, keys: 401 };

async function answer(stub: RazorpayStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", stub.url);
  const call = `${request.method} ${url.pathname.replace(/(order|pay)_\w+/g, "*")}`;
  stub.asked.set(call, (stub.asked.get(call) ?? 0) + 1);
  let text = "";
  for await (const chunk of request) text += chunk;
  const fault = stub.fault(call);
  if (fault && fault !== "lost") return void response.writeHead(STATUS[fault]).end("{}");
  const [status, body] = act(stub, `${request.method}`, url, text ? JSON.parse(text) : {});
  if (fault === "lost") return void request.socket.destroy();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function act(stub: RazorpayStub, method: string, url: URL, body: Record<string, never>): [number, object] {
  const [, , kind, id, verb] = url.pathname.split("/");
  const refused = (description: string): [number, object] => [400, errorBody(description)];
  if (kind === "orders" && method === "POST") {
    const { amount, currency, receipt, notes } = body as unknown as SandboxOrder;
    const made = { id: newGatewayId("order"), status: "created", attempts: 0, created_at: stub.now() } as const;
    const order = { ...made, amount, currency, receipt, notes };
    stub.orders.set(order.id, order);
    return [200, orderEntity(order)];
  }
  if (kind === "orders" && !id) {
    const orders = [...stub.orders.values()].filter((o) => o.receipt === url.searchParams.get("receipt"));
    return [200, collection(orders.map(orderEntity))];
  }
  if (kind === "orders" && verb === "payments" && !stub.orders.has(id ?? ""))
    return refused("The id provided does not exist");
  if (kind === "orders" && verb === "payments")
    return [200, collection([...stub.payments.values()].filter((p) => p.order_id === id).map(paymentEntity))];
  if (kind === "payments" && !id) return [200, collection(between(stub, url.searchParams).map(paymentEntity))];
  const payment = stub.payments.get(id ?? "");
  if (!payment) return refused("The id provided does not exist");
  if (verb === "capture") {
    const order = stub.orders.get(payment.order_id ?? "");
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

function between(stub: RazorpayStub, query: URLSearchParams): PaymentFacts[] {
  const [from, to, count, skip] = ["from", "to", "count", "skip"].map((name) => Number(query.get(name)));
  return [...stub.payments.values()]
    .filter(({ created_at: at }) => at >= new Date(from! * 1000) && at < new Date((to! + 1) * 1000))
    .slice(skip, skip! + count!);
}
