/** Joining and leaving groups, and letting people in. */
import { newId, shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { JoinRequest, OwnGroup } from "#contract/group-views.ts";
import type { groups } from "#contract/groups.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { shownName } from "#server/features/members/shown-name.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { groupChanged, ownGroup } from "./groups.ts";
import { listByIds, listOwn, listRequests } from "./queries.ts";
import { deleteMembership, deleteRequest, insertMembership, lockGroup, lockRequest, recount } from "./write-queries.ts";

const JOININGS = { name: "group-joined", most: 30 };
const REQUESTS_AT_ONCE = 100;

/** At once, or as a request to the moderator; its moderator and who is in it already change nothing. */
export function joinGroup(ctx: Ctx, id: string): Promise<OwnGroup> {
  return inTransaction(ctx, async (ctx) => {
    const group = await lockGroup(ctx, id);
    if (group?.approval !== "approved" || group.held_at) refuse("group.not-found");
    const { id: memberId } = memberOf(ctx);
    const [before] = await listOwn(ctx, { memberId, id, limit: 1 });
    if (before?.state) return ownGroup(ctx, id);
    await takeOfDay(ctx, JOININGS, memberId, "group.joined-often");
    const waits = group.asks_first && group.moderator_id !== memberId;
    if (waits) await ask(ctx, id, memberId);
    else await letIn(ctx, id, memberId);
    if (waits && group.moderator_id)
      await notify(ctx, {
        memberId: group.moderator_id,
        key: "notice.group.asked",
        values: { title: group.name },
        redirect: groupPath(group),
        about: `group-asked:${id}`,
      });
    return ownGroup(ctx, id);
  });
}

/** A moderator stays the moderator, whom the staff name. */
export function leaveGroup(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await deleteMembership(ctx, id, memberOf(ctx).id);
    await recount(ctx, id);
    await groupChanged(ctx, id);
  });
}

/** For the moderator alone. */
export async function requestsOf(ctx: Ctx, id: string): Promise<JoinRequest[]> {
  const [group] = await listByIds(ctx, [id]);
  if (group?.moderator_id !== memberOf(ctx).id || group.deleted_at) refuse("group.not-found");
  return (await listRequests(ctx, id, REQUESTS_AT_ONCE)).map((row) => ({
    _id: shortId(row.id),
    name: shownName(row),
    city: row.city ?? "",
    askedAt: row.created_at.toISOString(),
  }));
}

/** Who is let in is told; who is not may ask again. */
export function decideRequest(ctx: Ctx, { id, decision }: ParsedOf<typeof groups.decide>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const request = (await lockRequest(ctx, id, memberOf(ctx).id)) ?? refuse("group.request-gone");
    const { group_id: groupId, member_id: memberId, name } = request;
    if (decision === "refused") return deleteRequest(ctx, id);
    await letIn(ctx, groupId, memberId);
    await notify(ctx, {
      memberId,
      key: "notice.group.accepted",
      values: { title: name },
      redirect: groupPath({ id: groupId, name }),
      about: `group:${groupId}`,
    });
  });
}

/** In the caller's transaction. */
export async function letIn(ctx: Handle & Pick<Ctx, "clock">, groupId: string, memberId: string): Promise<void> {
  const now = ctx.clock.now();
  await insertMembership(ctx, {
    id: newId(),
    group_id: groupId,
    member_id: memberId,
    state: "member",
    created_at: now,
    joined_at: now,
  });
  await recount(ctx, groupId);
  await groupChanged(ctx, groupId);
}

const ask = (ctx: Ctx, groupId: string, memberId: string) =>
  insertMembership(ctx, {
    id: newId(),
    group_id: groupId,
    member_id: memberId,
    state: "asked",
    created_at: ctx.clock.now(),
  });

/** Where the page of a group is, without language. */
export const groupPath = ({ id, name }: { id: string; name: string }) =>
  paths.group(slugWithId(slugify(name), shortId(id)));
