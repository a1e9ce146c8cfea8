/** What owners do with the reviews of their own businesses: read all of them, answer, dispute once. */
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import type { OwnReview } from "#contract/reviews.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { getOwn } from "#server/features/businesses/own/own-businesses.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type NoticeKey, notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findReview, type LockedReview, listOfOwn, lockReview, updateReview } from "./queries.ts";
import { viewOwnReview } from "./view.ts";

/** A review that waits is not shown: nobody clears a page by disputing all of it. */
const DISPUTES = { name: "review-dispute", most: 3 };

interface PageOf {
  fkBusinessId: string;
  limit: number;
  cursor?: string;
}

export async function reviewsOfOwn(
  ctx: Ctx,
  { fkBusinessId: businessId, limit, cursor }: PageOf,
): Promise<{ reviews: OwnReview[]; nextCursor: string | null }> {
  await getOwn(ctx, businessId);
  const range = { businessId, from: startOf(cursor), limit };
  const page = pageOf(await listOfOwn(ctx, memberOf(ctx).id, range), limit);
  return { reviews: page.rows.map(viewOwnReview), nextCursor: page.nextCursor };
}

/** Answers a public one, or changes the answer; the writer is told of the first. */
export function answerReview(ctx: Ctx, id: string, answer: string): Promise<OwnReview> {
  return change(ctx, id, async (ctx, review) => {
    if (review.state !== "public") refuse("review.not-found");
    await updateReview(ctx, id, { answer, answered_at: ctx.clock.now() });
    if (review.answer === null) await tellWriter(ctx, review, "notice.review.answered");
  });
}

/** Hands it to the staff, and takes it out of the public until they have decided. */
export function disputeReview(ctx: Ctx, id: string, dispute: string): Promise<OwnReview> {
  return change(ctx, id, async (ctx, review) => {
    if (review.state !== "public" || review.decision) refuse("review.disputed-before");
    await takeOfDay(ctx, DISPUTES, review.owner_id, "review.disputed-often");
    await updateReview(ctx, id, { state: "disputed", dispute, disputed_at: ctx.clock.now() });
    await tellWriter(ctx, review, "notice.review.disputed");
  });
}

function change(ctx: Ctx, id: string, work: (ctx: Ctx, review: LockedReview) => Promise<void>): Promise<OwnReview> {
  return inTransaction(ctx, async (ctx) => {
    const review = await lockReview(ctx, id);
    if (review?.owner_id !== memberOf(ctx).id) refuse("review.not-found");
    await work(ctx, review);
    await itemsChanged(ctx, businessKind, [{ id: review.business_id, place_id: review.place_id }]);
    return viewOwnReview((await findReview(ctx, { id }))!);
  });
}

function tellWriter(ctx: Ctx, review: LockedReview, key: NoticeKey): Promise<string> {
  return notify(ctx, {
    memberId: review.member_id,
    key,
    values: { item: review.name },
    redirect: paths.businessProfile(shortId(review.business_id)),
  });
}
