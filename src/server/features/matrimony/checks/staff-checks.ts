/** Documents as the staff read and decide them; nobody decides about a profile of their own. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { staffChecks, WaitingCheck } from "#contract/matrimony/checks.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { isOfFamily } from "../family/rights.ts";
import { lockProfile } from "../write-queries.ts";
import { decideCheck, findWaiting, listWaiting, voidValid, type WaitingCheckRow } from "./check-queries.ts";

export async function waitingCheckPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const after = cursor === undefined ? undefined : startOf(cursor);
  const page = pageOf(await listWaiting(ctx, after, limit), limit);
  return { checks: page.rows.map(viewWaiting), nextCursor: page.nextCursor };
}

/** The log says who has opened whose. */
export function openDocument(ctx: Ctx, id: string): Promise<PayloadOf<typeof staffChecks.openDocument>> {
  return inTransaction(ctx, async (ctx) => {
    const { document, document_type, profile_id, full_name: name } = await getWaiting(ctx, id);
    if (!document || !document_type) refuse("check.not-waiting");
    await logStaffAction(ctx, { action: "profile.document-opened", kind: "profile", id: profile_id, name });
    return { type: document_type, base64: document.toString("base64") };
  });
}

/** The document is deleted with the decision, and the owner is told. */
export function decideOnCheck(
  ctx: Ctx,
  { id, decision, reason, updatedAt }: ParsedOf<typeof staffChecks.decide>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { kind, profile_id: profileId } = await getWaiting(ctx, id);
    const profile = (await lockProfile(ctx, profileId)) ?? refuse("check.not-waiting");
    if (profile.updated_at.getTime() !== new Date(updatedAt).getTime()) refuse("profile.changed");
    const now = ctx.clock.now();
    if (decision === "checked") await voidValid(ctx, { profileId, kind, now });
    const refused = decision === "refused" ? { decision_reason: reason ?? "" } : {};
    const decided = { decision, ...refused, decided_by: memberOf(ctx).id, decided_at: now };
    if (!(await decideCheck(ctx, id, decided))) refuse("check.not-waiting");
    const { full_name: name, owner_id: memberId } = profile;
    await notify(ctx, {
      memberId,
      key: decision === "checked" ? "notice.profile.check-done" : "notice.profile.check-refused",
      values: { title: name, kind, ...(decision === "refused" ? { reason: reason ?? "" } : {}) },
      redirect: paths.profileChecks(shortId(profileId)),
    });
    await logStaffAction(ctx, {
      action: decision === "checked" ? `profile.checked-${kind}` : "profile.document-refused",
      kind: "profile",
      id: profileId,
      name,
      detail: decision === "refused" ? { message: reason ?? "" } : {},
    });
  });
}

async function getWaiting(ctx: Ctx, id: string) {
  const found = (await findWaiting(ctx, id)) ?? refuse("check.not-waiting");
  if (await isOfFamily(ctx, found.profile_id)) refuse("staff.own-thing");
  return found;
}

function viewWaiting(row: WaitingCheckRow): WaitingCheck {
  return {
    _id: shortId(row.id),
    kind: row.kind,
    sentAt: row.created_at.toISOString(),
    profile: {
      _id: shortId(row.profile_id),
      fullName: row.full_name,
      birthDate: row.birth_date,
      gender: row.gender,
      qualification: row.qualification_name,
      qualificationHi: row.qualification_name_hi,
      education: row.education,
      maritalStatus: row.marital_status,
    },
    owner: { name: row.owner_name, phoneNo: row.owner_phone, language: row.owner_language },
    updatedAt: row.updated_at.toISOString(),
  };
}
