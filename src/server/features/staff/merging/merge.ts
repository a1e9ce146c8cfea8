/** Makes one of two businesses that are the same: all that people did with the one goes over to the other, and its address leads there. */
import { shortId } from "#base/ids.ts";
import type { businessMerges } from "#contract/business-merges.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { type LockedBusiness, lockBusiness, updateBusinessRow } from "#server/features/businesses/own/own-queries.ts";
import { moveVisits } from "#server/features/businesses/visit-queries.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { moveViewings } from "#server/features/directory/viewing-queries.ts";
import { handLeadsOver } from "#server/features/leads/handover.ts";
import { moveLeads } from "#server/features/leads/handover-queries.ts";
import { moveListings } from "#server/features/listings/write-queries.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { redirectNotifications } from "#server/features/notifications/redirect-queries.ts";
import { settledReport } from "#server/features/reviews/reports.ts";
import { moveReviews } from "#server/features/reviews/transfer-queries.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { findHindrances, lockOwners, moveFavourites } from "./merge-queries.ts";
import { missingValues, takePictures } from "./take-over.ts";

/** What is merged into what. */
interface Pair {
  gone: LockedBusiness;
  staying: LockedBusiness;
}

/** Refuses what would take a business from an owner who has not agreed, what is not decided yet, and anything of the caller's own. */
export function mergeBusinesses(
  ctx: Ctx,
  { id, fkBusinessId, agreement, fkReportId }: ParsedOf<typeof businessMerges.create>,
): Promise<void> {
  if (id === fkBusinessId) refuse("merge.itself");
  return inTransaction(ctx, async (ctx) => {
    const settle = fkReportId === undefined ? undefined : await settledReport(ctx, fkReportId, id);
    const pair = await lockPair(ctx, id, fkBusinessId);
    await settle?.(pair.staying);
    const owner = await ownerOfBoth(ctx, pair, agreement !== undefined);
    await handOver(ctx, pair, owner.id);
    await moveAll(ctx, pair, owner.id);
    const { gone, staying } = pair;
    const now = ctx.clock.now();
    await updateBusinessRow(ctx, gone.id, { deleted_at: now, merged_into: staying.id, updated_at: now });
    await tellOwners(ctx, pair, owner);
    await logStaffAction(ctx, {
      action: "business.merged",
      kind: "business",
      id: staying.id,
      name: `${gone.name} → ${staying.name}`,
      detail: { gone: shortId(gone.id), ...(agreement === undefined ? {} : { message: agreement }) },
    });
    await itemsChanged(ctx, businessKind, [staying, gone]);
  });
}

/** Both held with their owners, in one order whichever is merged into the other. */
async function lockPair(ctx: Ctx, goneId: string, stayingId: string): Promise<Pair> {
  const held = new Map<string, LockedBusiness>();
  for (const id of [goneId, stayingId].toSorted())
    held.set(id, (await lockBusiness(ctx, id)) ?? refuse("business.not-found"));
  const pair = { gone: held.get(goneId)!, staying: held.get(stayingId)! };
  if (Object.values(pair).some(({ owner_id }) => owner_id === memberOf(ctx).id)) refuse("staff.own-thing");
  await lockOwners(
    ctx,
    Object.values(pair).map(({ owner_id }) => owner_id),
  );
  return pair;
}

interface Owner {
  id: string;
  /** Who has signed up and loses the business that is merged. */
  formerId?: string;
}

/** Whose the one business is: the owner's who has signed up; of two, that of the one that stays, when both have agreed. */
async function ownerOfBoth(ctx: Ctx, { gone, staying }: Pair, haveAgreed: boolean): Promise<Owner> {
  const found = await findHindrances(ctx, gone, staying);
  if (found.isBlocked) refuse("merge.owner-blocked");
  if (staying.approval !== "approved") refuse("merge.not-public");
  if (found.isUndecided) refuse("merge.undecided");
  if (gone.owner_id === staying.owner_id) return { id: staying.owner_id };
  if (found.hasOpenPayment) refuse("merge.payment-open");
  if (!found.goneIsClaimed) return { id: staying.owner_id };
  if (!found.stayingIsClaimed) return { id: gone.owner_id };
  if (!haveAgreed) refuse("merge.two-owners");
  return { id: staying.owner_id, formerId: gone.owner_id };
}

/** The one that stays is changed in any case, so that no undone import takes it away with all that it got. */
async function handOver(ctx: Ctx, { gone, staying }: Pair, ownerId: string): Promise<void> {
  const taken = missingValues({ gone, staying });
  await updateBusinessRow(ctx, staying.id, { ...taken, owner_id: ownerId, updated_at: ctx.clock.now() });
  for (const { id, owner_id } of [staying, gone])
    if (owner_id !== ownerId) await handLeadsOver(ctx, { businessId: id, from: owner_id, to: ownerId });
}

async function moveAll(ctx: Ctx, { gone, staying }: Pair, ownerId: string): Promise<void> {
  const item = { kind: businessKind, id: gone.id };
  await moveLeads(ctx, item, staying.id, ownerId);
  await moveListings(ctx, gone.id, { ...staying, owner_id: ownerId });
  await moveReviews(ctx, gone.id, staying.id, ownerId);
  await moveViewings(ctx, item, staying.id);
  await moveVisits(ctx, gone.id, staying.id);
  await takePictures(ctx, { gone, staying }, ownerId);
  await moveFavourites(ctx, item, staying.id);
  const leads = (id: string) => paths.businessLeads(shortId(id));
  await redirectNotifications(ctx, { memberId: ownerId, from: leads(gone.id), to: leads(staying.id) });
}

async function tellOwners(ctx: Ctx, { gone, staying }: Pair, { id, formerId }: Owner): Promise<void> {
  const told = {
    values: { item: staying.name, other: gone.name },
    redirect: paths.businessProfile(shortId(staying.id)),
  };
  await notify(ctx, { memberId: id, key: "notice.business.merged", ...told });
  if (formerId) await notify(ctx, { memberId: formerId, key: "notice.business.given-up", ...told });
}
