/** Claims as members make them: by a code to the listed phone, which decides at once, or by a document for the staff. */
import { newId } from "#base/ids.ts";
import type { businessClaims } from "#contract/business-claims.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { type CodeSent, redeemCode, sendCode } from "#server/features/auth/codes.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logNotice } from "#server/platform/staff-log.ts";
import { getPublicBusiness } from "../businesses.ts";
import { type Claimable, findClaimable, findNewest, insertClaim, lockClaimable } from "./claim-queries.ts";
import { documentOf } from "./documents.ts";
import { handOver } from "./transfer.ts";

/** Codes go to phones that the member has not proved: they also share the budgets of what strangers can have sent (features/auth/limits.ts). */
const CODES = { name: "claim-code", most: 5, seconds: 86_400 };
const TRIES = { name: "claim-try", most: 10, seconds: 86_400 };
const DOCUMENTS = { name: "claim-document", most: 3, seconds: 86_400 };

export async function ownClaim(ctx: Ctx, id: string): Promise<PayloadOf<typeof businessClaims.fetchMine>> {
  await getPublicBusiness(ctx, id);
  const business = await findClaimable(ctx, id);
  const claim = await findNewest(ctx, id, memberOf(ctx).id);
  return {
    isClaimable: business !== undefined,
    phoneEnd: business?.phone.slice(-2) ?? "",
    claim: claim ? { state: claim.decision ?? "waiting", reason: claim.decision_reason } : null,
  };
}

/** Sends the code to the business's phone, so many a day of one member. */
export async function requestClaimCode(ctx: Ctx, id: string): Promise<CodeSent> {
  const { phone } = await getClaimable(ctx, id);
  const memberId = memberOf(ctx).id;
  await takeAttempt(ctx, CODES, memberId);
  const { language } = await getAccount(ctx, memberId);
  return sendCode(ctx, { purpose: "claim", to: phone, language });
}

/** Whoever holds the phone that the business is listed with has it at once. */
export async function claimByCode(ctx: Ctx, id: string, code: string): Promise<void> {
  const { phone } = await getClaimable(ctx, id);
  const memberId = memberOf(ctx).id;
  await takeAttempt(ctx, TRIES, memberId);
  await redeemCode(ctx, { purpose: "claim", to: phone, code });
  await inTransaction(ctx, async (ctx) => {
    const business = await lockClaimable(ctx, id);
    if (business?.phone !== phone) refuse("claim.not-claimable");
    const [claimId, now] = [newId(), ctx.clock.now()];
    await handOver(ctx, business, { claimId, memberId });
    await insertClaim(ctx, {
      id: claimId,
      business_id: id,
      member_id: memberId,
      former_owner_id: business.owner_id,
      way: "code",
      decision: "granted",
      decided_at: now,
      created_at: now,
    });
    await logNotice(ctx, { action: "portal.business-claimed", kind: "business", id, name: business.name });
  });
}

/** Keeps the document for the staff; one open claim of a business. */
export async function claimByDocument(
  ctx: Ctx,
  { fkBusinessId: business_id, text }: ParsedOf<typeof businessClaims.create>,
  [file]: Upload[],
): Promise<void> {
  await getClaimable(ctx, business_id);
  if (!file) refuse("claim.document-missing");
  const member_id = memberOf(ctx).id;
  // Counted before the work that a picture takes, and not given back.
  await takeAttempt(ctx, DOCUMENTS, member_id);
  const document = await documentOf(ctx, member_id, file.bytes);
  const created_at = ctx.clock.now();
  const claim = { ...document, id: newId(), business_id, member_id, way: "document", text, created_at } as const;
  await inTransaction(ctx, async (ctx) => {
    // Held, so that an undo or a deletion at that moment sees the claim, or the claim sees it.
    if (!(await lockClaimable(ctx, business_id))) refuse("claim.not-claimable");
    if (!(await insertClaim(ctx, claim))) refuse("claim.exists");
  });
}

async function getClaimable(ctx: Ctx, id: string): Promise<Claimable> {
  await getPublicBusiness(ctx, id);
  return (await findClaimable(ctx, id)) ?? refuse("claim.not-claimable");
}
