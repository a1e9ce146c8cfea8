/** Ordering a plan: one open order a member and plan, made here and at the gateway, at the plan's price. */
import { newId, shortId } from "#base/ids.ts";
import type { CheckoutView } from "#contract/plan-views.ts";
import { getCommonInfo } from "#server/features/content/content.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { type Gateway, GatewayFailure, isRefusal } from "#server/platform/payments/gateway.ts";
import { refuse } from "#server/platform/refusal.ts";
import { atGateway, FIRST_CHECK_MS } from "./gateway-order.ts";
import { findOpenOrder, insertOrder, markOrder, type OrderRow, type PlanOrder } from "./order-queries.ts";
import { giveUpRefused, reconcileOrder } from "./payments/reconcile.ts";
import { findLastPlanId, findPlanOnSale, listPlansOnSale, type PlanRow } from "./queries.ts";
import { viewPlan } from "./view.ts";

export interface Choice {
  fkPlanId?: number | undefined;
  fkPaymentPlatformId?: string | undefined;
  idempotencyKey?: string | undefined;
}

/** What the checkout window is opened with; the same again for an order that is still open. Refuses when an earlier payment of this order turns out to have arrived. */
export function orderPlan(ctx: Ctx, { idempotencyKey, ...choice }: Choice): Promise<CheckoutView> {
  return once(ctx, { call: "paymentCheckOut", key: idempotencyKey, body: choice }, async (keep) =>
    keep(ctx, await checkOut(ctx, choice)),
  );
}

async function checkOut(ctx: Ctx, { fkPlanId, fkPaymentPlatformId }: Choice): Promise<CheckoutView> {
  const gateway = ctx.ports.gateway ?? refuse("payment.unavailable");
  if (fkPaymentPlatformId !== undefined && fkPaymentPlatformId !== gateway.platform) refuse("payment.platform-unknown");
  const plan = await choosePlan(ctx, fkPlanId);
  const { id: memberId } = memberOf(ctx);
  try {
    const order = await openOrder(ctx, gateway, plan, memberId);
    return await view(ctx, gateway, plan, order);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.warn({ reason: error.message }, "the payment gateway does not answer");
    return refuse("payment.unavailable");
  }
}

/** The named plan, else the one the member had last, else the first on sale. */
async function choosePlan(ctx: Ctx, id: number | undefined): Promise<PlanRow> {
  const wanted = id ?? (await findLastPlanId(ctx, memberOf(ctx).id));
  const named = wanted === undefined ? undefined : await findPlanOnSale(ctx, wanted);
  if (named) return named;
  if (id !== undefined) refuse("plan.not-found");
  return (await listPlansOnSale(ctx))[0] ?? refuse("plan.not-found");
}

async function openOrder(ctx: Ctx, gateway: Gateway, plan: PlanRow, memberId: string): Promise<OrderRow> {
  const open = await findOpenOrder(ctx, memberId, plan.id);
  const again = open && (await reuseOrder(ctx, gateway, plan, open));
  return again ?? newOrder(ctx, gateway, plan, memberId);
}

/** The open order once more; undefined when another has to take its place. Refuses when it turns out to be paid. */
async function reuseOrder(ctx: Ctx, gateway: Gateway, plan: PlanRow, open: PlanOrder): Promise<OrderRow | undefined> {
  try {
    const isSamePlatform = open.platform === gateway.platform;
    if (isSamePlatform && open.gateway_order_id && (await reconcileOrder(ctx, open)) === "paid")
      refuse("payment.already-made", {}, { paymentDetails: shortId(open.id) });
    if (isSamePlatform && open.amount_paise === plan.price_paise) return await atGateway(ctx, gateway, open);
    await markOrder(ctx, open.id, "expired");
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await giveUpRefused(ctx, open, error.message);
  }
  return undefined;
}

async function newOrder(ctx: Ctx, gateway: Gateway, plan: PlanRow, memberId: string): Promise<OrderRow> {
  const now = ctx.clock.now();
  await insertOrder(ctx, {
    id: newId(),
    member_id: memberId,
    plan_id: plan.id,
    platform: gateway.platform,
    amount_paise: plan.price_paise,
    gateway_order_id: null,
    created_at: now,
    paid_at: null,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
  });
  ctx.ports.reach("order-inserted");
  const order = await findOpenOrder(ctx, memberId, plan.id);
  if (!order) throw new Error("the order that was just made is not open any more");
  return atGateway(ctx, gateway, order);
}

async function view(ctx: Ctx, gateway: Gateway, plan: PlanRow, order: OrderRow): Promise<CheckoutView> {
  const { name, phone, email, language } = await getAccount(ctx, memberOf(ctx).id);
  const { brand } = await getCommonInfo(ctx, language);
  return {
    paymentDetails: shortId(order.id),
    order: { id: order.gateway_order_id!, amount: order.amount_paise, currency: "INR" },
    key: gateway.keyId,
    sandbox: gateway.platform === "sandbox",
    script: gateway.script,
    name: brand,
    plan: viewPlan(plan),
    prefill: { name, contact: `+91${phone}`, email },
  };
}
