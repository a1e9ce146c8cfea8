/** Refunds and disputes, wherever they were made: the books follow what the gateway answers of each, and a person is told of what needs one. */
import type { Insertable } from "kysely";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { PaymentReversals } from "#server/tables/database.ts";
import { type Anomaly, paymentNames, recordAnomaly, type Source } from "./anomalies.ts";
import { settleAnomalies, settleAnomaliesOf } from "./anomaly-queries.ts";
import { bookReversal } from "./ledger.ts";
import { getBookedReversal, getTaken, listBooked, lockCapture } from "./ledger-queries.ts";
import { advancePayment } from "./payment-queries.ts";
import { listReversals, upsertReversal } from "./reversal-queries.ts";
import { ofRefund, type Reversal, reasonOf } from "./reversal-states.ts";

export interface Question {
  /** When the gateway was asked. */
  askedAt: Date;
  source: Source;
}

/** Books what has changed and tells the staff what they must know; the same again, or the answer to an earlier question, changes nothing. Of a payment whose money never came nothing is booked. */
export function applyReversal(base: Base, reversal: Reversal, { askedAt, source }: Question): Promise<void> {
  const { id, kind, paymentId, amount, currency, status } = reversal;
  return inTransaction(base, async (base) => {
    const capture = await lockCapture(base, paymentId);
    const gatewayOrderId = capture?.gateway_order_id ?? "";
    const names = { paymentId, gatewayOrderId, amount, currency, source, reference: id };
    if (status === "unknown") return recordAnomaly(base, { ...names, reason: "unknown-state" });
    if (!capture || (kind === "refund" && (await isRefundedAsAWhole(base, paymentId)))) return undefined;
    if (!(await isChange(base, reversal, { status, asked_at: askedAt }))) return undefined;
    const change = await bookReversal(base, reversal, capture.account);
    base.ports.reach("reversal-booked");
    if (capture.account === "donation-income" && capture.donation_id)
      await base.ports.donationReturned(base, capture.donation_id, await getTaken(base, paymentId));
    if (kind === "refund") await closeRefunded(base, paymentId, capture.paise);
    await settleAnomaliesOf(base, id);
    const reason = reasonOf(reversal, change, capture.account);
    return reason && recordAnomaly(base, { ...names, reason, ...moreOf(reason, reversal) });
  });
}

/** Asks for the refunds of a payment when the gateway says that more or less of it went back than is booked, and applies each. Throws GatewayFailure. */
export async function followRefunds(base: Base, payment: GatewayPayment, source: Source): Promise<void> {
  if (!payment.captured || (await refundedPaise(base, payment.id)) === payment.amount_refunded) return;
  const gateway = base.ports.gateway ?? refuse("payment.unavailable");
  const askedAt = base.clock.now();
  const refunds = await gateway.listRefunds(payment.id);
  for (const refund of refunds) await applyReversal(base, ofRefund(refund), { askedAt, source });
  const missing = payment.amount_refunded - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (missing > 0)
    await recordAnomaly(base, { ...paymentNames(payment), amount: missing, reason: "refunds-differ", source });
}

/** Whether a refund of the whole payment was booked before refunds had ids here: it stands for all of them. */
async function isRefundedAsAWhole(base: Base, paymentId: string): Promise<boolean> {
  return (await getBookedReversal(base, { kind: "refund", paymentId, id: "" })).taken > 0;
}

/** Stores the answer; false when the gateway said the same before, or something else to a later question. */
async function isChange(
  base: Base,
  { id, kind, paymentId, amount, takenPaise, currency }: Reversal,
  { status, asked_at }: Pick<Insertable<PaymentReversals>, "status" | "asked_at">,
): Promise<boolean> {
  const [before] = await listReversals(base, [id]);
  const row = { id, kind, payment_id: paymentId, amount_paise: amount, taken_paise: takenPaise, currency };
  const isLatest = await upsertReversal(base, { ...row, status, asked_at });
  return isLatest && (before?.status !== status || before.taken_paise !== takenPaise);
}

async function refundedPaise(base: Base, paymentId: string): Promise<number> {
  const booked = await listBooked(base, [paymentId]);
  return -(booked.find(({ kind }) => kind === "refund")?.paise ?? 0);
}

/** When all that was captured has gone back, nothing is due any more. */
async function closeRefunded(base: Base, paymentId: string, capturedPaise: number): Promise<void> {
  if ((await refundedPaise(base, paymentId)) < capturedPaise) return;
  await advancePayment(base, paymentId, "refunded");
  await settleAnomalies(base, paymentId);
}

function moreOf(reason: Anomaly["reason"], { dueAt }: Reversal): Pick<Anomaly, "dueAt" | "refundDue"> {
  if (reason === "dispute-open") return { dueAt };
  return { refundDue: reason === "refund-refused" };
}
