/** Sellers are told of a requirement that fits them: once each by a ledger, so many a day, and only who allows it. */
import { DAY_MS } from "#base/dates.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { countTellings, insertTelling, listOpenRequirements, listSellers } from "./match-queries.ts";
import { tellOfRequirement } from "./notices.ts";
import { keepPublic } from "./queries.ts";
import { lockWant } from "./write-queries.ts";

/** A member hears of so many requirements a day; those who had no room are told on the next, while it is open. */
export const TOLD_PER_DAY = 5;
const AT_ONCE = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** In the transaction that made it public, or by the job. */
export function tellSellers(ctx: Handle & Pick<Base, "clock" | "ports">, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const want = await lockWant(ctx, id);
    if (!want || !(await keepPublic(ctx, [id])).has(id)) return;
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - DAY_MS);
    const place = (await placeIndex(ctx)).byId.get(want.place_id);
    for (const memberId of await listSellers(ctx, want, { now, since, perDay: TOLD_PER_DAY, most: AT_ONCE })) {
      if ((await countTellings(ctx, memberId, since)) >= TOLD_PER_DAY) continue;
      if (await insertTelling(ctx, { requirement_id: id, member_id: memberId, told_at: now }))
        await tellOfRequirement(ctx, want, { memberId, place });
    }
  });
}

/** The job of the day's hours: tells those who had no room before, or have come since. */
export async function tellSellersOfOpen(base: Base): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const ids = await listOpenRequirements(base, after, AT_ONCE);
    for (const id of ids) await tellSellers(base, id);
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1)!;
  }
}
