/** What the queue does for plans and payments, and when. */
import type { Base } from "#server/platform/context.ts";
import { forgetOldKeys } from "#server/platform/idempotency/idempotency.ts";
import type { Task } from "#server/platform/jobs/jobs.ts";
import { EXPIRY_NOTICES, sendExpiryNotices } from "./expiry-notices.ts";
import { COMPARE, comparePayments } from "./payments/comparison.ts";
import { checkPaymentInvariants } from "./payments/invariant-queries.ts";
import { RECONCILE, reconcile } from "./payments/reconcile.ts";
import { REFUND, sendRefund } from "./payments/refunds.ts";
import { settle } from "./payments/settle.ts";
import { SETTLE } from "./payments/verification.ts";
import { processWebhook, WEBHOOK } from "./payments/webhooks.ts";

const CHECK = "plans-check-payments";
const FORGET_KEYS = "forget-idempotency-keys";

export const plansTasks: Record<string, Task> = {
  [SETTLE]: async (base, payload: Parameters<typeof settle>[1]) => void (await settle(base, payload)),
  [WEBHOOK]: processWebhook,
  [REFUND]: sendRefund,
  [RECONCILE]: async (base) => void (await reconcile(base)),
  [COMPARE]: async (base) => void (await comparePayments(base)),
  [EXPIRY_NOTICES]: async (base) => void (await sendExpiryNotices(base)),
  [CHECK]: watchPayments,
  [FORGET_KEYS]: forgetOldKeys,
};

/** In the queue's notation, in UTC: the reconciliation every minute (one at a time, and one in line at most), notices at half past every hour of the Indian day (8:30 to 20:30). */
export const plansTimed = [
  `* * * * * ${RECONCILE} ?queue=${RECONCILE}&jobKey=${RECONCILE}`,
  `5 20 * * * ${COMPARE}`,
  `0 3-15 * * * ${EXPIRY_NOTICES}`,
  `17 * * * * ${CHECK}`,
  `25 21 * * * ${FORGET_KEYS}`,
];

/** The job of every hour: an invariant that is broken is an error in the log. */
async function watchPayments({ db, clock, log }: Base): Promise<void> {
  for (const { invariant, what } of await checkPaymentInvariants(db, clock.now()))
    log.error({ invariant }, `payments do not add up: ${what}`);
}
