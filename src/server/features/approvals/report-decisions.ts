/** What the staff make of reports about an item: those that they have read are decided together, since the decision is about the item. */
import { shortId } from "#base/ids.ts";
import type { approvals } from "#contract/approvals.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { ITEM_REPORTS_AT_ONCE, type itemReports, type ReportedItem } from "#contract/item-reports.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import type { ApprovalKind, ApprovalKinds } from "./approval-kinds.ts";
import { kindOf, viewItem } from "./approvals.ts";
import { findItem, type LockedItem, lockItem, rejectItem, releaseItem } from "./item-queries.ts";
import { decideWaiting, listReported, listWaitingOf, type WaitingReport } from "./report-queries.ts";

const AT_ONCE = 20;

type Decision = ParsedOf<typeof itemReports.decide>;

export async function reportedItems(ctx: Ctx, kinds: ApprovalKinds): Promise<ReportedItem[]> {
  const reported: ReportedItem[] = [];
  for (const { kind: key, item_id: id } of await listReported(ctx, AT_ONCE)) {
    const kind = kinds.find((one) => one.key === key);
    const row = kind && (await findItem(ctx, kind, id));
    if (!kind || !row) continue;
    const facts = await kind.listFacts(ctx, [id]);
    reported.push({
      ...viewItem(row, facts.get(id)),
      isHeld: row.held_at !== null,
      isDeleted: row.deleted_at !== null,
      reports: (await listWaitingOf(ctx, { kind: key, id }, ITEM_REPORTS_AT_ONCE)).map(viewReport),
    });
  }
  return reported;
}

/** Leaves the item, or rejects it until the owner has corrected it; one that was deleted stays as it is. Nobody decides about their own item or their own report; the owner never learns who reported it. */
export function decideReports(ctx: Ctx, kinds: ApprovalKinds, given: Decision): Promise<void> {
  const { id, decision, reason, reportIds, updatedAt } = given;
  const kind = kindOf(kinds, given.kind);
  return inTransaction(ctx, async (ctx) => {
    const item = (await lockItem(ctx, kind, id)) ?? refuse("approval.not-found");
    const { id: staffId } = memberOf(ctx);
    const decided = { decision, decision_reason: reason, decided_by: staffId, decided_at: ctx.clock.now() };
    const reporters = await decideWaiting(ctx, { kind: kind.key, id, ids: reportIds }, decided);
    if (reporters.length === 0) refuse("report.not-waiting");
    if ([item.owner_id, ...reporters].includes(staffId)) refuse("staff.own-thing");
    if (item.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("approval.changed");
    if (!item.deleted_at) await carryOut(ctx, kind, item, given);
    for (const memberId of reporters) await notify(ctx, { memberId, key: "notice.item-report.decided" });
    await logStaffAction(ctx, {
      action: decision === "taken-down" ? "item.taken-down" : "item.reports-dismissed",
      kind: kind.key,
      id,
      name: item.name,
      detail: { message: reason },
    });
  });
}

/** What the staff have come across themselves: out of sight until its owner has corrected it. */
export function takeDown(ctx: Ctx, kinds: ApprovalKinds, given: ParsedOf<typeof approvals.takeDown>): Promise<void> {
  const kind = kindOf(kinds, given.kind);
  const { id, rejectionMessage: message } = given;
  return inTransaction(ctx, async (ctx) => {
    const item = await lockItem(ctx, kind, id);
    if (!item || item.deleted_at || item.approval !== "approved") refuse("approval.not-found");
    if (item.owner_id === memberOf(ctx).id) refuse("staff.own-thing");
    if (item.updated_at.getTime() !== new Date(given.updatedAt).getTime()) refuse("approval.changed");
    await rejectItem(ctx, kind, id, { now: ctx.clock.now(), message });
    await kind.changed(ctx, id);
    await notify(ctx, {
      memberId: item.owner_id,
      key: "notice.item.taken-down",
      values: { kind: kind.key, title: item.name, reason: message },
      redirect: kind.ownPath,
    });
    await logStaffAction(ctx, { action: "item.removed", kind: kind.key, id, name: item.name, detail: { message } });
  });
}

async function carryOut(ctx: Ctx, kind: ApprovalKind, item: LockedItem, { decision, reason }: Decision): Promise<void> {
  const isHeld = item.held_at !== null;
  if (decision === "taken-down") await rejectItem(ctx, kind, item.id, { now: ctx.clock.now(), message: reason });
  else if (isHeld && (await listWaitingOf(ctx, { kind: kind.key, id: item.id }, 1)).length === 0)
    await releaseItem(ctx, kind, item.id);
  else return;
  await kind.changed(ctx, item.id);
  const values: Record<string, string> = { kind: kind.key, title: item.name };
  await notify(ctx, {
    memberId: item.owner_id,
    key: decision === "taken-down" ? "notice.item.taken-down" : "notice.item.released",
    values: decision === "taken-down" ? { ...values, reason } : values,
    redirect: kind.ownPath,
  });
}

function viewReport(row: WaitingReport): ReportedItem["reports"][number] {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    reporter: { name: row.reporter_name, phoneNo: row.reporter_phone },
  };
}
