/** Jobs about money that the queue has given up after its last attempt: taken out of it, and shown to the staff instead of lying there unseen. */
import type { Base } from "#server/platform/context.ts";
import { takeExhaustedJobs } from "#server/platform/jobs/job-queries.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { recordAnomaly } from "./anomalies.ts";
import { REFUND } from "./refunds.ts";
import { SETTLE } from "./verification.ts";

/** Parks them all; answers how many those were. */
export function parkExhaustedJobs(base: Base): Promise<number> {
  return inTransaction(base, async (base) => {
    const payloads = await takeExhaustedJobs(base, [SETTLE, REFUND]);
    for (const { paymentId = "", gatewayOrderId = "" } of payloads)
      await recordAnomaly(base, { reason: "settlement-failed", paymentId, gatewayOrderId, source: "reconcile" });
    return payloads.length;
  });
}
