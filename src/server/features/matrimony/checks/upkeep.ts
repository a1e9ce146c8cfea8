/** The daily upkeep of checks: a document that nobody has decided about is not kept for ever. */
import { DAY_MS } from "#base/dates.ts";
import { CHECK_DAYS } from "#contract/matrimony/checks.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { lapseSentBefore } from "./upkeep-queries.ts";

const AT_ONCE = 100;

/** Deletes documents that have waited for thirty days, and tells who sent them. */
export async function endOldChecks(base: Base): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const now = base.clock.now();
      const before = new Date(now.getTime() - CHECK_DAYS * DAY_MS);
      const lapsed = await lapseSentBefore(base, { before, now, most: AT_ONCE });
      for (const { owner_id: memberId, full_name: title, kind } of lapsed)
        await notify(base, {
          memberId,
          key: "notice.profile.check-lapsed",
          values: { title, kind, n: CHECK_DAYS },
          redirect: paths.ownProfiles(),
        });
      return lapsed.length;
    });
}
