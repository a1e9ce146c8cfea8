/** What a paid order brings: the plan, the receipt, and the notices of both, all in the settling transaction. */
import { showDate } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { rupees } from "#base/money.ts";
import { paths } from "#contract/paths.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { extendPlan } from "#server/features/members/plan-expiry.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { markOrder, type PlanOrder } from "../order-queries.ts";
import { getPlanRow } from "../queries.ts";
import { insertGrant } from "./queries.ts";
import { issueReceipt } from "./receipts.ts";

const MAIL_GOOD_MINUTES = 3 * 24 * 60;

/** Grants the plan of an order that has not been granted yet; the caller holds the order's lock. */
export async function grantPlan(base: Base, order: PlanOrder, paymentId: string): Promise<void> {
  const now = base.clock.now();
  const { reach } = base.ports;
  await markOrder(base, order.id, "paid", { paid_at: now, next_check_at: null });
  reach("order-paid");
  const plan = await getPlanRow(base, order.plan_id);
  const { previousEnd, startsAt, endsAt } = await extendPlan(base, order.member_id, { years: plan.years, now });
  reach("plan-extended");
  await insertGrant(base, {
    id: newId(),
    order_id: order.id,
    payment_id: paymentId,
    member_id: order.member_id,
    plan_id: plan.id,
    previous_end: previousEnd,
    starts_at: startsAt,
    ends_at: endsAt,
    granted_at: now,
  });
  reach("grant-inserted");
  const receipt = await issueReceipt(base, { orderId: order.id, memberId: order.member_id });
  reach("receipt-issued");
  await notifyPayer(base, order, { receipt, endsAt });
  reach("payer-notified");
}

async function notifyPayer(
  base: Base,
  order: PlanOrder,
  { receipt, endsAt }: { receipt: string; endsAt: Date },
): Promise<void> {
  const { language, mailAddress } = await getAccount(base, order.member_id);
  const until = showDate(endsAt, language);
  const path = paths.paymentSuccess(shortId(order.id));
  await notify(base, {
    memberId: order.member_id,
    key: "notice.plan-paid",
    values: { until },
    redirect: path,
    about: `payment:${order.id}`,
  });
  if (!mailAddress) return;
  const link = `${base.config.publicUrl}${path}`;
  await sendMessage(base, {
    channel: "email",
    to: mailAddress,
    template: "outgoing.receipt",
    values: { amount: rupees(order.amount_paise), receipt, until, link },
    language,
    goodMinutes: MAIL_GOOD_MINUTES,
  });
}
