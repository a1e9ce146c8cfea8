/** Visits of the staff to businesses, which everybody reads of. */
import { dayOf } from "#base/dates.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { businessKind } from "./business-kind.ts";
import { lockBusiness } from "./own/own-queries.ts";
import { putVisit } from "./visit-queries.ts";

export interface Visit {
  id: string;
  team: string;
  /** In Asia/Kolkata. */
  visitedOn: string;
}

/** Records that a team of the staff was there on that day; answers the business's name. Refuses a day to come, and a business of the caller's own. */
export function recordVisit(ctx: Ctx, { id, team, visitedOn }: Visit): Promise<string> {
  const now = ctx.clock.now();
  if (visitedOn > dayOf(now)) refuseFields({ visitedOn: "field.date.future" });
  return inTransaction(ctx, async (ctx) => {
    const business = (await lockBusiness(ctx, id)) ?? refuse("business.not-found");
    const staffId = memberOf(ctx).id;
    if (business.owner_id === staffId) refuse("staff.own-thing");
    await putVisit(ctx, { business_id: id, visited_on: visitedOn, team, staff_id: staffId, recorded_at: now });
    await itemsChanged(ctx, businessKind, [business]);
    return business.name;
  });
}
