/** Plans and payments in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { PaymentView, PlanView } from "#contract/plan-views.ts";
import type { PaidRow, PlanRow } from "./queries.ts";

export function viewPlan(row: PlanRow): PlanView {
  return {
    _id: String(row.id),
    name: row.name,
    nameHi: row.name_hi,
    duration: row.years,
    price: row.price_paise / 100,
    discount: row.discount_paise / 100,
  };
}

export function viewPayment(row: PaidRow): PaymentView {
  const at = (date: Date | null) => date?.toISOString() ?? null;
  return {
    paymentDetails: shortId(row.id),
    status: row.status,
    plan: viewPlan({ ...row, id: row.plan_id, name: row.plan_name, name_hi: row.plan_name_hi }),
    amount: row.amount_paise,
    currency: "INR",
    platform: row.platform,
    createdAt: row.created_at.toISOString(),
    paymentId: row.payment_id,
    paidAt: at(row.paid_at),
    startsAt: at(row.starts_at),
    planExpiresAt: at(row.ends_at),
    receiptNumber: row.receipt_number,
  };
}
