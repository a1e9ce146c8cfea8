/** The calls about payments that the treasurer must look at. */
import { shortId } from "#base/ids.ts";
import { type PaymentAnomaly, paymentAnomalies } from "#contract/payment-anomalies.ts";
import { bind } from "#server/platform/http/bind.ts";
import type { OpenAnomalyRow } from "./anomaly-queries.ts";
import { closeOpenAnomaly, openAnomalyPage } from "./anomaly-review.ts";

export const paymentAnomalyRoutes = bind(paymentAnomalies, {
  fetchAll: async (ctx, input) => {
    const { rows, nextCursor, comparedAt } = await openAnomalyPage(ctx, input);
    return { anomalies: rows.map(viewAnomaly), comparedAt: comparedAt?.toISOString() ?? null, nextCursor };
  },
  close: async (ctx, { id }) => {
    await closeOpenAnomaly(ctx, id);
    return {};
  },
});

function viewAnomaly(row: OpenAnomalyRow): PaymentAnomaly {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    paymentId: row.payment_id,
    orderId: row.gateway_order_id,
    reference: row.reference,
    amount: row.amount_paise,
    currency: row.currency,
    dueAt: row.due_at?.toISOString() ?? null,
    occurrences: row.occurrences,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    memberName: row.member_name,
    memberPhone: row.member_phone ?? "",
  };
}
