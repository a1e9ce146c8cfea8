/** The payment order of a donation: one each, made when the donor goes to pay. */
import { newId, shortId } from "#base/ids.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type Gateway, GatewayFailure } from "#server/platform/payments/gateway.ts";
import { refuse } from "#server/platform/refusal.ts";
import { atGateway, FIRST_CHECK_MS } from "./gateway-order.ts";
import { findDonationOrder, insertOrder, type OrderRow } from "./order-queries.ts";
import { reconcileOrder, reconcileUnlessRecent } from "./payments/reconcile.ts";

interface Donation {
  id: string;
  memberId: string | null;
  amountPaise: number;
}

/** The open order with the gateway's own. Refuses what is paid already, also when that turns out only now, and an order that was given up: its donation is begun anew. */
export async function orderDonation(
  ctx: Ctx,
  donation: Donation,
): Promise<{ gateway: Gateway; order: { id: string; amount: number; currency: "INR" } }> {
  const gateway = ctx.ports.gateway ?? refuse("payment.unavailable");
  try {
    const before = await findDonationOrder(ctx, donation.id);
    if (before) await refuseClosed(ctx, gateway, before, donation.id);
    const order = await atGateway(ctx, gateway, before ?? (await newOrder(ctx, gateway, donation)));
    return { gateway, order: { id: order.gateway_order_id!, amount: order.amount_paise, currency: "INR" } };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.warn({ reason: error.message }, "the payment gateway does not answer");
    return refuse("payment.unavailable");
  }
}

/** Asks the gateway how the order of a donation stands, but not more than every few seconds; nothing where none was made. */
export async function followDonationOrder(ctx: Ctx, donationId: string): Promise<void> {
  const order = await findDonationOrder(ctx, donationId);
  if (order) await reconcileUnlessRecent(ctx, order.id);
}

async function refuseClosed(ctx: Ctx, gateway: Gateway, order: OrderRow, donationId: string): Promise<void> {
  const isPaid =
    order.status === "paid" ||
    (order.platform === gateway.platform && order.gateway_order_id && (await reconcileOrder(ctx, order)) === "paid");
  if (isPaid) refuse("payment.already-made", {}, { donation: shortId(donationId) });
  if (order.status === "expired" || order.platform !== gateway.platform) refuse("donation.not-open");
}

async function newOrder(ctx: Ctx, gateway: Gateway, { id, memberId, amountPaise }: Donation): Promise<OrderRow> {
  const now = ctx.clock.now();
  await insertOrder(ctx, {
    id: newId(),
    kind: "donation",
    donation_id: id,
    member_id: memberId,
    plan_id: null,
    platform: gateway.platform,
    amount_paise: amountPaise,
    gateway_order_id: null,
    created_at: now,
    paid_at: null,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
  });
  ctx.ports.reach("order-inserted");
  const order = await findDonationOrder(ctx, id);
  if (!order) throw new Error("the order that was just made is gone");
  return order;
}
