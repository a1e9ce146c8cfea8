/** Clicks on directions, website and detail: counted once a member, thing and day, without a lead. */
import { dayOf } from "#base/dates.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { countClicks, insertClick } from "./reveal-queries.ts";
import { type Item, itemColumns } from "./thing-queries.ts";
import { getThing } from "./things.ts";

export type Click = "directions" | "website" | "detail";

/** Counts the caller's click; false when it was counted today already or the thing is the caller's own. */
export async function recordClick(ctx: Ctx, item: Item, click: Click): Promise<boolean> {
  const memberId = memberOf(ctx).id;
  const thing = await getThing(ctx, item);
  if (thing.owner_id === memberId) return false;
  const now = ctx.clock.now();
  return insertClick(ctx, {
    member_id: memberId,
    owner_id: thing.owner_id,
    ...itemColumns(item),
    click,
    day: dayOf(now),
    clicked_at: now,
  });
}

/** How often each was clicked, all days together. */
export async function sumClicks(ctx: Ctx, item: Item): Promise<Record<Click, number>> {
  const sums: Record<Click, number> = { directions: 0, website: 0, detail: 0 };
  for (const { click, total } of await countClicks(ctx, item)) sums[click] = total;
  return sums;
}
