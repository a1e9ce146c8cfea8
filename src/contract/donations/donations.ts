/** The calls about donations that need no account: what can be given for, giving, and the receipt by the donation's id, which nobody can guess. */
import * as z from "zod/mini";
import { language } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { donationForm, donorComplete } from "./donation-fields.ts";
import { donationCheckoutView, donationView, purposeView, supporterView } from "./donation-views.ts";
import { isFinancialYear } from "./tax-years.ts";

const one = z.strictObject({ id: id() });
const oneInLanguage = z.strictObject({ id: id(), language: language() });
/** The gateway's ids as it writes them. */
const gatewayId = (prefix: "order" | "pay") =>
  z
    .string("field.payment.invalid")
    .check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{8,40}$`), "field.payment.invalid"));

export const donations = {
  settings: endpoint({
    method: "GET",
    path: "/public/donation/settings",
    access: "anyone",
    summary:
      "What can be given for, with what came of each goal, the newest gifts, and what holds for tax certificates.",
    input: z.strictObject({}),
    output: z.object({
      purposes: z.array(purposeView),
      supporters: z.array(supporterView),
      /** Rupees to choose from, and the least and the most. */
      amounts: z.array(z.int()),
      least: z.int(),
      most: z.int(),
      /** False while payments are not set up. */
      isOpen: z.boolean(),
      /** Null where the receiver has no approval: no donation can be deducted from income. */
      certificate: z.nullable(z.object({ approval: z.string(), form: z.string(), act: z.string() })),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/public/donation/create",
    access: "anyone",
    summary: "Begins a donation; nothing is paid yet. Whoever has the id that it answers reads its receipt later.",
    input: z.strictObject(donationForm).check(donorComplete),
    output: z.object({ donation: donationView }),
    success: 201,
    errors: [
      "donation.purpose-closed",
      "donation.no-certificate",
      "donation.too-many",
      "payment.unavailable",
      "idempotency.reused",
      "idempotency.running",
    ],
  }),
  checkout: endpoint({
    method: "POST",
    path: "/public/donation/checkout",
    access: "anyone",
    summary: "Orders the payment of a donation that was begun; the same order again while it is open.",
    input: one,
    output: donationCheckoutView,
    success: 201,
    errors: ["donation.not-found", "donation.not-open", "payment.unavailable", "payment.already-made"],
  }),
  verify: endpoint({
    method: "POST",
    path: "/public/donation/verify",
    access: "anyone",
    summary:
      "What the checkout window answered after a success. The signature decides. 'pending' when the gateway has not confirmed the money yet: ask fetch.",
    input: z.strictObject({
      razorpay_payment_id: gatewayId("pay"),
      razorpay_order_id: gatewayId("order"),
      razorpay_signature: z
        .string("field.payment.invalid")
        .check(z.minLength(1, "field.payment.invalid"), z.maxLength(200, "field.payment.invalid")),
    }),
    output: z.object({ donation: z.string(), status: z.enum(["paid", "pending"]) }),
    success: 201,
    errors: ["payment.not-genuine"],
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/donation/fetch/{id}",
    access: "anyone",
    summary: "How a donation stands, for whoever has its id; asks the gateway when the answer is still open.",
    input: one,
    output: z.object({ donation: donationView }),
    errors: ["donation.not-found"],
    private: true,
  }),
  receipt: endpoint({
    method: "GET",
    path: "/public/donation/receipt/{id}",
    access: "anyone",
    summary: "donation-receipt-{id}.html: the receipt of a donation, for whoever has its id.",
    input: oneInLanguage,
    output: z.unknown(),
    file: "text/html",
    errors: ["donation.not-found", "donation.no-receipt"],
    private: true,
    keyless: true,
  }),
  receiptDocument: endpoint({
    method: "GET",
    path: "/public/donation/receiptDocument/{id}",
    access: "anyone",
    summary: "The same receipt as a PDF.",
    input: oneInLanguage,
    output: z.unknown(),
    file: "application/pdf",
    errors: ["donation.not-found", "donation.no-receipt", "rate.limited"],
    private: true,
    keyless: true,
  }),
};

export const financialYearField = () =>
  z.string("field.financial-year.invalid").check(z.refine(isFinancialYear, "field.financial-year.invalid"));

export const ownDonations = {
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/donation/fetchAll",
    access: "member",
    summary: "The caller's own donations, newest first, and the financial years in which there are some.",
    input: z.strictObject(page),
    output: z.object({ donations: z.array(donationView), years: z.array(z.string()), nextCursor }),
  }),
  statement: endpoint({
    method: "GET",
    path: "/userAdmin/donation/statement",
    access: "member",
    summary: "All that the caller gave in one financial year, as a PDF.",
    input: z.strictObject({ financialYear: financialYearField(), language: language() }),
    output: z.unknown(),
    file: "application/pdf",
    errors: ["donation.none-in-year", "rate.limited"],
  }),
};
