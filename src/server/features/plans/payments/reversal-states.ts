/** What the states of a refund and of a dispute mean: how much of the money is gone, and what a person must be told. */
import type { GatewayDispute, GatewayRefund } from "#server/platform/payments/gateway.ts";
import type { Anomaly } from "./anomalies.ts";
import type { OwnAccount } from "./ledger.ts";

/** A refund or a dispute as the gateway answered; `takenPaise` is what is gone now. */
export type Reversal = {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  takenPaise: number;
  /** Until when somebody has to act, where the gateway sets a date. */
  dueAt: Date | undefined;
} & ({ kind: "refund"; status: GatewayRefund["status"] } | { kind: "dispute"; status: GatewayDispute["status"] });

export function ofRefund({ id, payment_id, amount, currency, status }: GatewayRefund): Reversal {
  const takenPaise = status === "pending" || status === "processed" ? amount : 0;
  return { kind: "refund", id, paymentId: payment_id, amount, currency, status, takenPaise, dueAt: undefined };
}

/** A dispute that is lost has taken its amount also where the gateway does not say so; one that is won has given back what was taken before. */
export function ofDispute(dispute: GatewayDispute): Reversal {
  const { id, payment_id, amount, amount_deducted, currency, status, respond_by } = dispute;
  const deducted = status === "lost" ? amount_deducted || amount : amount_deducted;
  const takenPaise = status === "won" ? 0 : deducted;
  const dueAt = respond_by === null ? undefined : new Date(respond_by * 1000);
  return { kind: "dispute", id, paymentId: payment_id, amount, currency, status, takenPaise, dueAt };
}

/** What is to be told of it, if anything, when so much more is gone than before; `account` is where the payment was booked. */
export function reasonOf(
  { kind, status, takenPaise }: Reversal,
  change: number,
  account: OwnAccount,
): Anomaly["reason"] | undefined {
  if (status === "unknown") return "unknown-state";
  if (status === "failed") return "refund-refused";
  if (status === "open") return "dispute-open";
  if (kind === "dispute") return takenPaise > 0 && status !== "under_review" ? "dispute-lost" : undefined;
  return change > 0 && account === "plan-income" ? "refunded-after-grant" : undefined;
}
