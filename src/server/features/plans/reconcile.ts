/** The reconciliation: asks the gateway about orders whose payer never came back, so that no rupee stays unexplained. */
import type { Base } from "#server/platform/http/server.ts";
import { GatewayFailure, type GatewayPayment } from "#server/platform/payments.ts";
import { claimOrder, claimOrdersToCheck, markOrder, type OrderRow } from "./order-queries.ts";
import { resumeRefunds } from "./refunds.ts";
import { applyPayment } from "./settle.ts";
import { sweepWebhooks } from "./webhooks.ts";

/** The task's name in the queue. */
export const RECONCILE = "plans-reconcile";
const MINUTE_MS = 60_000;
const AT_ONCE = 50;
/** Banks may authorise up to three days late; after four nobody will pay any more. */
const GIVEN_UP_MS = 4 * 24 * 60 * MINUTE_MS;
const ASK_AGAIN_MS = 5000;
/** The further a payment has come, the sooner it is applied. */
const FIRST = ["captured", "refunded", "authorized", "failed", "created"];

/** The job of every minute; answers what it saw. */
export async function reconcile(base: Base): Promise<{ asked: number; paid: number; unreachable: boolean }> {
  const seen = { asked: 0, paid: 0, unreachable: false };
  await sweepWebhooks(base);
  await resumeRefunds(base);
  for (;;) {
    const now = base.clock.now();
    const orders = await claimOrdersToCheck(base, { now, nextAt: after(now, MINUTE_MS), limit: AT_ONCE });
    if (orders.length) base.ports.reach("orders-claimed");
    for (const order of orders) {
      try {
        seen.asked += 1;
        if ((await check(base, order)) === "paid") seen.paid += 1;
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        base.log.warn({ reason: error.message }, "the payment gateway does not answer");
        return { ...seen, unreachable: true };
      }
    }
    if (orders.length < AT_ONCE) return seen;
  }
}

/** Applies all payments that the gateway has for the order; 'paid' when one of them is granted, now or before. Throws GatewayFailure. */
export async function reconcileOrder(base: Base, order: OrderRow): Promise<"paid" | "open"> {
  const payments = (await base.ports.gateway?.listPayments(order.gateway_order_id!)) ?? [];
  base.ports.reach("payments-listed");
  let state: "paid" | "open" = "open";
  for (const payment of payments.toSorted(byProgress))
    if ((await applyPayment(base, payment, "reconcile")) === "paid") state = "paid";
  return state;
}

/** The same for one order on its owner's wish, unless it was asked about in the last seconds; an unreachable gateway leaves it as it is. */
export async function reconcileUnlessAsked(base: Base, orderId: string): Promise<void> {
  const now = base.clock.now();
  const nextAt = after(now, MINUTE_MS);
  const order = await claimOrder(base, orderId, { nextAt, askedBefore: after(nextAt, -ASK_AGAIN_MS) });
  if (!order) return;
  await reconcileOrder(base, order).catch((error) => {
    if (!(error instanceof GatewayFailure)) throw error;
  });
}

async function check(base: Base, order: OrderRow): Promise<"paid" | "open"> {
  const state = order.gateway_order_id ? await reconcileOrder(base, order) : "open";
  const ageMs = base.clock.now().getTime() - order.created_at.getTime();
  if (state === "open" && ageMs < GIVEN_UP_MS) await askNext(base, order, pauseMs(ageMs));
  else if (state === "open") await giveUp(base, order);
  return state;
}

async function giveUp(base: Base, order: OrderRow): Promise<void> {
  await markOrder(base, order.id, "expired");
  await askNext(base, order, null);
}

/** Every minute in the first half hour, then ever less often. */
function pauseMs(ageMs: number): number {
  if (ageMs < 30 * MINUTE_MS) return MINUTE_MS;
  return ageMs < 24 * 60 * MINUTE_MS ? 10 * MINUTE_MS : 120 * MINUTE_MS;
}

async function askNext({ db, clock }: Base, order: OrderRow, pause: number | null): Promise<void> {
  await db
    .updateTable("payment_orders")
    .set({ next_check_at: pause === null ? null : after(clock.now(), pause) })
    .where("id", "=", order.id)
    .execute();
}

function byProgress(a: GatewayPayment, b: GatewayPayment): number {
  return FIRST.indexOf(a.status) - FIRST.indexOf(b.status);
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
