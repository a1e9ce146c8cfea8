/** The ledger of invitations: who came by whom, written at sign-up; what came of it follows by a trigger of the database. */
import { shortId } from "#base/ids.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { Inviter, Referral, referrals, staffReferrals } from "#contract/referrals.ts";
import { getAccount } from "#server/features/members/accounts.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import {
  countEverybody,
  countOfInviter,
  type InviterRow,
  insertReferral,
  listInviters,
  listOfInviter,
  type ReferralRow,
} from "./queries.ts";

type Page = { limit: number; cursor?: string };

/** Counts a sign-up for its inviter, in the caller's transaction: each person once, and nobody for themselves, by their own link or under another phone with the same mailbox. False when it was not counted. */
export async function recordReferral(
  ctx: Ctx,
  { memberId, inviterId, email }: { memberId: string; inviterId: string; email: string | undefined },
): Promise<boolean> {
  if (inviterId === memberId) return false;
  const inviter = await getAccount(ctx, inviterId);
  if (email !== undefined && inviter.email?.toLowerCase() === email.toLowerCase()) return false;
  return insertReferral(ctx, { member_id: memberId, inviter_id: inviterId, joined_at: ctx.clock.now() });
}

/** In the transaction of a block: that the one came through the other is taken back from the notices. */
export function forgetReferralsBetween(ctx: Handle, one: string, other: string): Promise<void> {
  return deleteToldAbout(ctx, [one, other], [one, other].map(aboutJoining));
}

/** What the notice is about that this member came. */
export const aboutJoining = (memberId: string) => `referral:${memberId}`;

export async function ownReferralPage(
  ctx: Ctx,
  { limit, cursor }: Page,
): Promise<PayloadOf<typeof referrals.fetchMine>> {
  const { id } = memberOf(ctx);
  const page = pageOf(await listOfInviter(ctx, id, { from: startOf(cursor), limit }), limit);
  const { joined, paid } = await countOfInviter(ctx, id);
  return { joined, paid, referrals: page.rows.map(viewReferral), nextCursor: page.nextCursor };
}

export async function inviterPage(
  ctx: Ctx,
  { limit, cursor }: Page,
): Promise<PayloadOf<typeof staffReferrals.fetchTotals>> {
  const page = pageOf(await listInviters(ctx, { from: startOf(cursor), limit }), limit);
  const { joined, paid } = await countEverybody(ctx);
  return { joined, paid, inviters: page.rows.map(viewInviter), nextCursor: page.nextCursor };
}

function viewReferral({ first_name, joined_at, paid_at }: ReferralRow): Referral {
  return {
    firstName: first_name,
    state: paid_at ? "paid" : "joined",
    joinedAt: joined_at.toISOString(),
    paidAt: paid_at?.toISOString() ?? null,
  };
}

function viewInviter(row: InviterRow): Inviter {
  return {
    _id: shortId(row.id),
    name: row.name,
    phoneNo: row.phone,
    isBlocked: row.blocked_at !== null,
    joined: row.at_micros,
    paid: row.paid,
    lastJoinedAt: new Date(row.last_joined_at).toISOString(),
  };
}
