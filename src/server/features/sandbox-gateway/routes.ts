/** A payment gateway for trying out, below /gateway of a demo: the real one's REST protocol, its hosted checkout, and webhooks that really arrive. No money moves. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { SandboxAnswer } from "#contract/sandbox-checkout.ts";
import type { Base } from "#server/platform/context.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import { signPayment } from "#server/platform/payments/signatures.ts";
import { errorBody, SandboxRefusal } from "./entities.ts";
import { registerMerchant } from "./merchant.ts";
import { parse } from "./parse.ts";
import { getOrder } from "./queries.ts";
import { pay } from "./sandbox-gateway.ts";

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

function answerFailure(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof SandboxRefusal ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
  return reply.code(status).send(errorBody(status < 500 ? (error as Error).message : "We are facing some trouble"));
}
