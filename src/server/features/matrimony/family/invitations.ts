/** Invitations to act for a profile, as whoever has the invited phone sees and answers them. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { FamilyInvitation, matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findMemberName, lockProfile } from "../write-queries.ts";
import { findInvitation, listInvitations, updateManager } from "./manager-queries.ts";

export async function invitationPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const rows = await listInvitations(ctx, memberOf(ctx).id, { from: startOf(cursor), limit });
  const page = pageOf(rows, limit);
  const invitations = page.rows.map(
    (row): FamilyInvitation => ({
      _id: shortId(row.id),
      invitedBy: row.invited_by_name,
      person: firstNameOf(row.full_name),
      relation: row.relation,
      invitedAt: row.invited_at.toISOString(),
    }),
  );
  return { invitations, nextCursor: page.nextCursor };
}

/** Once; the owner is told. */
export function answerInvitation(
  ctx: Ctx,
  { invitationId, accepts }: ParsedOf<typeof matrimonyManagers.answerInvitation>,
): Promise<void> {
  const memberId = memberOf(ctx).id;
  return inTransaction(ctx, async (ctx) => {
    const found = (await findInvitation(ctx, memberId, invitationId)) ?? refuse("family.invitation-not-found");
    const profile = (await lockProfile(ctx, found.profile_id)) ?? refuse("family.invitation-not-found");
    // It may have been taken back while this waited.
    if (!(await findInvitation(ctx, memberId, invitationId))) refuse("family.invitation-not-found");
    const now = ctx.clock.now();
    await updateManager(ctx, found.id, accepts ? { member_id: memberId, accepted_at: now } : { declined_at: now });
    await notify(ctx, {
      memberId: profile.owner_id,
      key: accepts ? "notice.family.accepted" : "notice.family.declined",
      values: { name: await findMemberName(ctx, memberId), title: profile.full_name },
      redirect: paths.family(shortId(profile.id), { part: "managers" }),
      about: `family:${found.id}`,
    });
  });
}

/** All that is told of the person before somebody has accepted. */
export function firstNameOf(fullName: string): string {
  return fullName.split(" ")[0]!;
}
