/** A payment gateway for trying out, below /gateway of a demo: the real one's REST protocol, its hosted checkout, and webhooks that really arrive. No money moves. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { SandboxAnswer } from "#contract/sandbox-checkout.ts";
import type { Base } from "#server/platform/context.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import { isSameSignature, signPayment } from "#server/platform/payments/signatures.ts";
import { collection, errorBody, orderEntity, paymentEntity, refundEntity, SandboxRefusal } from "./entities.ts";
import { getOrder, getPayment, insertOrder, listOrders, listPayments, listPaymentsBetween } from "./queries.ts";
import { capture, pay, refund } from "./sandbox-gateway.ts";

const money = { amount: z.int().check(z.gte(100)), currency: z.string().check(z.length(3)) };
const orderInput = z.object({
  ...money,
  receipt: z.string().check(z.maxLength(40)),
  notes: z._default(z.record(z.string(), z.string()), {}),
});
const captureInput = z.object(money);
const refundInput = z.object({ amount: money.amount });
const digits = z.pipe(z.string().check(z.regex(/^[0-9]{1,12}$/)), z.transform(Number));
const rangeInput = z.object({ from: digits, to: digits, count: digits, skip: digits });
const checkoutInput = z.object({
  key_id: z.string(),
  outcome: z.enum(["success", "failure", "close"]),
  method: z._default(z.enum(["upi", "card", "netbanking", "wallet"]), "upi"),
  /** Switches for proofs: no automatic capture, no webhooks. */
  authorizeOnly: z._default(z.boolean(), false),
  silent: z._default(z.boolean(), false),
});
type ById = FastifyRequest<{ Params: { id: string } }>;

/** Registers the gateway; only in a demo without keys of a real one. */
export async function registerSandboxGateway(app: FastifyInstance, base: Base): Promise<void> {
  if (base.config.mode !== "demo" || base.config.razorpay) return;
  await app.register(
    async (gateway) => {
      gateway.setErrorHandler(answerFailure);
      registerCheckout(gateway, base);
      await gateway.register(async (merchant) => registerMerchant(merchant, base));
    },
    { prefix: "/gateway/v1" },
  );
}

function registerMerchant(app: FastifyInstance, base: Base): void {
  const { keyId, keySecret } = sandboxKeys(base.config);
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  app.addHook("onRequest", async (request, reply) => {
    if (!isSameSignature(expected, request.headers.authorization ?? ""))
      return reply.code(401).send(errorBody("The api key provided is invalid"));
  });
  app.post("/orders", async (request) => orderEntity(await insertOrder(base, parse(orderInput, request.body))));
  app.get("/orders", async (request) => {
    const { receipt } = parse(z.object({ receipt: z.string() }), request.query);
    return collection((await listOrders(base, receipt)).map(orderEntity));
  });
  app.get("/orders/:id", async (request: ById) => orderEntity(await getOrder(base, request.params.id)));
  app.get("/orders/:id/payments", async (request: ById) =>
    collection((await listPayments(base, request.params.id)).map(paymentEntity)),
  );
  app.get("/payments", async (request) =>
    collection((await listPaymentsBetween(base, parse(rangeInput, request.query))).map(paymentEntity)),
  );
  app.get("/payments/:id", async (request: ById) => paymentEntity(await getPayment(base, request.params.id)));
  app.post("/payments/:id/capture", async (request: ById) =>
    paymentEntity(await capture(base, request.params.id, parse(captureInput, request.body))),
  );
  app.post("/payments/:id/refund", async (request: ById) =>
    refundEntity(await refund(base, request.params.id, parse(refundInput, request.body).amount)),
  );
}

function registerCheckout(app: FastifyInstance, base: Base): void {
  const { keyId, keySecret } = sandboxKeys(base.config);
  app.post("/checkout/:id", async (request: ById): Promise<SandboxAnswer> => {
    const { key_id, outcome, ...how } = parse(checkoutInput, request.body);
    const order = await getOrder(base, request.params.id);
    if (key_id !== keyId) throw new SandboxRefusal("The api key provided is invalid");
    if (outcome === "close") return { closed: true };
    const payment = await pay(base, order.id, { outcome, ...how });
    if (payment.status === "failed")
      return errorBody("Your payment didn't go through. This is a test: it was told to fail.", payment);
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: signPayment(keySecret, order.id, payment.id),
    };
  });
}

function parse<T extends z.ZodMiniType>(shape: T, given: unknown): z.output<T> {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new SandboxRefusal(parsed.error.issues[0]?.path.join(".") || "The request is not valid");
  return parsed.data;
}

function answerFailure(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof SandboxRefusal ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
  return reply.code(status).send(errorBody(status < 500 ? (error as Error).message : "We are facing some trouble"));
}
