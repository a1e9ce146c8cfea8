/** The reconciliation of every night: all payments that the gateway had in the last days against the books, so that what neither callback nor webhook told of is found too. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { GatewayPayment } from "#server/platform/payments/gateway.ts";
import { applyPayment } from "./settle.ts";

/** The task's name in the queue. */
export const NIGHTLY = "plans-reconcile-nightly";
/** Longer than a bank may take to authorise: what was seen as failed may have become money since. */
const LOOK_BACK_DAYS = 8;
const PAGE = 100;

/** Applies every payment that stands otherwise in the books, from some days before the last completed comparison on, however long ago that is; answers how many those were. Throws GatewayFailure. */
export async function reconcileNightly(base: Base): Promise<number> {
  const { gateway } = base.ports;
  if (!gateway) return 0;
  const to = base.clock.now();
  const from = new Date((await comparedUntil(base, to)).getTime() - LOOK_BACK_DAYS * DAY_MS);
  for (let skip = 0, applied = 0; ; skip += PAGE) {
    const page = await gateway.listPaymentsBetween(from, to, skip);
    const news = await unknownOf(base, page);
    for (const payment of news) await applyPayment(base, payment, "reconcile");
    applied += news.length;
    if (page.length < PAGE) return complete(base, to, applied);
  }
}

/** When the last completed comparison was; at first, when the first order was made. */
async function comparedUntil({ db }: Base, now: Date): Promise<Date> {
  const last = await db
    .selectFrom("payment_comparisons")
    .select((e) => e.fn.max("until").as("at"))
    .executeTakeFirst();
  const first = await db
    .selectFrom("payment_orders")
    .select((e) => e.fn.min("created_at").as("at"))
    .executeTakeFirst();
  const from: Date = last?.at ?? first?.at ?? now;
  return from < now ? from : now;
}

async function complete({ db, clock }: Base, until: Date, applied: number): Promise<number> {
  await db
    .insertInto("payment_comparisons")
    .values({ until, applied, finished_at: clock.now() })
    .onConflict((c) => c.doNothing())
    .execute();
  return applied;
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
