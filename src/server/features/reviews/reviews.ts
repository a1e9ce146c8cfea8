/** Reviews as everybody reads them, and as members write their own. */
import { DAY_MS } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { OwnReview, ReviewView, reviews } from "#contract/reviews.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { getPublicBusiness } from "#server/features/businesses/businesses.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { deleteReview, findFirstContact, findReview, insertReview, listPublic, lockReview } from "./queries.ts";
import { viewOwnReview, viewReview } from "./view.ts";

/** Nobody has dealt with more shops in a day. */
const OF_DAY = { name: "new-review", most: 5 };

interface PageOf {
  fkBusinessId: string;
  limit: number;
  cursor?: string;
}

/** One page of what everybody may read. */
export async function publicReviews(
  ctx: Ctx,
  { fkBusinessId: businessId, limit, cursor }: PageOf,
): Promise<{ reviews: ReviewView[]; nextCursor: string | null }> {
  await getPublicBusiness(ctx, businessId);
  const page = pageOf(await listPublic(ctx, { businessId, from: startOf(cursor), limit }), limit);
  return { reviews: page.rows.map(viewReview), nextCursor: page.nextCursor };
}

/** The caller's own, and whether the caller may write one. */
export async function ownReview(
  ctx: Ctx,
  businessId: string,
): Promise<{ review: OwnReview | null; mayWrite: boolean }> {
  const { owner_id } = await getPublicBusiness(ctx, businessId);
  const { id: memberId } = memberOf(ctx);
  const row = await findReview(ctx, { businessId, memberId });
  if (row) return { review: viewOwnReview(row), mayWrite: false };
  return {
    review: null,
    mayWrite: owner_id !== memberId && (await findFirstContact(ctx, memberId, businessId)) !== null,
  };
}

/** Public at once; the owner is told. Refuses whoever has no contact with the business on record, a second one, and that the owner did not answer within the first day. */
export function createReview(
  ctx: Ctx,
  { fkBusinessId: businessId, stars, text, didNotAnswer }: ParsedOf<typeof reviews.create>,
): Promise<OwnReview> {
  const { id: memberId } = memberOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const business = await getPublicBusiness(ctx, businessId);
    if (business.owner_id === memberId) refuse("review.own-thing");
    const contactAt = (await findFirstContact(ctx, memberId, businessId)) ?? refuse("review.no-contact");
    if (didNotAnswer && ctx.clock.now().getTime() - contactAt.getTime() < DAY_MS) refuse("review.unanswered-early");
    await takeOfDay(ctx, OF_DAY, memberId, "review.too-many-today");
    const [id, now] = [newId(), ctx.clock.now()];
    const said = { stars, text, did_not_answer: didNotAnswer, created_at: now };
    if (!(await insertReview(ctx, { id, business_id: businessId, member_id: memberId, ...said })))
      refuse("review.exists");
    const row = (await findReview(ctx, { id }))!;
    await notify(ctx, {
      memberId: business.owner_id,
      key: "notice.review.new",
      values: { who: shownName(row), item: business.name, stars },
      redirect: paths.businessProfile(shortId(businessId)),
      about: `review:${id}`,
    });
    await itemsChanged(ctx, businessKind, [business]);
    return viewOwnReview(row);
  });
}

/** Takes the caller's own back. One that the staff removed stays, so that it is not written again. */
export function removeReview(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const review = await lockReview(ctx, id);
    if (review?.member_id !== memberOf(ctx).id || review.state === "removed") refuse("review.not-found");
    await deleteReview(ctx, id);
    await itemsChanged(ctx, businessKind, [{ id: review.business_id, place_id: review.place_id }]);
  });
}
