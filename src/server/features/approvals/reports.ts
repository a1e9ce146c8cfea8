/** Reports about items: taken from members, once for each item; a grave one takes the item out of sight until the staff have looked. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { itemReports } from "#contract/item-reports.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { ApprovalKind, ApprovalKinds } from "./approval-kinds.ts";
import { kindOf } from "./approvals.ts";
import { holdItem, type LockedItem, lockItem } from "./item-queries.ts";
import { countWeighty, insertReport, isWeighty, wasDismissedSince } from "./report-queries.ts";

/** Of businesses, profiles and items together. */
const PER_MEMBER = { name: "report-member", most: 5 };
/** The word of whoever has reported without ground more often weighs nothing. */
const MOST_DISMISSED = 1;
/** What the staff have looked at and left stays in sight for so long, whatever is reported. */
const TRUSTED_DAYS = 90;

type Given = ParsedOf<typeof itemReports.create>;

/** Keeps a report for the staff; five a day of one member. Only what the caller can see is reported. */
export function createReport(
  ctx: Ctx,
  kinds: ApprovalKinds,
  { kind: key, id: item_id, reason, text }: Given,
): Promise<void> {
  const kind = kindOf(kinds, key);
  const member_id = memberOf(ctx).id;
  return inTransaction(ctx, async (ctx) => {
    const item = await lockItem(ctx, kind, item_id);
    if (!item || item.deleted_at || item.approval !== "approved") refuse("approval.not-found");
    if (item.owner_id === member_id) refuse("report.own-item");
    if (await areBlocked(ctx, member_id, item.owner_id)) refuse("approval.not-found");
    const created_at = ctx.clock.now();
    if (!(await insertReport(ctx, { id: newId(), kind: key, item_id, member_id, reason, text, created_at })))
      refuse("report.item-exists");
    await takeOfDay(ctx, PER_MEMBER, member_id, "report.too-many");
    if (kind.pausing.includes(reason)) await holdUnlessTrusted(ctx, kind, item);
  });
}

async function holdUnlessTrusted(ctx: Ctx, kind: ApprovalKind, { id, held_at, owner_id, name }: LockedItem) {
  if (held_at) return;
  const now = ctx.clock.now();
  if (!(await isWeighty(ctx, { memberId: memberOf(ctx).id, now, mostDismissed: MOST_DISMISSED }))) return;
  const since = new Date(now.getTime() - TRUSTED_DAYS * DAY_MS);
  if (await wasDismissedSince(ctx, { kind: kind.key, id, since })) return;
  const needed = kind.reportsToHold ?? 1;
  const about = { kind: kind.key, id, reasons: kind.pausing, now, mostDismissed: MOST_DISMISSED };
  if (needed > 1 && (await countWeighty(ctx, about)) < needed) return;
  await holdItem(ctx, kind, id, now);
  await kind.changed(ctx, id);
  await notify(ctx, {
    memberId: owner_id,
    key: "notice.item.held",
    values: { kind: kind.key, title: name },
    redirect: kind.ownPath,
  });
}
