/** What the portal reads of Razorpay's entities (razorpay.com/docs/api): everything else in an answer, the payer's phone and e-mail among it, is dropped here. */
import * as z from "zod/mini";

/** Paise where Razorpay may leave the field out, or empty. */
const paiseOrNone = z.pipe(
  z.nullish(z.int()),
  z.transform((paise) => paise ?? 0),
);
/** A state that is not listed is 'unknown', so that one entity does not spoil a page of others. */
const state = <const S extends readonly [string, ...string[]]>(states: S) =>
  z.catch(z.enum([...states, "unknown"] as [...S, "unknown"]), "unknown");

export const order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(["created", "attempted", "paid"]),
});

export const payment = z.object({
  id: z.string(),
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: state(["created", "authorized", "captured", "failed", "refunded"]),
  captured: z.boolean(),
  method: z.nullable(z.string()),
  amount_refunded: paiseOrNone,
  international: z.pipe(
    z.nullish(z.boolean()),
    z.transform((given) => given === true),
  ),
});

export const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: state(["pending", "processed", "failed"]),
});

export const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: paiseOrNone,
  currency: z.string(),
  respond_by: z.pipe(
    z.nullish(z.int()),
    z.transform((seconds) => seconds ?? null),
  ),
  status: state(["open", "under_review", "won", "lost", "closed"]),
});

/** A page of a list. */
export const pageOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });
