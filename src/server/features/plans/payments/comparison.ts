/** The nightly comparison of all payments that the gateway had in the last days with the ledger: it finds what neither a callback nor a webhook reported. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import { findLastComparison, insertComparison, listTransactionsOf } from "./ledger-queries.ts";
import { applyPayment } from "./settle.ts";

/** The task's name in the queue. */
export const COMPARE = "plans-reconcile-nightly";
/** Longer than a bank may take to authorise: what was recorded as failed may have become money since. */
const LOOK_BACK_DAYS = 8;
const PAGE = 100;

/** Applies every payment that the ledger has otherwise, from some days before the last completed comparison on, however long ago that is; answers how many those were. Throws GatewayFailure. */
export async function comparePayments(base: Base): Promise<number> {
  const { gateway } = base.ports;
  if (!gateway) return 0;
  const until = base.clock.now();
  const last = (await findLastComparison(base)) ?? until;
  const from = new Date(Math.min(last.getTime(), until.getTime()) - LOOK_BACK_DAYS * DAY_MS);
  for (let skip = 0, applied = 0; ; skip += PAGE) {
    const page = await gateway.listPaymentsBetween(from, until, skip);
    const missing = await missingOf(base, page);
    for (const payment of missing) await applyPayment(base, payment, "reconcile");
    applied += missing.length;
    if (page.length < PAGE) {
      await insertComparison(base, { until, applied });
      return applied;
    }
  }
}

/** Those whose money, come or gone, is not in the ledger yet. */
async function missingOf(base: Base, payments: GatewayPayment[]): Promise<GatewayPayment[]> {
  if (!payments.length) return [];
  const transactions = await listTransactionsOf(
    base,
    payments.map(({ id }) => id),
  );
  const booked = new Set(transactions.map(({ payment_id, kind }) => `${kind} ${payment_id}`));
  return payments.filter(({ id, status, captured }) => {
    if (status === "authorized") return true;
    if (!captured) return false;
    return !booked.has(`${status === "refunded" ? "refund" : "capture"} ${id}`);
  });
}
