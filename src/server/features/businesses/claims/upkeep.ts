/** The daily upkeep of claims: a document is not kept for a business that nobody can have any more. */
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { overtakeOfGone } from "./upkeep-queries.ts";

const AT_ONCE = 100;

/** Ends what waits about deleted and merged businesses, and tells the members. */
export async function endClaimsOfGone(base: Base): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE; )
    ended = await inTransaction(base, async (base) => {
      const claims = await overtakeOfGone(base, { now: base.clock.now(), most: AT_ONCE });
      for (const { member_id: memberId, name } of claims)
        await notify(base, { memberId, key: "notice.claim.gone", values: { item: name } });
      return claims.length;
    });
}
