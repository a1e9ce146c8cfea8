/** Orders at the gateway: each of ours has one there, found again by our own id if making it was interrupted. */
import { shortId } from "#base/ids.ts";
import type { Base } from "#server/platform/context.ts";
import { type Gateway, GatewayFailure } from "#server/platform/payments/gateway.ts";
import { linkOrder, type OrderRow } from "./order-queries.ts";

/** When the gateway is asked about an order for the first time. */
export const FIRST_CHECK_MS = 60_000;

/** The order with the gateway's own; one that was made there but never noted here is found again by its receipt. Throws GatewayFailure. */
export async function atGateway(base: Base, gateway: Gateway, order: OrderRow): Promise<OrderRow> {
  if (order.gateway_order_id) return order;
  const receipt = shortId(order.id);
  const made =
    (await gateway.findOrderByReceipt(receipt)) ??
    (await gateway.createOrder({
      amountPaise: order.amount_paise,
      receipt,
      notes: { kind: order.kind, order: receipt },
    }));
  base.ports.reach("gateway-order-made");
  if (made.amount !== order.amount_paise || made.currency !== "INR")
    throw new GatewayFailure("refused", `the gateway made an order of ${made.amount} ${made.currency}`);
  const linked = await linkOrder(base, order.id, made.id);
  base.ports.reach("order-linked");
  return linked;
}
