/** What the treasurer does with payments that somebody must look at: reads them, and closes each with an entry in the staff's log. */
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { closeAnomaly, listOpenAnomalies, lockOpenAnomaly } from "./anomaly-queries.ts";
import { findComparedAt } from "./comparison-queries.ts";

/** A page of those that are open, the latest first, and when the books were last compared as a whole. */
export async function openAnomalyPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const rows = await listOpenAnomalies(ctx, startOf(cursor), limit + 1);
  return { ...pageOf(rows, limit), comparedAt: await findComparedAt(ctx) };
}

/** Closes one; refuses what is closed already, and what is about a payment of the caller's own. */
export function closeOpenAnomaly(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id: staffId } = memberOf(ctx);
    const anomaly = (await lockOpenAnomaly(ctx, id)) ?? refuse("payment.not-open");
    if (anomaly.member_id === staffId) refuse("staff.own-thing");
    await closeAnomaly(ctx, id, staffId);
    await logStaffAction(ctx, {
      action: "payment.closed",
      kind: "payment",
      name: anomaly.payment_id || anomaly.reference,
    });
  });
}
