/** Claims as the staff read and decide them; nobody decides about a claim of their own. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { businessClaims, WaitingClaim } from "#contract/business-claims.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { asSentence } from "../approval.ts";
import {
  decideClaim,
  findDocument,
  findWaiting,
  listWaiting,
  lockClaimable,
  lockWaiting,
  type WaitingClaimRow,
} from "./claim-queries.ts";
import { handOver } from "./transfer.ts";

const AT_ONCE = 50;

export async function waitingClaims(ctx: Ctx): Promise<WaitingClaim[]> {
  return (await listWaiting(ctx, AT_ONCE)).map(viewClaim);
}

export async function claimDocument(ctx: Ctx, id: string): Promise<PayloadOf<typeof businessClaims.fetchDocument>> {
  const found = await findDocument(ctx, id);
  if (!found?.document || !found.document_type) refuse("claim.not-waiting");
  if (found.member_id === memberOf(ctx).id) refuse("staff.own-thing");
  return { type: found.document_type, base64: found.document.toString("base64") };
}

/** The member is told why; what is granted becomes the member's own at once. */
export function decideOnClaim(
  ctx: Ctx,
  { id, decision, reason }: ParsedOf<typeof businessClaims.decide>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const claim = (await findWaiting(ctx, id)) ?? refuse("claim.not-waiting");
    const { business_id: businessId, member_id: memberId, name } = claim;
    const { id: staffId } = memberOf(ctx);
    if (memberId === staffId) refuse("staff.own-thing");
    // The business before the claim, as whoever is given it does before ending the claims of others.
    const business = decision === "granted" ? await lockClaimable(ctx, businessId) : undefined;
    if (!(await lockWaiting(ctx, id))) refuse("claim.not-waiting");
    const path = paths.businessProfile(shortId(businessId));
    const decided = { decision, decision_reason: reason, decided_by: staffId, decided_at: ctx.clock.now() };
    if (decision === "granted") {
      if (!business) refuse("claim.not-claimable");
      await decideClaim(ctx, id, { ...decided, former_owner_id: business.owner_id });
      await handOver(ctx, business, { claimId: id, memberId, reason });
    } else {
      await decideClaim(ctx, id, decided);
      await notify(ctx, {
        memberId,
        key: "notice.claim.refused",
        values: { item: name, reason },
        redirect: path,
      });
    }
    await addAlert(ctx, {
      memberId,
      kind: `claim-${decision}`,
      about: `claim:${id}`,
      path,
      values: { item: name, reason: asSentence(reason) },
    });
    const detail = { message: reason };
    await logStaffAction(ctx, { action: `claim.${decision}`, kind: "business", id: businessId, name, detail });
  });
}

function viewClaim(row: WaitingClaimRow): WaitingClaim {
  return {
    _id: shortId(row.id),
    text: row.text,
    createdAt: row.created_at.toISOString(),
    fkBusinessId: shortId(row.business_id),
    businessName: row.name,
    slug: slugify(row.name),
    citySlug: row.place_slug,
    phoneNo: row.phone,
    address: row.address,
    claimant: {
      name: row.claimant_name,
      phoneNo: row.claimant_phone,
      memberSince: row.claimant_since.toISOString(),
    },
  };
}
