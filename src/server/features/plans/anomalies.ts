/** Payments that a person must look at: parked with a reason, counted when they come again, flagged when money has to go back. */
import { newId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PaymentAnomalies } from "#server/tables/database.ts";

/** not-genuine: a proof whose signature is wrong; unknown-payment: the gateway knows it not; order-mismatch: it belongs to another order than said; foreign-order: to an order that is none of ours; amount-mismatch: other amount or currency than ordered; second-capture: paid twice; refund-refused: the gateway would not send it back; refunded-after-grant: sent back though the plan runs. */
export type Anomaly =
  | "not-genuine"
  | "unknown-payment"
  | "order-mismatch"
  | "foreign-order"
  | "amount-mismatch"
  | "second-capture"
  | "refund-refused"
  | "refunded-after-grant";
const FORGERIES_KEPT = 50;
export type Source = PaymentAnomalies["source"];

export interface Parked {
  reason: Anomaly;
  gatewayOrderId: string;
  paymentId: string;
  source: Source;
  amount?: number;
  currency?: string;
  refundDue?: boolean;
}

/** Writes it down once; again, it only counts. */
export async function park({ db, clock, log }: Handle & Pick<Base, "clock" | "log">, parked: Parked): Promise<void> {
  const now = clock.now();
  log.warn({ anomaly: parked.reason, order: parked.gatewayOrderId, payment: parked.paymentId }, "payment parked");
  await db
    .insertInto("payment_anomalies")
    .values({
      id: newId(),
      reason: parked.reason,
      gateway_order_id: parked.gatewayOrderId,
      payment_id: parked.paymentId,
      source: parked.source,
      amount_paise: parked.amount ?? null,
      currency: parked.currency ?? null,
      refund_due: parked.refundDue ?? false,
      first_at: now,
      last_at: now,
    })
    .onConflict((c) =>
      c
        .columns(["reason", "gateway_order_id", "payment_id"])
        .doUpdateSet((e) => ({ occurrences: e("payment_anomalies.occurrences", "+", 1), last_at: now })),
    )
    .execute();
}

/** A proof that was not genuine, noted for its order; after some dozens of an order they only stand in the log, so that nobody fills the table. */
export async function noteForgery(
  base: Handle & Pick<Base, "clock" | "log">,
  gatewayOrderId: string,
  paymentId: string,
): Promise<void> {
  const { noted } = await base.db
    .selectFrom("payment_anomalies")
    .select((e) => e.fn.countAll<number>().as("noted"))
    .where("gateway_order_id", "=", gatewayOrderId)
    .where("reason", "=", "not-genuine")
    .executeTakeFirstOrThrow();
  if (noted < FORGERIES_KEPT)
    return park(base, { reason: "not-genuine", gatewayOrderId, paymentId, source: "callback" });
  base.log.warn({ anomaly: "not-genuine", order: gatewayOrderId }, "another proof that is not genuine");
}

/** The money of this payment has gone back: nothing is due any more. */
export async function settleAnomalies({ db, clock }: Handle & Pick<Base, "clock">, paymentId: string): Promise<void> {
  await db
    .updateTable("payment_anomalies")
    .set({ settled_at: clock.now() })
    .where("payment_id", "=", paymentId)
    .where("refund_due", "=", true)
    .where("settled_at", "is", null)
    .execute();
}
