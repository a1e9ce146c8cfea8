/** Hands a claimed business over: from then on it, its offerings and its leads are the new owner's, and the list's own record of an owner has it no more. */
import { shortId } from "#base/ids.ts";
import { BUSINESSES_PER_MEMBER } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { handLeadsOver } from "#server/features/leads/handover.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { businessKind } from "../business-kind.ts";
import { countInTurn, updateBusinessRow } from "../own/own-queries.ts";
import { type Claimable, deleteReviewBy, overtakeOthers } from "./claim-queries.ts";

/** To be called in the transaction that holds the business. The row of the claim is `claimId`; the others of the business end. Nobody reviews their own: what the new owner wrote about it goes. */
export async function handOver(
  ctx: Ctx,
  business: Claimable,
  { claimId, memberId, reason }: { claimId: string; memberId: string; reason?: string },
): Promise<void> {
  if ((await countInTurn(ctx, memberId)) >= BUSINESSES_PER_MEMBER)
    refuse("business.too-many", { n: BUSINESSES_PER_MEMBER });
  const { id, name, owner_id: from } = business;
  const now = ctx.clock.now();
  await updateBusinessRow(ctx, id, { owner_id: memberId, updated_at: now });
  await handLeadsOver(ctx, { businessId: id, from, to: memberId });
  await notify(ctx, {
    memberId,
    key: reason === undefined ? "notice.claim.done" : "notice.claim.granted",
    values: { item: name, ...(reason === undefined ? {} : { reason }) },
    redirect: paths.businessProfile(shortId(id)),
  });
  await deleteReviewBy(ctx, id, memberId);
  for (const other of await overtakeOthers(ctx, { businessId: id, but: claimId, now }))
    if (other !== memberId)
      await notify(ctx, { memberId: other, key: "notice.claim.overtaken", values: { item: name } });
  await itemsChanged(ctx, businessKind, [business]);
}
