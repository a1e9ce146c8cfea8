/** Payments that a person must look at: recorded with a reason, counted when they come again, marked when money has to go back. */
import type { AnomalyReason } from "#contract/payment-anomalies.ts";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PaymentAnomalies } from "#server/tables/database.ts";
import { countAnomalies, upsertAnomaly } from "./anomaly-queries.ts";

type Ctx = Handle & Pick<Base, "clock" | "log">;
export type Source = PaymentAnomalies["source"];

export interface Anomaly {
  /**
   * not-genuine: a proof whose signature is wrong. unknown-payment: the gateway does not know it. order-mismatch: it belongs to another order than claimed.
   * foreign-order: its order is none of ours. amount-mismatch: another amount or currency than ordered. second-capture: paid twice. foreign-donation: a donation from abroad.
   * refund-refused: the gateway or the payer's bank did not take the refund. refunded-after-grant: money went back though the plan runs.
   * refunds-differ: the gateway says that more went back than its refunds come to. dispute-open: the bank asks, and somebody has to answer in time.
   * dispute-lost: the bank took the money. unknown-state, unknown-event: nothing that we know, but money is in it. settlement-failed: a fault of our own.
   */
  reason: AnomalyReason | "not-genuine";
  gatewayOrderId: string;
  paymentId: string;
  source: Source;
  amount?: number | undefined;
  currency?: string | undefined;
  refundDue?: boolean;
  /** The refund, dispute or event. */
  reference?: string | undefined;
  dueAt?: Date | undefined;
}

/** What has to be looked at again when it comes again after it was closed; all else that comes again is what was closed. */
const REOPENED = new Set<Anomaly["reason"]>(["dispute-open", "dispute-lost", "refund-refused", "settlement-failed"]);
const MOST_FORGERIES = 50;

/** Records it once; the same again is only counted. */
export async function recordAnomaly(ctx: Ctx, anomaly: Anomaly): Promise<void> {
  const { reason, gatewayOrderId, paymentId, source, amount, currency, refundDue, reference, dueAt } = anomaly;
  ctx.log.warn({ anomaly: reason, order: gatewayOrderId, payment: paymentId, reference }, "payment parked");
  const row = {
    reason,
    gateway_order_id: gatewayOrderId,
    payment_id: paymentId,
    source,
    amount_paise: amount ?? null,
    currency: currency ?? null,
    refund_due: refundDue ?? false,
    reference: reference ?? "",
    due_at: dueAt ?? null,
  };
  await upsertAnomaly(ctx, row, { reopen: REOPENED.has(reason) });
}

/** Records a proof that is not genuine; after some dozens for one order it goes to the log alone, so that nobody fills the table. */
export async function recordForgery(ctx: Ctx, gatewayOrderId: string, paymentId: string): Promise<void> {
  const reason = "not-genuine";
  if ((await countAnomalies(ctx, gatewayOrderId, reason)) < MOST_FORGERIES)
    return recordAnomaly(ctx, { reason, gatewayOrderId, paymentId, source: "callback" });
  ctx.log.warn({ anomaly: reason, order: gatewayOrderId }, "another proof that is not genuine");
}

/** A payment as anomalies name it. */
export function paymentNames({ id, order_id, amount, currency }: GatewayPayment) {
  return { paymentId: id, gatewayOrderId: order_id ?? "", amount, currency };
}
