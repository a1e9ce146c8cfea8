/** Refunds and disputes that an event or the nightly comparison names: the gateway is asked how they stand, and their payment is settled first where it is not known yet. */
import type { Base } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { recordAnomaly, type Source } from "./anomalies.ts";
import { lockCapture } from "./ledger-queries.ts";
import { ofDispute, ofRefund, type Reversal } from "./reversal-states.ts";
import { applyReversal, type Question } from "./reversals.ts";
import { applyPayment, type Outcome } from "./settle.ts";

interface Named {
  kind: "refund" | "dispute";
  id: string;
  /** As the event says; empty where it does not. */
  paymentId: string;
  source: Source;
}

/** Asks the gateway how this refund or dispute stands and applies that. Throws GatewayFailure. */
export async function settleNamed(base: Base, { kind, id, paymentId, source }: Named): Promise<Outcome | "booked"> {
  const gateway = base.ports.gateway ?? refuse("payment.unavailable");
  const askedAt = base.clock.now();
  const reversal =
    kind === "refund"
      ? await gateway.findRefund(id).then((refund) => refund && ofRefund(refund))
      : await gateway.findDispute(id).then((dispute) => dispute && ofDispute(dispute));
  if (reversal) return settleReversal(base, reversal, { askedAt, source });
  await recordAnomaly(base, { reason: "unknown-payment", gatewayOrderId: "", paymentId, reference: id, source });
  return "parked";
}

/** The same for one that the gateway has just answered. */
export async function settleReversal(base: Base, reversal: Reversal, question: Question): Promise<Outcome | "booked"> {
  const { paymentId, id: reference } = reversal;
  const { source } = question;
  if (!(await lockCapture(base, paymentId))) {
    const payment = await base.ports.gateway?.findPayment(paymentId);
    if (payment) await applyPayment(base, payment, source);
    else await recordAnomaly(base, { reason: "unknown-payment", gatewayOrderId: "", paymentId, reference, source });
  }
  await applyReversal(base, reversal, question);
  return "booked";
}
