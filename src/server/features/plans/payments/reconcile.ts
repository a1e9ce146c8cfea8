/** The reconciliation: asks the gateway about orders whose payer never came back, so that no rupee stays unexplained. */
import type { Base } from "#server/platform/context.ts";
import { GatewayFailure, type GatewayPayment } from "#server/platform/payments/gateway.ts";
import { claimNextOrder, claimOrder, markOrder, type OrderRow, scheduleCheck } from "../order-queries.ts";
import { parkExhaustedJobs } from "./exhausted-jobs.ts";
import { resumeRefunds } from "./refunds.ts";
import { applyPayment } from "./settle.ts";
import { sweepWebhooks } from "./webhooks.ts";

/** The task's name in the queue. */
export const RECONCILE = "plans-reconcile";
const MINUTE_MS = 60_000;
/** A run begins no check after this time, nor more checks than these: the next run goes on where it stopped. */
const RUN_MS = 40_000;
const SWEEP_MS = 20_000;
const MOST_CHECKS = 500;
/** Banks may authorise up to three days late; after four nobody will pay any more. */
const GIVEN_UP_MS = 4 * 24 * 60 * MINUTE_MS;
const ASK_AGAIN_MS = 5000;
/** The further a payment has come, the sooner it is applied. */
const FIRST = ["captured", "refunded", "authorized", "failed", "created"];

/** What a run came to: orders checked, those that were paid, those that the gateway refuses to answer about, and whether it stopped answering. */
export interface ReconcileResult {
  checked: number;
  paid: number;
  refused: number;
  unreachable: boolean;
}

/** The job of every minute. */
export async function reconcile(base: Base): Promise<ReconcileResult> {
  const start = base.clock.now().getTime();
  const result: ReconcileResult = { checked: 0, paid: 0, refused: 0, unreachable: false };
  await sweepWebhooks(base, new Date(start + SWEEP_MS));
  await resumeRefunds(base);
  await parkExhaustedJobs(base);
  while (result.checked < MOST_CHECKS && base.clock.now().getTime() < start + RUN_MS) {
    const now = base.clock.now();
    const order = await claimNextOrder(base, { now, nextAt: after(now, MINUTE_MS) });
    if (!order) break;
    base.ports.reach("order-claimed");
    result.checked += 1;
    const state = await check(base, order);
    if (state === "unreachable") return { ...result, unreachable: true };
    if (state === "paid" || state === "refused") result[state] += 1;
  }
  return result;
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

/** The same for one order when its owner looks at it, unless it was checked in the last seconds; a gateway that fails leaves it as it is. */
export async function reconcileUnlessRecent(base: Base, orderId: string): Promise<void> {
  const now = base.clock.now();
  const nextAt = after(now, MINUTE_MS);
  const order = await claimOrder(base, orderId, { nextAt, checkedBefore: after(nextAt, -ASK_AGAIN_MS) });
  if (!order) return;
  await reconcileOrder(base, order).catch((error) => {
    if (!(error instanceof GatewayFailure)) throw error;
  });
}

/** Gives up an order that the gateway refuses to answer about: it was made with other keys, or is gone there. Money that came for it all the same is found by the nightly comparison. */
export async function giveUpRefused(base: Base, order: OrderRow, reason: string): Promise<void> {
  base.log.warn({ order: order.gateway_order_id ?? order.id, reason }, "the gateway refuses an order; it is given up");
  await giveUp(base, order);
}

async function check(base: Base, order: OrderRow): Promise<"paid" | "open" | "refused" | "unreachable"> {
  try {
    const state = order.gateway_order_id ? await reconcileOrder(base, order) : "open";
    const ageMs = base.clock.now().getTime() - order.created_at.getTime();
    if (state === "open" && ageMs < GIVEN_UP_MS)
      await scheduleCheck(base, order.id, after(base.clock.now(), pauseMs(ageMs)));
    else if (state === "open") await giveUp(base, order);
    return state;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    if (error.kind === "refused") await giveUpRefused(base, order, error.message);
    else base.log.warn({ reason: error.message }, "the payment gateway does not answer");
    return error.kind;
  }
}

async function giveUp(base: Base, order: OrderRow): Promise<void> {
  await markOrder(base, order.id, "expired");
  await scheduleCheck(base, order.id, null);
}

/** Every minute in the first half hour, then ever less often. */
function pauseMs(ageMs: number): number {
  if (ageMs < 30 * MINUTE_MS) return MINUTE_MS;
  return ageMs < 24 * 60 * MINUTE_MS ? 10 * MINUTE_MS : 120 * MINUTE_MS;
}

function byProgress(a: GatewayPayment, b: GatewayPayment): number {
  return FIRST.indexOf(a.status) - FIRST.indexOf(b.status);
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
