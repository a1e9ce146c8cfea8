/** What the queue does for plans and payments, and when. */
import { forgetOldKeys } from "#server/platform/idempotency.ts";
import type { Task } from "#server/platform/jobs/jobs.ts";
import { EXPIRY_NOTICES, tellEndings } from "./expiry-notices.ts";
import { CHECK, watchPayments } from "./invariants.ts";
import { NIGHTLY, reconcileNightly } from "./nightly.ts";
import { RECONCILE, reconcile } from "./reconcile.ts";
import { REFUND, sendRefund } from "./refunds.ts";
import { settle } from "./settle.ts";
import { SETTLE } from "./verification.ts";
import { processWebhook, WEBHOOK } from "./webhooks.ts";

const FORGET_KEYS = "forget-idempotency-keys";

export const plansTasks: Record<string, Task> = {
  [SETTLE]: async (base, payload: Parameters<typeof settle>[1]) => void (await settle(base, payload)),
  [WEBHOOK]: processWebhook,
  [REFUND]: sendRefund,
  [RECONCILE]: async (base) => void (await reconcile(base)),
  [NIGHTLY]: async (base) => void (await reconcileNightly(base)),
  [EXPIRY_NOTICES]: async (base) => void (await tellEndings(base)),
  [CHECK]: watchPayments,
  [FORGET_KEYS]: forgetOldKeys,
};

/** In the queue's notation, in UTC: the reconciliation every minute (one at a time, and one in line at most), notices at half past every hour of the Indian day (8:30 to 20:30). */
export const plansTimed = [
  `* * * * * ${RECONCILE} ?queue=${RECONCILE}&jobKey=${RECONCILE}`,
  `5 20 * * * ${NIGHTLY}`,
  `0 3-15 * * * ${EXPIRY_NOTICES}`,
  `17 * * * * ${CHECK}`,
  `25 21 * * * ${FORGET_KEYS}`,
];
