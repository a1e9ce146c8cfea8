/** Signing up: a code proves the phone, a ticket carries the proof through both parts of the form, the member is made or claimed. */
import { shortId } from "#base/ids.ts";
import type { auth } from "#contract/auth.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { isWeakPin } from "#contract/pin-rules.ts";
import {
  type Account,
  claimMember,
  createMember,
  findAccountByPhone,
  findInviter,
  languageFor,
  type NewMember,
  newMemberId,
} from "#server/features/members/accounts.ts";
import { refuseContactsInNames } from "#server/features/members/names.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import { getPlace } from "#server/features/places/places.ts";
import { aboutJoining, recordReferral } from "#server/features/referrals/referrals.ts";
import type { Ctx } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { hashPin } from "#server/platform/sessions/pins.ts";
import { type CodeSent, redeemCode, sendCode } from "./codes.ts";
import { rememberDevice } from "./devices.ts";
import { SIGN_UPS_PER_ADDRESS } from "./limits.ts";
import { clearTries } from "./pin-locks.ts";
import { listLeftBusinesses } from "./queries.ts";
import { type OpenedSession, openSession } from "./sessions.ts";
import { makeTicket, readAnyTicket, spendTicket, type Ticket } from "./tickets.ts";

type Form = ParsedOf<typeof auth.create>;

/** Sends the code, to registered phones too, so that the answer does not reveal which phones are registered. */
export async function requestSignUp(
  ctx: Ctx,
  { phone, language }: { phone: string; language: "en" | "hi" },
): Promise<CodeSent> {
  const account = await findAccountByPhone(ctx, phone);
  return sendCode(ctx, { purpose: "sign-up", to: phone, language: languageFor(account, language) });
}

/** The ticket for a right code; whoever holds the phone may know whether it is registered. */
export async function verifySignUp(ctx: Ctx, { phone, code }: { phone: string; code: string }) {
  const codeId = await redeemCode(ctx, { purpose: "sign-up", to: phone, code });
  const account = await findAccountByPhone(ctx, phone);
  return { ticket: makeTicket(ctx, "sign-up", { codeId, phone }), registered: isTaken(account) };
}

/** Whether the form may go on to its second part. */
export async function checkSignUp(ctx: Ctx, { ticket, refId }: { ticket: string; refId?: string | undefined }) {
  const { phone, waiting } = await readProof(ctx, ticket);
  const inviter = await findInviter(ctx, refId);
  return { phoneNo: phone, invitedBy: inviter?.firstName ?? null, claims: waiting !== undefined };
}

/** Makes the member on Plan 0, or gives an imported account to its owner, and opens the first session. */
export async function signUp(ctx: Ctx, form: Form): Promise<OpenedSession> {
  await takeAttempt(ctx, SIGN_UPS_PER_ADDRESS, ctx.caller.ip);
  const { waiting, ...ticket } = await readProof(ctx, form.ticket);
  if (isWeakPin(form.pin, { phoneNo: ticket.phone, birthDate: form.birthDate }))
    refuseFields({ pin: "field.pin.weak" });
  refuseContactsInNames(form);
  if (form.fkCityId !== undefined) await getPlace(ctx, form.fkCityId);
  const id = waiting?.id ?? newMemberId();
  const pinHash = await hashPin(ctx.config, id, form.pin);
  return inTransaction(ctx, async (ctx) => {
    await spendTicket(ctx, ticket);
    const inviter = await findInviter(ctx, form.refId);
    const member = { ...form, phone: ticket.phone, inviterId: inviter?.id };
    if (waiting) await claim(ctx, id, member, pinHash);
    else if (!(await createMember(ctx, id, member, pinHash))) refuse("phone.registered");
    if (inviter && (await recordReferral(ctx, { memberId: id, inviterId: inviter.id, email: form.email })))
      await notifyInviter(ctx, inviter.id, { memberId: id, name: member.firstName });
    await clearTries(ctx, { phone: ticket.phone });
    await rememberDevice(ctx, id);
    return openSession(ctx, id, ctx.caller.client);
  });
}

/** What the ticket proves, with the imported account that waits for the phone. Whoever missed the answer that the member was made gets it again for the same ticket. */
async function readProof(ctx: Ctx, text: string): Promise<Ticket & { waiting: Account | undefined }> {
  const { isSpent, ...ticket } = await readAnyTicket(ctx, "sign-up", text);
  const account = await findAccountByPhone(ctx, ticket.phone);
  if (isTaken(account)) refuse("phone.registered");
  if (isSpent) refuse("ticket.invalid");
  return { ...ticket, waiting: account };
}

/** Tells the new owner which businesses an import left to this phone. */
export async function notifyClaimed(ctx: Ctx, memberId: string): Promise<void> {
  for (const { id, name } of await listLeftBusinesses(ctx, memberId))
    await notify(ctx, {
      memberId,
      key: "notice.business.claimed",
      values: { title: name },
      redirect: paths.businessProfile(shortId(id)),
    });
}

async function claim(ctx: Ctx, id: string, member: NewMember, pinHash: string): Promise<void> {
  if (!(await claimMember(ctx, id, member, pinHash))) refuse("phone.registered");
  await notifyClaimed(ctx, id);
}

async function notifyInviter(ctx: Ctx, inviterId: string, who: { memberId: string; name: string }): Promise<void> {
  await notify(ctx, {
    memberId: inviterId,
    key: "notice.invite.joined",
    values: { who: who.name },
    redirect: paths.invitations(),
    about: aboutJoining(who.memberId),
  });
}

function isTaken(account: Account | undefined): boolean {
  return account !== undefined && account.pinHash !== null;
}
