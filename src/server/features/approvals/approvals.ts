/** What the staff decide about items of every kind that is approved: whether one is public, and whether changes of one that is public are taken over. */
import { shortId } from "#base/ids.ts";
import type { ApprovalKindKey } from "#contract/approval-kinds.ts";
import type { ApprovalItem, approvals, Fact, WaitingItem } from "#contract/approvals.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import type { ApprovalKind, ApprovalKinds, ItemFacts } from "./approval-kinds.ts";
import {
  approveItem,
  countWaiting,
  endEdit,
  type ItemRow,
  type LockedItem,
  listWaiting,
  lockItem,
  rejectEdit,
  rejectItem,
  type WaitingRow,
} from "./item-queries.ts";

/** A page of what waits, of one kind or of all, and how many wait of each. */
export async function waitingItems(ctx: Ctx, kinds: ApprovalKinds, given: ParsedOf<typeof approvals.fetchWaiting>) {
  const { limit, cursor, kind: key } = given;
  const asked = key === undefined ? kinds : kinds.filter((kind) => kind.key === key);
  const after = cursor === undefined ? undefined : startOf(cursor);
  const page = pageOf(await listWaiting(ctx, asked, { after, limit: limit + 1 }), limit);
  return {
    items: await viewWaiting(ctx, kinds, page.rows),
    waiting: await countWaiting(ctx, kinds),
    nextCursor: page.nextCursor,
  };
}

/** Makes it public, or takes its changes over. */
export function approve(ctx: Ctx, kinds: ApprovalKinds, seen: ParsedOf<typeof approvals.approve>): Promise<void> {
  return decide(ctx, kindOf(kinds, seen.kind), seen, async (ctx, kind, { id, approval, pending_edit: edit }) => {
    const now = ctx.clock.now();
    if (approval === "approved" && kind.edits && edit !== null) {
      await kind.edits.apply(ctx, id, edit);
      await endEdit(ctx, kind, id, now);
      return { outcome: "edit-approved" };
    }
    await approveItem(ctx, kind, id, now);
    await kind.approved?.(ctx, id);
    return { outcome: "approved" };
  });
}

/** Turns it, or its changes, down with a message to the owner, who may correct it. */
export function reject(ctx: Ctx, kinds: ApprovalKinds, seen: ParsedOf<typeof approvals.reject>): Promise<void> {
  const { rejectionMessage: message } = seen;
  return decide(ctx, kindOf(kinds, seen.kind), seen, async (ctx, kind, { id, approval }) => {
    const rejection = { now: ctx.clock.now(), message };
    if (approval === "approved") {
      await rejectEdit(ctx, kind, id, rejection);
      return { outcome: "edit-rejected", reason: message };
    }
    await rejectItem(ctx, kind, id, rejection);
    return { outcome: "rejected", reason: message };
  });
}

/** The kind of this key; what no room approves is not there. */
export function kindOf(kinds: ApprovalKinds, key: ApprovalKindKey): ApprovalKind {
  return kinds.find((kind) => kind.key === key) ?? refuse("approval.not-found");
}

/** An item as the staff read it. */
export function viewItem(row: ItemRow, read: ItemFacts | undefined): ApprovalItem {
  return {
    _id: shortId(row.id),
    kind: row.kind as ApprovalKindKey,
    title: row.name,
    facts: read?.facts ?? [],
    images: read?.images ?? [],
    owner: {
      name: row.owner_name,
      phoneNo: row.owner_phone,
      memberSince: row.owner_since.toISOString(),
      language: row.owner_language,
    },
    updatedAt: row.updated_at.toISOString(),
  };
}

interface Decision {
  outcome: "approved" | "rejected" | "edit-approved" | "edit-rejected";
  reason?: string;
}

/** The frame of both: nobody decides about their own, and only what staff really saw is decided. */
function decide(
  ctx: Ctx,
  kind: ApprovalKind,
  { id, updatedAt }: { id: string; updatedAt: string },
  work: (ctx: Ctx, kind: ApprovalKind, item: LockedItem) => Promise<Decision>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const item = await lockItem(ctx, kind, id);
    if (!item || item.deleted_at) refuse("approval.not-found");
    if (item.owner_id === memberOf(ctx).id) refuse("staff.own-thing");
    if (!item.waiting_since || item.held_at || item.approval === "withheld") refuse("approval.not-waiting");
    if (item.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("approval.changed");
    const { outcome, reason } = await work(ctx, kind, item);
    await kind.changed(ctx, id);
    const told: Record<string, string> = reason === undefined ? {} : { reason };
    await notify(ctx, {
      memberId: item.owner_id,
      key: `notice.item.${outcome}`,
      values: { kind: kind.key, title: item.name, ...told },
      redirect: kind.ownPath,
    });
    await logStaffAction(ctx, {
      action: `item.${outcome}`,
      kind: kind.key,
      id,
      name: item.name,
      detail: reason === undefined ? {} : { message: reason },
    });
  });
}

async function viewWaiting(ctx: Ctx, kinds: ApprovalKinds, rows: WaitingRow[]): Promise<WaitingItem[]> {
  const read = new Map<string, ItemFacts>();
  for (const kind of kinds) {
    const ids = rows.flatMap((row) => (row.kind === kind.key ? [row.id] : []));
    if (ids.length > 0) for (const [id, facts] of await kind.listFacts(ctx, ids)) read.set(id, facts);
  }
  const items: WaitingItem[] = [];
  for (const row of rows)
    items.push({
      ...viewItem(row, read.get(row.id)),
      waitingSince: row.waiting_since.toISOString(),
      changes: await changesOf(ctx, kindOf(kinds, row.kind as ApprovalKindKey), row, read.get(row.id)),
    });
  return items;
}

/** By label: what is said differently, newly, or no longer. */
async function changesOf(ctx: Ctx, { edits }: ApprovalKind, row: WaitingRow, read: ItemFacts | undefined) {
  if (row.approval !== "approved" || row.pending_edit === null || !edits) return [];
  const [before, after] = [byLabel(read?.facts ?? []), byLabel(await edits.factsOf(ctx, row.id, row.pending_edit))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const [old, wanted] = [before.get(label) ?? null, after.get(label) ?? null];
    return old?.text === wanted?.text ? [] : [{ label, before: old, after: wanted }];
  });
}

const byLabel = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.label, fact]));
