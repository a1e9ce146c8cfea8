/** Plans and their payment: what can be bought, the order, the proof of payment, the receipt, the membership card and its check. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id, idempotencyKey, key } from "./key-fields.ts";

/** What the checkout window is opened with beside the answer of `paymentCheckOut` (section 9 of the specification). */
export const CHECKOUT = {
  methods: { netbanking: true, wallet: true, upi: true, card: true, emi: false, paylater: false },
  themeColour: "orange",
} as const;

/** Amounts of plans are in rupees (section 3); the price before the discount is `discount + price`. */
export const planView = z.object({
  _id: z.string(),
  name: z.string(),
  nameHi: z.string(),
  /** Calendar years. */
  duration: z.number(),
  price: z.number(),
  discount: z.number(),
});
export type PlanView = z.infer<typeof planView>;

export const paymentPlatformView = z.object({ _id: z.string(), name: z.string() });
export type PaymentPlatformView = z.infer<typeof paymentPlatformView>;

/** created: nobody has tried to pay; attempted: a try is under way or failed; paid: captured and granted; expired: given up, though money that still arrives counts. */
export const orderStatus = z.enum(["created", "attempted", "paid", "expired"]);

/** A payment order as its owner sees it. Instants are ISO 8601; `amount` is in paise, as the gateway counts. */
export const paymentView = z.object({
  /** Our order id, `{paymentDetails}` of the screens' addresses. */
  paymentDetails: z.string(),
  status: orderStatus,
  plan: planView,
  amount: z.number(),
  currency: z.literal("INR"),
  platform: z.string(),
  createdAt: z.string(),
  /** All below: null until paid. */
  paymentId: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  planExpiresAt: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
});
export type PaymentView = z.infer<typeof paymentView>;

/** What the browser opens the checkout window with. */
export const checkoutView = z.object({
  /** Our order id: where the success screen and validPayment find it again. */
  paymentDetails: z.string(),
  /** The gateway's order; `amount` in paise, shown, never sent back. */
  order: z.object({ id: z.string(), amount: z.number(), currency: z.literal("INR") }),
  /** The gateway's public key id. */
  key: z.string(),
  /** True: no real money; open our own test window, which talks to `sandboxCheckout` (contract/sandbox-checkout.ts). */
  sandbox: z.boolean(),
  /** The address of the gateway's checkout script; null in the sandbox. */
  script: z.nullable(z.string()),
  /** Who is paid, as the window's title, and what for. */
  name: z.string(),
  plan: planView,
  prefill: z.object({ name: z.string(), contact: z.string(), email: z.nullable(z.string()) }),
});
export type CheckoutView = z.infer<typeof checkoutView>;

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
      razorpay_signature: z.string("field.payment.invalid").check(z.regex(/^[0-9a-f]{64}$/, "field.payment.invalid")),
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
  receiptDocument: endpoint({
    method: "GET",
    path: "/userAdmin/documents/receipt",
    access: "member",
    summary: "Receipt.pdf of one of the caller's paid orders, in English or Hindi.",
    input: z.strictObject({ order: id(), language: language() }),
    output: z.unknown(),
    file: "application/pdf",
    errors: ["payment.not-found"],
  }),
  cardDocument: endpoint({
    method: "GET",
    path: "/userAdmin/documents/card",
    access: "paid",
    summary: "Membership Card.pdf of the caller, in English or Hindi.",
    input: z.strictObject({ language: language() }),
    output: z.unknown(),
    file: "application/pdf",
  }),
  checkCard: endpoint({
    method: "GET",
    path: "/public/card/{code}",
    access: "anyone",
    summary:
      "Whether the membership card with this code is valid, whose it is and until when; nothing more. A forged code is simply not valid.",
    input: z.strictObject({ code: z.string().check(z.maxLength(200, "field.id.invalid")) }),
    output: z.object({ valid: z.boolean(), name: z.nullable(z.string()), validUntil: z.nullable(z.string()) }),
    private: true,
  }),
};
