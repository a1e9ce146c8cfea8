/** Requests for a year without payment as the staff read and decide them; nobody decides about their own. */
import { showDate } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { staffExemptions, WaitingExemption } from "#contract/staff-exemptions.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { grantExemptYear } from "#server/features/plans/grants/exempt-grant.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { countWaiting, decideRequest, listWaiting, lockWaiting, type WaitingRow } from "./queries.ts";

export async function waitingExemptionPage(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<PayloadOf<typeof staffExemptions.fetchWaiting>> {
  const after = cursor === undefined ? undefined : startOf(cursor);
  const page = pageOf(await listWaiting(ctx, after, limit), limit);
  return {
    exemptions: page.rows.map((row) => viewWaiting(row, memberOf(ctx).id)),
    total: await countWaiting(ctx),
    nextCursor: page.nextCursor,
  };
}

/** The log says who has opened whose. */
export function openDocument(ctx: Ctx, id: string): Promise<PayloadOf<typeof staffExemptions.openDocument>> {
  return inTransaction(ctx, async (ctx) => {
    const { document, document_type, name } = await lockOthers(ctx, id);
    if (!document || !document_type) refuse("exemption.not-waiting");
    await logStaffAction(ctx, { action: "exemption.document-opened", kind: "exemption", id, name });
    return { type: document_type, base64: document.toString("base64") };
  });
}

/** One decision each, whatever is repeated: the second finds nothing that waits. */
export function decideOnExemption(
  ctx: Ctx,
  { id, decision, rejectionMessage = "" }: ParsedOf<typeof staffExemptions.decide>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { member_id: memberId, name, language } = await lockOthers(ctx, id);
    const decided = { decision, decided_by: memberOf(ctx).id, decided_at: ctx.clock.now() };
    const redirect = paths.subscriptionInfo();
    if (decision === "refused") {
      await decideRequest(ctx, id, { ...decided, rejection_message: rejectionMessage });
      const values = { reason: rejectionMessage };
      await notify(ctx, { memberId, key: "notice.exemption.refused", values, redirect });
    } else {
      await decideRequest(ctx, id, decided);
      const until = showDate(await grantExemptYear(ctx, { memberId, exemptionId: id }), language);
      await notify(ctx, { memberId, key: "notice.exemption.granted", values: { until }, redirect });
    }
    await logStaffAction(ctx, {
      action: `exemption.${decision}`,
      kind: "exemption",
      id,
      name,
      detail: decision === "refused" ? { message: rejectionMessage } : {},
    });
  });
}

async function lockOthers(ctx: Ctx, id: string) {
  const found = (await lockWaiting(ctx, id)) ?? refuse("exemption.not-waiting");
  if (found.member_id === memberOf(ctx).id) refuse("staff.own-thing");
  return found;
}

function viewWaiting(row: WaitingRow, self: string): WaitingExemption {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    reasonHi: row.reason_hi,
    message: row.message ?? "",
    hasDocument: row.document_type !== null,
    sentAt: row.created_at.toISOString(),
    member: {
      name: row.name,
      phoneNo: row.phone,
      language: row.language,
      memberSince: row.member_since.toISOString(),
      planExpiresAt: row.plan_expires_at?.toISOString() ?? null,
      grantedBefore: row.granted_before,
    },
    isMine: row.member_id === self,
  };
}
