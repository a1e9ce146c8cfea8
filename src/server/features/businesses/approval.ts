/** What staff decide about businesses: whether one becomes public, and whether an edit of a public one does. */
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { PendingEdit } from "#server/tables/json-columns.ts";
import { businessKind } from "./business-kind.ts";
import { columnsOf } from "./own/correction.ts";
import { setImages } from "./own/image-queries.ts";
import { type LockedBusiness, lockBusiness, updateBusinessRow } from "./own/own-queries.ts";

export interface Decided {
  businessId: string;
  ownerId: string;
  name: string;
  /** What was decided about: the business itself, or an edit of an approved one. */
  about: "business" | "edit";
}

/** Makes a waiting (or rejected) business public, or its waiting edit; the owner is told. Refuses 'business.not-waiting' when there is nothing to decide. */
export function approveBusiness(ctx: Ctx, id: string, seenAt: Date): Promise<Decided> {
  return decide(ctx, id, seenAt, async (ctx, business) => {
    const now = ctx.clock.now();
    if (business.approval === "approved") {
      const edit = waitingEdit(business);
      await updateBusinessRow(ctx, id, { ...columnsOf(edit), ...NO_EDIT, updated_at: now });
      if (edit.imageIds) await setImages(ctx, id, edit.imageIds);
      return ["edit", "edit-approved"];
    }
    await updateBusinessRow(ctx, id, {
      approval: "approved",
      rejection_message: null,
      unsent_correction: false,
      approved_at: business.approved_at ?? now,
      updated_at: now,
    });
    return ["business", "approved"];
  });
}

/**
 * Turns down a waiting business, or the waiting edit of an approved one (the old version stays public); a public business without an edit is taken out of
 * the directory. The owner gets the message and may edit and try again.
 */
export function rejectBusiness(ctx: Ctx, id: string, seenAt: Date, message: string): Promise<Decided> {
  return decide(ctx, id, seenAt, async (ctx, business) => {
    const updated_at = ctx.clock.now();
    if (business.pending_since) {
      await updateBusinessRow(ctx, id, { pending_since: null, edit_rejection_message: message, updated_at });
      return ["edit", "edit-rejected", message];
    }
    if (business.approval === "rejected") refuse("business.not-waiting");
    await updateBusinessRow(ctx, id, { approval: "rejected", rejection_message: message, ...NO_EDIT, updated_at });
    return ["business", "rejected", message];
  });
}

const NO_EDIT = { pending_edit: null, pending_since: null, edit_rejection_message: null, unsent_correction: false };

type Decision = [
  about: Decided["about"],
  outcome: "approved" | "rejected" | "edit-approved" | "edit-rejected",
  reason?: string,
];

/** The frame of both: nobody decides about a business of their own, only what staff really saw (as it stood at `seenAt`) is decided, the row is held, the owner told, and everything that shows the business made anew. */
function decide(
  ctx: Ctx,
  id: string,
  seenAt: Date,
  work: (ctx: Ctx, business: LockedBusiness) => Promise<Decision>,
): Promise<Decided> {
  return inTransaction(ctx, async (ctx) => {
    const business = (await lockBusiness(ctx, id)) ?? refuse("business.not-found");
    if (business.owner_id === memberOf(ctx).id) refuse("staff.own-thing");
    if (business.approval === "withheld") refuse("business.not-waiting");
    if (business.updated_at.getTime() !== seenAt.getTime()) refuse("business.changed");
    const [about, outcome, reason] = await work(ctx, business);
    await tellOwner(ctx, business, outcome, reason === undefined ? undefined : asSentence(reason));
    await itemsChanged(ctx, businessKind, [business]);
    return { businessId: id, ownerId: business.owner_id, name: business.name, about };
  });
}

async function tellOwner(
  ctx: Ctx,
  { id, owner_id, name }: LockedBusiness,
  outcome: Decision[1],
  reason: string | undefined,
): Promise<void> {
  const path = reason === undefined ? paths.listings(shortId(id)) : paths.editBusiness("part1", shortId(id));
  const told: Record<string, string> = reason === undefined ? {} : { reason };
  await notify(ctx, {
    memberId: owner_id,
    key: `notice.business.${outcome}`,
    values: { title: name, ...told },
    redirect: path,
  });
  await addAlert(ctx, {
    memberId: owner_id,
    kind: outcome === "approved" || outcome === "rejected" ? `business-${outcome}` : outcome,
    about: `business:${id}:${ctx.clock.now().getTime()}`,
    path,
    values: { item: name, ...told },
  });
}

/** The staff's words with a mark at their end, for a notice that goes on behind them. */
export function asSentence(text: string): string {
  if (/[.!?।…]["'”’)]?$/u.test(text)) return text;
  return `${text}${/[\u0900-\u097f]$/u.test(text) ? "।" : "."}`;
}

function waitingEdit({ pending_edit, pending_since }: LockedBusiness): PendingEdit {
  return pending_since && pending_edit ? pending_edit : refuse("business.not-waiting");
}
