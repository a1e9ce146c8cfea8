/** The nightly comparison of all payments, refunds and disputes that the gateway had in the last days with the books: it finds what neither a callback nor a webhook reported. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { type GatewayPayment, isRefusal } from "#server/platform/payments/gateway.ts";
import { attempt, comparePages } from "./comparison-pages.ts";
import { findLastComparison, insertComparison } from "./comparison-queries.ts";
import { listBooked } from "./ledger-queries.ts";
import { listPendingRefunds, listReversals } from "./reversal-queries.ts";
import { settleNamed, settleReversal } from "./reversal-settlement.ts";
import { ofDispute, ofRefund, type Reversal } from "./reversal-states.ts";
import { applyPayment } from "./settle.ts";

/** The task's name in the queue. */
export const COMPARE = "plans-reconcile-nightly";
/** Longer than a bank may take to authorise: what was recorded as failed may have become money since. */
const LOOK_BACK_DAYS = 8;
const source = "reconcile";

/** Applies every payment and refund that the books have otherwise, from some days before the last completed comparison on, however long ago that is, and every dispute there ever was; answers how many those were. Throws GatewayFailure. */
export async function comparePayments(base: Base): Promise<number> {
  const { gateway } = base.ports;
  if (!gateway) return 0;
  const until = base.clock.now();
  const last = (await findLastComparison(base)) ?? until;
  const from = new Date(Math.min(last.getTime(), until.getTime()) - LOOK_BACK_DAYS * DAY_MS);
  const applied =
    (await comparePages(
      base,
      (skip) => gateway.listPaymentsBetween(from, until, skip),
      missingOf,
      (payment) => ({
        paymentId: payment.id,
        apply: () => applyPayment(base, payment, source),
      }),
    )) +
    (await compareReversals(base, async (skip) =>
      (await gateway.listRefundsBetween(from, until, skip)).map(ofRefund),
    )) +
    (await comparePending(base)) +
    (await compareReversals(base, async (skip) => (await gateway.listDisputes(skip)).map(ofDispute)));
  await insertComparison(base, { until, applied });
  return applied;
}

/** A gateway that keeps no such list for this account ends this part alone. */
function compareReversals(base: Base, list: (skip: number) => Promise<Reversal[]>): Promise<number> {
  const askedAt = base.clock.now();
  return comparePages(base, list, changedOf, (reversal) => ({
    paymentId: reversal.paymentId,
    reference: reversal.id,
    apply: () => settleReversal(base, reversal, { askedAt, source }),
  })).catch((error) => {
    if (!isRefusal(error)) throw error;
    base.log.warn({ reason: error.message }, "the gateway refuses to list refunds or disputes");
    return 0;
  });
}

/** Refunds under way for longer than the comparison looks back. */
async function comparePending(base: Base): Promise<number> {
  let applied = 0;
  for (const id of await listPendingRefunds(base)) {
    const named = { kind: "refund", id, paymentId: "", source } as const;
    applied += await attempt(base, { paymentId: "", reference: id, apply: () => settleNamed(base, named) });
  }
  return applied;
}

/** Those whose money, come or gone, is not in the ledger yet. */
async function missingOf(base: Base, payments: GatewayPayment[]): Promise<GatewayPayment[]> {
  const booked = await listBooked(
    base,
    payments.map(({ id }) => id),
  );
  const paise = new Map(booked.map(({ kind, payment_id, paise }) => [`${kind} ${payment_id}`, paise]));
  return payments.filter(({ id, status, captured, amount_refunded }) => {
    if (status === "authorized" || status === "unknown") return true;
    if (!captured) return false;
    return !paise.has(`capture ${id}`) || -(paise.get(`refund ${id}`) ?? 0) !== amount_refunded;
  });
}

/** Those that the gateway has in another state than it said last. */
async function changedOf(base: Base, reversals: Reversal[]): Promise<Reversal[]> {
  const known = new Map(
    (
      await listReversals(
        base,
        reversals.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return reversals.filter(({ id, status, takenPaise }) => {
    const row = known.get(id);
    return row?.status !== status || row.taken_paise !== takenPaise;
  });
}
