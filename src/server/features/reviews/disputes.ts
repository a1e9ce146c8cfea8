/** What the staff do with reviews that an owner disputes: keep or remove each, with a reason that both sides are told. */
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { type DisputedRow, listDisputed, lockReview, updateReview } from "./queries.ts";

/** More than one person decides in a sitting; what is decided makes room. */
const AT_ONCE = 50;

export function disputedReviews(ctx: Ctx): Promise<DisputedRow[]> {
  return listDisputed(ctx, AT_ONCE);
}

interface Decision {
  id: string;
  decision: "kept" | "removed";
  reason: string;
}

/** Nobody decides about a review of their own, nor of their own business. */
export function decideDispute(ctx: Ctx, { id, decision, reason }: Decision): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const review = await lockReview(ctx, id);
    if (review?.state !== "disputed") refuse("review.not-waiting");
    const { id: staffId } = memberOf(ctx);
    if ([review.member_id, review.owner_id].includes(staffId)) refuse("staff.own-thing");
    await updateReview(ctx, id, {
      state: decision === "kept" ? "public" : "removed",
      decision,
      decision_reason: reason,
      decided_by: staffId,
      decided_at: ctx.clock.now(),
    });
    for (const memberId of [review.member_id, review.owner_id])
      await notify(ctx, {
        memberId,
        key: `notice.review.${decision}`,
        values: { item: review.name, reason },
        redirect: paths.businessProfile(shortId(review.business_id)),
      });
    await logStaffAction(ctx, {
      action: `review.${decision}`,
      kind: "business",
      id: review.business_id,
      name: review.name,
      detail: { message: reason },
    });
    await itemsChanged(ctx, businessKind, [{ id: review.business_id, place_id: review.place_id }]);
  });
}
