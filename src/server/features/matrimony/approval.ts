/** What the staff decide about matrimonial profiles: whether one is found, and whether changes of one that is found are taken over. */
import { PROFILE_LINES } from "#contract/matrimony/lines.ts";
import type { WaitingProfile } from "#contract/matrimony/staff-matrimony.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { countWaiting, listWaiting, type WaitingRow } from "./approval-queries.ts";
import { columnsOf, NO_EDIT } from "./edits.ts";
import { isOfFamily } from "./family/rights.ts";
import { linesIn } from "./lines.ts";
import { findProfile, type ProfileRow } from "./queries.ts";
import { viewOwnProfile } from "./view.ts";
import { type LockedProfile, lockProfile, setPhotos, updateProfileRow } from "./write-queries.ts";

/** A page of what waits, and how many wait in all. */
export async function waitingProfilePage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const after = cursor === undefined ? undefined : startOf(cursor);
  const page = pageOf(await listWaiting(ctx, after, limit + 1), limit);
  const profiles: WaitingProfile[] = [];
  for (const row of page.rows) {
    const profile = await findProfile(ctx, row.id);
    if (profile) profiles.push({ profile: viewOwnProfile(ctx, profile), ...ofWaiting(row, profile) });
  }
  return { profiles, total: await countWaiting(ctx), nextCursor: page.nextCursor };
}

/** Lets it be found, or takes its changes over; the owner is told. */
export function approveProfile(ctx: Ctx, { id, updatedAt }: { id: string; updatedAt: string }): Promise<void> {
  return decide(ctx, { id, updatedAt }, async (ctx, profile) => {
    const now = ctx.clock.now();
    if (!profile.person_agreed_at) refuse("profile.person-silent");
    if (profile.approval === "rejected") refuse("profile.not-waiting");
    if (profile.approval !== "approved") {
      await updateProfileRow(ctx, id, {
        approval: "approved",
        rejection_message: null,
        approved_at: profile.approved_at ?? now,
        updated_at: now,
      });
      return { outcome: "approved" };
    }
    const edit = (profile.pending_since && profile.pending_edit) ?? refuse("profile.not-waiting");
    await updateProfileRow(ctx, id, { ...columnsOf(edit), ...NO_EDIT, updated_at: now });
    if (edit.photos) await setPhotos(ctx, id, edit.photos);
    return { outcome: "edit-approved" };
  });
}

/** Turns it, or its changes, down with a message to the owner, who may correct it. */
export function rejectProfile(
  ctx: Ctx,
  { id, updatedAt, rejectionMessage }: { id: string; updatedAt: string; rejectionMessage: string },
): Promise<void> {
  return decide(ctx, { id, updatedAt }, async (ctx, profile) => {
    const updated_at = ctx.clock.now();
    if (profile.pending_since) {
      await updateProfileRow(ctx, id, { pending_since: null, edit_rejection_message: rejectionMessage, updated_at });
      return { outcome: "edit-rejected", reason: rejectionMessage };
    }
    if (profile.approval === "rejected") refuse("profile.not-waiting");
    await updateProfileRow(ctx, id, {
      approval: "rejected",
      rejection_message: rejectionMessage,
      ...NO_EDIT,
      updated_at,
    });
    return { outcome: "rejected", reason: rejectionMessage };
  });
}

interface Decision {
  outcome: "approved" | "rejected" | "edit-approved" | "edit-rejected";
  reason?: string;
}

/** The frame of both: nobody decides about their own, and only what staff really saw is decided. */
function decide(
  ctx: Ctx,
  { id, updatedAt }: { id: string; updatedAt: string },
  work: (ctx: Ctx, profile: LockedProfile) => Promise<Decision>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const profile = (await lockProfile(ctx, id)) ?? refuse("profile.not-found");
    if (await isOfFamily(ctx, id)) refuse("staff.own-thing");
    if (profile.approval === "withheld" || profile.held_at) refuse("profile.not-waiting");
    if (profile.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("profile.changed");
    const { outcome, reason } = await work(ctx, profile);
    const told: Record<string, string> = reason === undefined ? {} : { reason };
    await notify(ctx, {
      memberId: profile.owner_id,
      key: `notice.profile.${outcome}`,
      values: { title: profile.full_name, ...told },
      redirect: paths.ownProfiles(),
    });
    await logStaffAction(ctx, {
      action: `profile.${outcome}`,
      kind: "profile",
      id,
      name: profile.full_name,
      detail: reason === undefined ? {} : { message: reason },
    });
  });
}

function ofWaiting(row: WaitingRow, profile: ProfileRow): Omit<WaitingProfile, "profile"> {
  return {
    owner: { name: row.owner_name, phoneNo: row.owner_phone, memberSince: row.owner_since.toISOString() },
    waitingSince: row.waiting_since.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    changes: profile.approval === "approved" ? changesOf(profile) : [],
  };
}

function changesOf({ pending_edit, ...row }: ProfileRow): WaitingProfile["changes"] {
  const { fullName, about, expectations, familyAbout, photos, ...lines } = pending_edit ?? {};
  const read = linesIn(row);
  const texts = [
    { field: "fullName", before: row.full_name, after: fullName },
    { field: "about", before: row.about, after: about },
    { field: "expectations", before: row.expectations, after: expectations },
    { field: "familyAbout", before: row.family_about, after: familyAbout },
    ...PROFILE_LINES.map((field) => ({ field, before: read[field], after: lines[field] })),
  ] as const;
  return [
    ...texts.flatMap(({ field, before, after }) =>
      after === undefined ? [] : [{ field, before: before ?? "", after: after ?? "" }],
    ),
    ...(photos ? [{ field: "photos" as const, before: "", after: String(photos.length) }] : []),
  ];
}
