/** What the staff do about groups: see them with their people, and name who moderates one. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { StaffGroup } from "#contract/group-views.ts";
import type { staffGroups } from "#contract/staff-groups.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { placesOf } from "./groups.ts";
import { groupPath, letIn } from "./membership.ts";
import { listForStaff } from "./queries.ts";
import { viewStaffGroup } from "./view.ts";
import { findMemberByPhone, lockGroup, updateGroupRow } from "./write-queries.ts";

export async function staffGroupPage(
  ctx: Ctx,
  { limit, cursor }: ParsedOf<typeof staffGroups.fetchAll>,
): Promise<PayloadOf<typeof staffGroups.fetchAll>> {
  const page = pageOf(await listForStaff(ctx, { from: startOf(cursor), limit }), limit);
  const reference = await placesOf(ctx, page.rows);
  return { groups: page.rows.map((row) => viewStaffGroup(row, reference)), nextCursor: page.nextCursor };
}

/** The member with this phone moderates it from now on, and is in it. */
export function setModerator(
  ctx: Ctx,
  { id, phoneNo }: ParsedOf<typeof staffGroups.setModerator>,
): Promise<{ group: StaffGroup }> {
  return inTransaction(ctx, async (ctx) => {
    const group = await lockGroup(ctx, id);
    if (group?.approval !== "approved") refuse("group.not-found");
    const { id: memberId } = (await findMemberByPhone(ctx, phoneNo)) ?? refuse("group.no-such-member");
    await updateGroupRow(ctx, id, { moderator_id: memberId, updated_at: ctx.clock.now() });
    await letIn(ctx, id, memberId);
    await notify(ctx, {
      memberId,
      key: "notice.group.moderator",
      values: { title: group.name },
      redirect: groupPath(group),
      about: `group:${id}`,
    });
    await logStaffAction(ctx, { action: "group.moderator", kind: "group", id, name: group.name });
    const [row] = await listForStaff(ctx, { from: startOf(undefined), limit: 1, id });
    if (!row) refuse("group.not-found");
    return { group: viewStaffGroup(row, await placesOf(ctx, [row])) };
  });
}
