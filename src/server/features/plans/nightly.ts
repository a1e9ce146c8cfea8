/** The reconciliation of every night: all payments that the gateway had in the last days against the books, so that what neither callback nor webhook told of is found too. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/http/server.ts";
import type { GatewayPayment } from "#server/platform/payments.ts";
import { applyPayment } from "./settle.ts";

/** The task's name in the queue. */
export const NIGHTLY = "plans-reconcile-nightly";
/** Longer than a bank may take, so that a missed night does no harm. */
const LOOK_BACK_DAYS = 8;
const PAGE = 100;

/** Applies every payment that stands otherwise in the books; answers how many those were. Throws GatewayFailure. */
export async function reconcileNightly(base: Base): Promise<number> {
  const { gateway } = base.ports;
  if (!gateway) return 0;
  const to = base.clock.now();
  const from = new Date(to.getTime() - LOOK_BACK_DAYS * DAY_MS);
  for (let skip = 0, applied = 0; ; skip += PAGE) {
    const page = await gateway.listPaymentsBetween(from, to, skip);
    const news = await unknownOf(base, page);
    for (const payment of news) await applyPayment(base, payment, "reconcile");
    applied += news.length;
    if (page.length < PAGE) return applied;
  }
}

/** Those whose money, come or gone, is not in the books yet. */
async function unknownOf({ db }: Base, payments: GatewayPayment[]): Promise<GatewayPayment[]> {
  if (!payments.length) return [];
  const ids = payments.map(({ id }) => id);
  const booked = await db
    .selectFrom("ledger_transactions")
    .select(["payment_id", "kind"])
    .where("payment_id", "in", ids)
    .execute();
  const known = new Set(booked.map(({ payment_id, kind }) => `${kind} ${payment_id}`));
  return payments.filter(({ id, status, captured }) => {
    if (status === "authorized") return true;
    if (!captured) return false;
    return !known.has(`${status === "refunded" ? "refund" : "capture"} ${id}`);
  });
}
