/** Who acts for a profile beside its owner: invited by phone, and taken out by the owner, by the person, or by going. */
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type FamilyManager, MANAGERS_MAX, type matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { paths } from "#contract/paths.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { recordAnswer } from "../person-consent.ts";
import { findMemberName, findMemberPhone } from "../write-queries.ts";
import { firstNameOf } from "./invitations.ts";
import {
  countManagers,
  deleteManager,
  findManager,
  findMemberId,
  insertManager,
  listManagers,
  type ManagerRow,
  updateManager,
} from "./manager-queries.ts";
import { type Acting, lockedProfileOf, profileOf } from "./rights.ts";

type Input<Call extends keyof typeof matrimonyManagers> = ParsedOf<(typeof matrimonyManagers)[Call]>;

const INVITATIONS = { name: "family-invitation", most: 20 };

export async function managerPage(ctx: Ctx, { id, limit, cursor }: Input<"fetchManagers">) {
  const acting = await profileOf(ctx, id, "read");
  const page = pageOf(await listManagers(ctx, id, { from: startOf(cursor), limit }), limit);
  return {
    owner: await findMemberName(ctx, acting.owner_id),
    managers: page.rows.map((row) => viewManager(ctx, acting, row)),
    nextCursor: page.nextCursor,
  };
}

/** The same for every phone, whether somebody has an account with it or not. */
export function inviteManager(ctx: Ctx, { id, phoneNo: phone, relation }: Input<"invite">) {
  return inTransaction(ctx, async (ctx) => {
    const acting = await lockedProfileOf(ctx, id, "invite");
    if (phone === (await findMemberPhone(ctx, acting.owner_id))) refuseFields({ phoneNo: "family.phone.owner" });
    if (phone === acting.person_phone) refuseFields({ phoneNo: "family.phone.person" });
    const before = await findManager(ctx, id, { phone });
    if (before?.vetoed_at && !acting.isPerson) refuse("family.vetoed");
    if (before && !before.declined_at && !before.vetoed_at) return { managerId: shortId(before.id) };
    if ((await countManagers(ctx, id)) >= MANAGERS_MAX) refuse("family.full", { n: MANAGERS_MAX });
    await takeOfDay(ctx, INVITATIONS, memberOf(ctx).id, "family.invited-often");
    if (before) await deleteManager(ctx, before.id);
    const managerId = newId();
    const by = { invited_by: memberOf(ctx).id, invited_at: ctx.clock.now() };
    await insertManager(ctx, { id: managerId, profile_id: id, phone, relation, ...by });
    await tellInvited(ctx, acting, { phone, managerId });
    return { managerId: shortId(managerId) };
  });
}

async function tellInvited(ctx: Ctx, acting: Acting, { phone, managerId }: { phone: string; managerId: string }) {
  const memberId = await findMemberId(ctx, phone);
  if (memberId === undefined || (await areBlocked(ctx, memberOf(ctx).id, memberId))) return;
  const name = await findMemberName(ctx, memberOf(ctx).id);
  const values = { name, title: firstNameOf(acting.full_name) };
  const about = `family:${managerId}`;
  await notify(ctx, { memberId, key: "notice.family.invited", values, redirect: paths.families(), about });
}

/** Oneself, or as owner or person anybody. A veto stays, so that nobody else invites that phone again. */
export function removeManager(ctx: Ctx, { id, managerId }: Input<"removeManager">): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { role, isPerson } = await lockedProfileOf(ctx, id, "read");
    const row = await findManager(ctx, id, { id: managerId });
    if (!row || row.vetoed_at) refuse("family.manager-not-found");
    if (role === "manager" && row.member_id !== memberOf(ctx).id) refuse("family.not-allowed");
    if (isPerson) await updateManager(ctx, row.id, { vetoed_at: ctx.clock.now() });
    else await deleteManager(ctx, row.id);
  });
}

/** As with a code to the own phone, from inside of the portal. */
export function withdrawConsent(ctx: Ctx, { id }: Input<"withdrawConsent">): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { locked } = await lockedProfileOf(ctx, id, "withdraw");
    if (!locked.person_declined_at) await recordAnswer(ctx, locked, false);
  });
}

function viewManager(ctx: Ctx, { role, isPerson }: Acting, row: ManagerRow): FamilyManager {
  const isMe = row.member_id === memberOf(ctx).id;
  const mayInvite = role !== "manager" || isPerson;
  return {
    _id: shortId(row.id),
    relation: row.relation,
    status: row.accepted_at ? "accepted" : row.declined_at ? "declined" : "invited",
    name: row.accepted_at ? row.name : null,
    phoneNo: mayInvite && !row.accepted_at ? row.phone : null,
    isMe,
    mayRemove: isMe || mayInvite,
  };
}
