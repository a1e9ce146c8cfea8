/** A stand-in for the payment gateway on a port of its own: its documented REST calls, payments in any state, signed webhooks, and faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  newGatewayId,
  type PaymentFacts,
  type SandboxDispute,
  type SandboxRefund,
} from "#server/features/sandbox-gateway/entities.ts";
import { type EventSubject, eventBody } from "#server/features/sandbox-gateway/event-body.ts";
import { signPayment, signWebhook } from "#server/platform/payments/signatures.ts";
import { type Books, makeDispute, makePayment, makeRefund } from "./razorpay-actions.ts";
import { answerCall } from "./razorpay-books.ts";

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

interface HookOptions {
  id?: string;
  secret?: string;
  /** What the event is about beside the payment. */
  about?: Omit<EventSubject, "payment">;
}

export interface RazorpayStub extends Books {
  url: string;
  /** The settings of a portal that uses this gateway. */
  settings: Record<string, string>;
  /** Number of calls by method and path ('POST /v1/orders', '*' for ids). */
  asked: Map<string, number>;
  /** Called before each call; the fault that it answers spoils the call. */
  fault: (call: string) => Fault | undefined;
  pay(orderId: string | null, as?: Partial<PaymentFacts>): PaymentFacts;
  proof(payment: PaymentFacts): { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
  /** By the merchant's people in the dashboard; all that is left unless `as` says otherwise. */
  refund(payment: PaymentFacts, as?: Partial<SandboxRefund>): SandboxRefund;
  dispute(payment: PaymentFacts, as?: Partial<SandboxDispute>): SandboxDispute;
  hook(event: string, payment: PaymentFacts, options?: HookOptions): Hook;
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
    refunds: new Map(),
    disputes: new Map(),
    asked: new Map(),
    now: () => new Date(),
    fault: () => undefined,
    pay: (orderId, as = {}) => makePayment(stub, orderId, as),
    refund: (payment, as) => makeRefund(stub, payment, as),
    dispute: (payment, as) => makeDispute(stub, payment, as),
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

function hook(event: string, payment: PaymentFacts, options: HookOptions = {}): Hook {
  return signedHook(eventBody(event, { payment, ...options.about }, payment.created_at), options);
}

/** Any body, signed as the gateway signs. */
export function signedHook(body: string, options: { id?: string; secret?: string } = {}): Hook {
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
  const call = `${request.method} ${url.pathname.replace(/(order|pay|rfnd|disp)_\w+/g, "*")}`;
  stub.asked.set(call, (stub.asked.get(call) ?? 0) + 1);
  let text = "";
  for await (const chunk of request) text += chunk;
  const fault = stub.fault(call);
  if (fault && fault !== "lost") return void response.writeHead(STATUS[fault]).end("{}");
  const [status, body] = answerCall(stub, `${request.method}`, url, text ? JSON.parse(text) : {});
  if (fault === "lost") return void request.socket.destroy();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
