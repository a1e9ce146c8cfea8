/** The REST calls of the test gateway that a merchant's keys open, and below /dashboard what its people and the payer's bank do by hand. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Base } from "#server/platform/context.ts";
import { sandboxKeys } from "#server/platform/payments/gateway-keys.ts";
import { isSameSignature } from "#server/platform/payments/signatures.ts";
import { collection, disputeEntity, errorBody, orderEntity, paymentEntity, refundEntity } from "./entities.ts";
import { parse } from "./parse.ts";
import { getOrder, getPayment, insertOrder, listOrders, listPayments, listPaymentsBetween } from "./queries.ts";
import { getDispute, getRefund, listDisputes, listRefundsBetween, listRefundsOf } from "./reversal-queries.ts";
import { decideDispute, dispute, refund } from "./reversals.ts";
import { capture } from "./sandbox-gateway.ts";

const money = { amount: z.int().check(z.gte(100)), currency: z.string().check(z.length(3)) };
const orderInput = z.object({
  ...money,
  receipt: z.string().check(z.maxLength(40)),
  notes: z._default(z.record(z.string(), z.string()), {}),
});
const captureInput = z.object(money);
const amountInput = z.object({ amount: money.amount });
const decisionInput = z.object({ status: z.enum(["under_review", "won", "lost", "closed"]) });
const digits = z.pipe(z.string().check(z.regex(/^[0-9]{1,12}$/)), z.transform(Number));
const pageInput = z.object({ count: digits, skip: digits });
const rangeInput = z.object({ from: digits, to: digits, count: digits, skip: digits });
type ById = FastifyRequest<{ Params: { id: string } }>;

/** Registers them behind the keys. */
export function registerMerchant(app: FastifyInstance, base: Base): void {
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
  registerReversals(app, base);
}

function registerReversals(app: FastifyInstance, base: Base): void {
  app.post("/payments/:id/refund", async (request: ById) => {
    const key = request.headers["x-refund-idempotency"];
    const { amount } = parse(amountInput, request.body);
    return refundEntity(await refund(base, request.params.id, amount, typeof key === "string" ? key : undefined));
  });
  app.get("/payments/:id/refunds", async (request: ById) =>
    collection((await listRefundsOf(base, request.params.id)).map(refundEntity)),
  );
  app.get("/refunds", async (request) =>
    collection((await listRefundsBetween(base, parse(rangeInput, request.query))).map(refundEntity)),
  );
  app.get("/refunds/:id", async (request: ById) => refundEntity(await getRefund(base, request.params.id)));
  app.get("/disputes", async (request) =>
    collection((await listDisputes(base, parse(pageInput, request.query))).map(disputeEntity)),
  );
  app.get("/disputes/:id", async (request: ById) => disputeEntity(await getDispute(base, request.params.id)));
  app.post("/dashboard/payments/:id/dispute", async (request: ById) =>
    disputeEntity(await dispute(base, request.params.id, parse(amountInput, request.body).amount)),
  );
  app.post("/dashboard/disputes/:id", async (request: ById) =>
    disputeEntity(await decideDispute(base, request.params.id, parse(decisionInput, request.body).status)),
  );
}
