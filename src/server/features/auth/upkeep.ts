/** Forgets, once a day, what limits, codes and sessions need no more, and messages that were never sent. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { forgetMessages } from "#server/platform/outbox/outbox.ts";
import { deleteOld } from "./queries.ts";

const KEPT_DAYS = 30;

export async function forgetOldAttempts(base: Base): Promise<void> {
  const now = base.clock.now();
  const long = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await deleteOld(base, { now, long });
  await forgetMessages(base, long);
}
