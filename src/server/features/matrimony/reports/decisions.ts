/** What the staff make of reports about a profile: those that they have read are decided together, since the decision is about the profile. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type profileReports, REPORTS_AT_ONCE, type ReportedProfile } from "#contract/matrimony/profile-reports.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { NO_EDIT } from "../edits.ts";
import { isOfFamily } from "../family/rights.ts";
import { findProfile } from "../queries.ts";
import { viewOwnProfile } from "../view.ts";
import { type LockedProfile, updateProfileRow } from "../write-queries.ts";
import { decideWaiting, listReported, listWaitingOf, lockReported, type WaitingReport } from "./report-queries.ts";

const AT_ONCE = 20;
/** Of a profile that is there still. */
const LOGGED = { "taken-down": "profile.taken-down", dismissed: "profile.reports-dismissed" } as const;

type Decision = ParsedOf<typeof profileReports.decide>;

export async function reportedProfiles(ctx: Ctx): Promise<ReportedProfile[]> {
  const reported: ReportedProfile[] = [];
  for (const row of await listReported(ctx, AT_ONCE)) {
    const profile = await findProfile(ctx, row.id);
    const reports = await listWaitingOf(ctx, row.id, REPORTS_AT_ONCE);
    if (!profile || reports.length === 0) continue;
    reported.push({
      profile: viewOwnProfile(ctx, profile),
      owner: { name: row.owner_name, phoneNo: row.owner_phone, language: row.owner_language },
      isHeld: row.held_at !== null,
      isDeleted: row.deleted_at !== null,
      reports: reports.map(viewReport),
      updatedAt: row.updated_at.toISOString(),
    });
  }
  return reported;
}

/** Leaves the profile, or rejects it until the family has corrected it; one that was deleted stays as it is. Nobody decides about their own profile or their own report; the family never learns who reported it. */
export function decideReports(ctx: Ctx, given: Decision): Promise<void> {
  const { id, decision, reason, reportIds, updatedAt } = given;
  return inTransaction(ctx, async (ctx) => {
    const profile = (await lockReported(ctx, id)) ?? refuse("profile.not-found");
    const { id: staffId } = memberOf(ctx);
    const decided = { decision, decision_reason: reason, decided_by: staffId, decided_at: ctx.clock.now() };
    const reporters = await decideWaiting(ctx, { profileId: id, ids: reportIds }, decided);
    if (reporters.length === 0) refuse("report.not-waiting");
    if ([profile.owner_id, ...reporters].includes(staffId) || (await isOfFamily(ctx, id))) refuse("staff.own-thing");
    if (profile.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("profile.changed");
    if (!profile.deleted_at) await carryOut(ctx, profile, given);
    // Without a name: whoever has blocked the family meanwhile meets it here no more either.
    for (const memberId of reporters) await notify(ctx, { memberId, key: "notice.profile-report.decided" });
    await logStaffAction(ctx, {
      action: profile.deleted_at ? "profile.reports-closed" : LOGGED[decision],
      kind: "profile",
      id,
      name: profile.full_name,
      detail: { message: reason },
    });
  });
}

async function carryOut(ctx: Ctx, profile: LockedProfile, { decision, reason }: Decision): Promise<void> {
  if (decision === "taken-down") await takeDown(ctx, profile, reason);
  else if (profile.held_at && (await listWaitingOf(ctx, profile.id, 1)).length === 0) await release(ctx, profile);
}

async function takeDown(ctx: Ctx, profile: LockedProfile, reason: string): Promise<void> {
  await updateProfileRow(ctx, profile.id, {
    ...NO_EDIT,
    approval: "rejected",
    rejection_message: reason,
    held_at: null,
    updated_at: ctx.clock.now(),
  });
  await tellOwner(ctx, profile, { key: "notice.profile.taken-down", reason });
}

async function release(ctx: Ctx, profile: LockedProfile): Promise<void> {
  await updateProfileRow(ctx, profile.id, { held_at: null });
  await tellOwner(ctx, profile, { key: "notice.profile.released" });
}

function tellOwner(
  ctx: Ctx,
  { owner_id: memberId, full_name: title }: LockedProfile,
  { key, reason }: { key: "notice.profile.taken-down" | "notice.profile.released"; reason?: string },
): Promise<unknown> {
  const values: Record<string, string> = reason === undefined ? { title } : { title, reason };
  return notify(ctx, { memberId, key, values, redirect: paths.ownProfiles() });
}

function viewReport(row: WaitingReport): ReportedProfile["reports"][number] {
  return {
    _id: shortId(row.id),
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    reporter: { name: row.reporter_name, phoneNo: row.reporter_phone },
  };
}
