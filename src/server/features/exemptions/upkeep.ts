/** The daily upkeep of requests for a year without payment: neither a document nor somebody's troubles are stored for ever. */
import { DAY_MS } from "#base/dates.ts";
import { EXEMPTION_DAYS } from "#contract/exemptions.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { emptyDecidedBefore, lapseSentBefore } from "./queries.ts";

const TOLD_DAYS = 365;
const AT_ONCE = 100;

/** Ends requests that nobody has decided about and tells who asked; empties the words of those decided a year ago. */
export async function endOldExemptions(base: Base): Promise<void> {
  const now = base.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (let ended = AT_ONCE; ended === AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const members = await lapseSentBefore(base, { before: before(EXEMPTION_DAYS), now, most: AT_ONCE });
      for (const memberId of members)
        await notify(base, {
          memberId,
          key: "notice.exemption.lapsed",
          values: { n: EXEMPTION_DAYS },
          redirect: paths.subscriptionInfo(),
        });
      return members.length;
    });
  for (let emptied = AT_ONCE; emptied === AT_ONCE; )
    emptied = await emptyDecidedBefore(base, { before: before(TOLD_DAYS), most: AT_ONCE });
}
