/** The plans on sale, and the status of a member's own orders. */
import type { PaymentPlatformView, PaymentView, PlanView } from "#contract/plan-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { reconcileUnlessRecent } from "./payments/reconcile.ts";
import { findOwnOrder, listOwnOrders, listPlansOnSale, type PaidRow } from "./queries.ts";
import { viewPayment, viewPlan } from "./view.ts";

const RECEIPTS = 20;

/** The plans on sale and the platforms they can be paid with: none while payments are not set up. */
export async function listOffers(ctx: Ctx): Promise<{ plans: PlanView[]; paymentPlatforms: PaymentPlatformView[] }> {
  const { gateway } = ctx.ports;
  return {
    plans: (await listPlansOnSale(ctx)).map(viewPlan),
    paymentPlatforms: gateway ? [{ _id: gateway.platform, name: gateway.name }] : [],
  };
}

/** One of the caller's own orders; when it is still open, the gateway is asked first, but not more than every few seconds. */
export async function getOwnPayment(ctx: Ctx, orderId: string): Promise<PaymentView> {
  const found = await getOwnOrder(ctx, orderId);
  if (found.status === "paid") return viewPayment(found);
  await reconcileUnlessRecent(ctx, orderId);
  return viewPayment(await getOwnOrder(ctx, orderId));
}

/** The caller's newest order, and the paid ones. */
export async function listOwnPayments(ctx: Ctx): Promise<{ payment: PaymentView | null; paid: PaymentView[] }> {
  const { id } = memberOf(ctx);
  const [newest] = await listOwnOrders(ctx, id, { limit: 1 });
  const paid = await listOwnOrders(ctx, id, { limit: RECEIPTS, paid: true });
  return { payment: newest ? viewPayment(newest) : null, paid: paid.map(viewPayment) };
}

async function getOwnOrder(ctx: Ctx, orderId: string): Promise<PaidRow> {
  return (await findOwnOrder(ctx, memberOf(ctx).id, orderId)) ?? refuse("payment.not-found");
}
