/** A member's own requests for a year without payment: ask, read how it stands, take back. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { ASK_AGAIN_DAYS, type exemptions, GRANT_LEFT_DAYS, type OwnExemption } from "#contract/exemptions.ts";
import { documentOf } from "#server/features/businesses/claims/documents.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { findNewest, findOwnDocument, insertRequest, type NewestRow, withdrawOpen } from "./queries.ts";
import { findActiveReason } from "./reason-queries.ts";

/** Of one member, with those that were taken back. */
const REQUESTS = { name: "exemption-request", most: 5, seconds: 86_400 };

/** Stores the request with its document for the staff; one waits at a time. */
export async function submitExemption(
  ctx: Ctx,
  { fkReasonId, message }: ParsedOf<typeof exemptions.submit>,
  [file]: Upload[],
): Promise<OwnExemption> {
  const memberId = memberOf(ctx).id;
  const reason = (await findActiveReason(ctx, fkReasonId)) ?? refuseFields({ fkReasonId: "field.choice.invalid" });
  refuseUnlessMayAsk(ctx, await findNewest(ctx, memberId));
  if (reason.needs_document && !file) refuse("exemption.document-missing");
  // Counted before the work that a picture takes, and not given back.
  await takeAttempt(ctx, REQUESTS, memberId);
  const document = file && (await documentOf(ctx, memberId, file.bytes));
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const row = { id: newId(), member_id: memberId, reason_id: reason.id, message, ...document, created_at: now };
    if (!(await insertRequest(ctx, row))) refuse("exemption.exists");
    return ownState(ctx);
  });
}

export async function ownState(ctx: Ctx): Promise<OwnExemption> {
  const row = await findNewest(ctx, memberOf(ctx).id);
  const from = row && mayAskFrom(row);
  const isLater = from !== undefined && from > ctx.clock.now();
  return { exemption: row ? viewOwn(row) : null, mayAskFrom: isLater ? from.toISOString() : null };
}

export async function ownDocument(ctx: Ctx) {
  const found = await findOwnDocument(ctx, memberOf(ctx).id);
  if (!found?.document || !found.document_type) refuse("exemption.not-waiting");
  return { type: found.document_type, base64: found.document.toString("base64") };
}

/** Deletes the document at once. */
export function withdrawExemption(ctx: Ctx): Promise<OwnExemption> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await withdrawOpen(ctx, memberOf(ctx).id, ctx.clock.now()))) refuse("exemption.not-waiting");
    return ownState(ctx);
  });
}

function refuseUnlessMayAsk(ctx: Ctx, newest: NewestRow | undefined): void {
  if (!newest) return;
  if (newest.decision === null) refuse("exemption.exists");
  const from = mayAskFrom(newest);
  if (!from || from <= ctx.clock.now()) return;
  if (newest.decision === "granted") refuse("exemption.granted-lately", { n: GRANT_LEFT_DAYS });
  refuse("exemption.refused-lately", { n: ASK_AGAIN_DAYS });
}

/** From when on the member may ask after this one was decided. */
function mayAskFrom({ decision, decided_at, ends_at }: NewestRow): Date | undefined {
  if (decision === "refused") return new Date(decided_at!.getTime() + ASK_AGAIN_DAYS * DAY_MS);
  if (decision === "granted" && ends_at) return new Date(ends_at.getTime() - GRANT_LEFT_DAYS * DAY_MS);
  return undefined;
}

function viewOwn(row: NewestRow): OwnExemption["exemption"] {
  return {
    reason: row.reason,
    reasonHi: row.reason_hi,
    message: row.message,
    // What was withdrawn is not read.
    state: row.decision === "withdrawn" ? "lapsed" : (row.decision ?? "waiting"),
    sentAt: row.created_at.toISOString(),
    hasDocument: row.document_type !== null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    rejectionMessage: row.rejection_message,
    grantedUntil: row.ends_at?.toISOString() ?? null,
  };
}
