/** The calls about plans and their payment: what can be bought, the order, the proof of payment, and the documents of a membership. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id, idempotencyKey, key } from "./key-fields.ts";
import { documentCalls } from "./member-documents.ts";
import { checkoutView, paymentPlatformView, paymentView, planView } from "./plan-views.ts";

/** No field for an amount, a price or a discount: the server's plan decides. The same `idempotencyKey` with the same choice gets the first answer again, with another choice 422. */
const checkoutInput = z.strictObject({
  fkPlanId: optional(key()),
  fkPaymentPlatformId: optional(z.string("field.choice.invalid").check(z.maxLength(20, "field.choice.invalid"))),
  idempotencyKey: idempotencyKey(),
});
const checkoutErrors = [
  "plan.not-found",
  "payment.platform-unknown",
  "payment.unavailable",
  "payment.already-made",
  "idempotency.reused",
  "idempotency.running",
] as const;

/** The gateway's ids as it writes them. */
const gatewayId = (prefix: "order" | "pay") =>
  z
    .string("field.payment.invalid")
    .check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{8,40}$`), "field.payment.invalid"));

export const plans = {
  paymentPreRequisites: endpoint({
    method: "GET",
    path: "/public/user/paymentPreRequisites",
    access: "member",
    summary: "The plans on sale and the platforms to pay with; no platform when payments are not set up.",
    input: z.strictObject({}),
    output: z.object({ plans: z.array(planView), paymentPlatforms: z.array(paymentPlatformView) }),
  }),
  paymentCheckOut: endpoint({
    method: "POST",
    path: "/public/user/paymentCheckOut",
    access: "member",
    summary: "Orders a plan for the caller; an order of the same plan that is still open is answered again.",
    input: checkoutInput,
    output: checkoutView,
    success: 201,
    errors: checkoutErrors,
  }),
  renewPlan: endpoint({
    method: "POST",
    path: "/userAdmin/user/renewPlan",
    access: "member",
    summary: "The same for a renewal; without a plan, the one the caller had last.",
    input: checkoutInput,
    output: checkoutView,
    success: 201,
    errors: checkoutErrors,
  }),
  paymentVerification: endpoint({
    method: "POST",
    path: "/public/user/paymentVerification",
    access: "anyone",
    summary:
      "What the checkout window answered after a success. The signature decides; the order's member gets the plan. 'pending' when the gateway has not confirmed the money yet: ask validPayment.",
    input: z.strictObject({
      razorpay_payment_id: gatewayId("pay"),
      razorpay_order_id: gatewayId("order"),
      /** Text that cannot be a signature is checked as well, so that it is recorded. */
      razorpay_signature: z
        .string("field.payment.invalid")
        .check(z.minLength(1, "field.payment.invalid"), z.maxLength(200, "field.payment.invalid")),
    }),
    output: z.object({ paymentDetails: z.string(), status: z.enum(["paid", "pending"]) }),
    success: 201,
    errors: ["payment.not-genuine"],
  }),
  validPayment: endpoint({
    method: "GET",
    path: "/public/user/validPayment",
    access: "member",
    summary: "How one of the caller's own orders stands; asks the gateway when the answer is still open.",
    input: z.strictObject({ paymentDetails: id() }),
    output: z.object({ payment: paymentView }),
    errors: ["payment.not-found"],
  }),
  fetchPaymentId: endpoint({
    method: "GET",
    path: "/userAdmin/user/fetchPaymentId",
    access: "member",
    summary: "The caller's newest order, and the paid ones (newest first, at most 20), each with a receipt.",
    input: z.strictObject({}),
    output: z.object({ payment: z.nullable(paymentView), paid: z.array(paymentView) }),
  }),
  ...documentCalls,
};
