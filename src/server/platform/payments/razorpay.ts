/** Razorpay's REST interface by fetch: orders, payments, capture and refund (razorpay.com/docs/api). */
import * as z from "zod/mini";
import { type GatewayClient, GatewayFailure, type GatewayOrder, type GatewayPayment, isRefusal } from "./gateway.ts";

const TIMEOUT_MS = 8000;
/** Wrong keys, a time-out or too many requests: these say nothing about the order or payment itself. */
const NOT_ABOUT_THE_REQUEST = new Set([401, 403, 408, 429]);

const order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(["created", "attempted", "paid"]),
});
const payment = z.object({
  id: z.string(),
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "failed", "refunded"]),
  captured: z.boolean(),
  method: z.nullable(z.string()),
});
const page = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });

interface Access {
  keyId: string;
  keySecret: string;
  /** Without /v1; called for each request. */
  baseUrl(): string;
}

/** The calls with these keys. A 4xx is 'refused'; no answer within 8 s, keys that are not taken, 408, 429, a 5xx or an answer of another shape is 'unreachable'. Redirects are not followed. */
export function razorpayClient(access: Access): GatewayClient {
  const get = <T extends z.ZodMiniType>(path: string, shape: T) => send(access, "GET", path, undefined, shape);
  const post = <T extends z.ZodMiniType>(path: string, body: object, shape: T, key?: string) =>
    send(access, "POST", path, body, shape, key);
  const of = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}`;
  return {
    createOrder: ({ amountPaise, receipt, notes }): Promise<GatewayOrder> =>
      post("/v1/orders", { amount: amountPaise, currency: "INR", receipt, notes, partial_payment: false }, order),
    findOrderByReceipt: async (receipt) =>
      (await get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`, page(order))).items[0],
    listPayments: async (orderId): Promise<GatewayPayment[]> =>
      (await get(`/v1/orders/${encodeURIComponent(orderId)}/payments`, page(payment))).items,
    listPaymentsBetween: async (from, to, skip): Promise<GatewayPayment[]> =>
      (await get(`/v1/payments?from=${seconds(from)}&to=${seconds(to)}&count=100&skip=${skip}`, page(payment))).items,
    findPayment: (paymentId): Promise<GatewayPayment | undefined> => get(of(paymentId), payment).catch(noneWhenRefused),
    capture: ({ id, amount, currency }): Promise<GatewayPayment> =>
      post(`${of(id)}/capture`, { amount, currency }, payment),
    refund: async ({ id, amount }) => {
      await post(`${of(id)}/refund`, { amount, speed: "normal" }, z.object({ id: z.string() }), `refund-${id}`);
    },
  };
}

async function send<T extends z.ZodMiniType>(
  { keyId, keySecret, baseUrl }: Access,
  method: "GET" | "POST",
  path: string,
  body: object | undefined,
  shape: T,
  idempotencyKey?: string,
): Promise<z.output<T>> {
  const response = await fetch(`${baseUrl()}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(idempotencyKey ? { "x-refund-idempotency": idempotencyKey } : {}),
    },
    body: body && JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new GatewayFailure("unreachable", `${method} ${path}: ${error.message}`);
  });
  const { status } = response;
  const answer = await response.json().catch(() => undefined);
  if (status >= 500 || NOT_ABOUT_THE_REQUEST.has(status))
    throw new GatewayFailure("unreachable", `${method} ${path}: ${status}`);
  if (status >= 400) throw new GatewayFailure("refused", `${method} ${path}: ${status} ${reasonOf(answer)}`);
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new GatewayFailure("unreachable", `${method} ${path}: an answer of another shape`);
  return parsed.data;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

function reasonOf(answer: unknown): string {
  return String((answer as { error?: { description?: string } } | undefined)?.error?.description ?? "").slice(0, 200);
}

function noneWhenRefused(error: unknown): undefined {
  if (isRefusal(error)) return undefined;
  throw error;
}
