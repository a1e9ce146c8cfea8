/** Payments that a person must look at: recorded with a reason, counted when they come again, marked when money has to go back. */
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
   * foreign-order: its order is none of ours. amount-mismatch: another amount or currency than ordered. second-capture: paid twice.
   * refund-refused: the gateway would not send it back. refunded-after-grant: sent back though the plan runs.
   */
  reason:
    | "not-genuine"
    | "unknown-payment"
    | "order-mismatch"
    | "foreign-order"
    | "amount-mismatch"
    | "second-capture"
    | "refund-refused"
    | "refunded-after-grant";
  gatewayOrderId: string;
  paymentId: string;
  source: Source;
  amount?: number;
  currency?: string;
  refundDue?: boolean;
}

const MOST_FORGERIES = 50;

/** Records it once; the same again is only counted. */
export async function recordAnomaly(ctx: Ctx, anomaly: Anomaly): Promise<void> {
  const { reason, gatewayOrderId, paymentId, source, amount, currency, refundDue } = anomaly;
  ctx.log.warn({ anomaly: reason, order: gatewayOrderId, payment: paymentId }, "payment parked");
  await upsertAnomaly(ctx, {
    reason,
    gateway_order_id: gatewayOrderId,
    payment_id: paymentId,
    source,
    amount_paise: amount ?? null,
    currency: currency ?? null,
    refund_due: refundDue ?? false,
  });
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
