/** Takes away what people typed for donations that they never paid. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { emptyBegunBefore } from "./write-queries.ts";

/** A bank may authorise days later; after a month nothing comes any more. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

/** The job of every night. */
export async function emptyUnpaidDonations(base: Base): Promise<void> {
  const now = base.clock.now();
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  while ((await emptyBegunBefore(base, { before, now, limit: AT_ONCE })) === AT_ONCE);
}
