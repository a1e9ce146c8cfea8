/** What plans, payment orders and the checkout window look like on the wire. */
import * as z from "zod/mini";

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
const orderStatus = z.enum(["created", "attempted", "paid", "expired"]);

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
  /** The gateway's order; `amount` in paise, for display; it is never sent back. */
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
