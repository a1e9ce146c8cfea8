/** The calls about payments that the treasurer must look at: what the portal could not book by itself, or booked and somebody has to act on. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

/** Each with two sentences in the staff's texts: what happened, and what to do. */
export const ANOMALY_REASONS = [
  "unknown-payment",
  "order-mismatch",
  "foreign-order",
  "amount-mismatch",
  "second-capture",
  "foreign-donation",
  "refund-refused",
  "refunded-after-grant",
  "refunds-differ",
  "dispute-open",
  "dispute-lost",
  "unknown-state",
  "unknown-event",
  "settlement-failed",
] as const;
export type AnomalyReason = (typeof ANOMALY_REASONS)[number];

const anomaly = z.object({
  _id: z.string(),
  reason: z.enum(ANOMALY_REASONS),
  /** The gateway's own ids; empty where it named none. */
  paymentId: z.string(),
  orderId: z.string(),
  /** The refund, dispute or event. */
  reference: z.string(),
  /** In the smallest unit of the currency: paise. */
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  /** Until when somebody has to act. */
  dueAt: z.nullable(z.string()),
  occurrences: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Whose order it is; empty when it is nobody's. */
  memberName: z.string(),
  memberPhone: z.string(),
});
export type PaymentAnomaly = z.infer<typeof anomaly>;

export const paymentAnomalies = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/payments/anomalies",
    access: "treasurer",
    summary:
      "Payments that somebody must look at, the latest first, and when all of them were compared with the gateway.",
    input: z.strictObject(page),
    output: z.object({ anomalies: z.array(anomaly), comparedAt: z.nullable(z.string()), nextCursor }),
  }),
  close: endpoint({
    method: "POST",
    path: "/staff/payments/anomalies/{id}/close",
    access: "treasurer",
    summary: "Says that one of them is dealt with; the log says who said so.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["payment.not-open", "staff.own-thing"],
    recentCode: true,
  }),
};
