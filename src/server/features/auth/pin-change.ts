/** A new PIN: with the present one from within a session, or with a code when it is forgotten. */
import { isWeakPin } from "#contract/pin-rules.ts";
import {
  type Account,
  findAccountByPhone,
  getAccount,
  languageFor,
  setPin,
} from "#server/features/members/accounts.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { checkPin, hashPin } from "#server/platform/sessions/pins.ts";
import { type CodeSent, redeemCode, sendCode } from "./codes.ts";
import { findKnownDevice, forgetDevices, rememberDevice } from "./devices.ts";
import { clearTries, forgiveTry, takeTry, undoTry } from "./pin-locks.ts";
import { notifyPinChanged } from "./security-notices.ts";
import { endSessions } from "./session-queries.ts";
import { notifyClaimed } from "./sign-up.ts";
import { makeTicket, readTicket, spendTicket } from "./tickets.ts";

/** Changes the PIN; the member's other sessions end and other devices prove themselves again. */
export async function changePin(
  ctx: Ctx,
  { currentPin, newPin }: { currentPin: string; newPin: string },
): Promise<void> {
  const { id, sessionId } = memberOf(ctx);
  const account = await getAccount(ctx, id);
  await proveCurrent(ctx, { id, pinHash: account.pinHash, currentPin });
  if (newPin === currentPin) refuseFields({ newPin: "field.pin.same" });
  if (isWeakPin(newPin, { phoneNo: account.phone, birthDate: account.birthDate }))
    refuseFields({ newPin: "field.pin.weak" });
  const pinHash = await hashPin(ctx.config, id, newPin);
  await inTransaction(ctx, async (ctx) => {
    await setPin(ctx, id, { pinHash });
    await endSessions(ctx, { memberId: id, but: sessionId, reason: "pin-changed", now: ctx.clock.now() });
    await forgetDevices(ctx, id, { butThis: true });
    await notifyPinChanged(ctx, id);
  });
}

/** Sends the code to a member; where there is none, or one of the staff without leave, everything happens but the SMS, so that the answer is the same for every phone. */
export async function requestResetPin(
  ctx: Ctx,
  { phone, language: requested }: { phone: string; language: "en" | "hi" },
): Promise<CodeSent> {
  const account = await findAccountByPhone(ctx, phone);
  const language = languageFor(account, requested);
  const device = await findKnownDevice(ctx, account);
  return sendCode(ctx, { purpose: "reset-pin", to: phone, device, language, withheld: !mayReset(ctx, account) });
}

export async function verifyResetPin(ctx: Ctx, { phone, code }: { phone: string; code: string }): Promise<string> {
  const device = await findKnownDevice(ctx, await findAccountByPhone(ctx, phone));
  const codeId = await redeemCode(ctx, { purpose: "reset-pin", to: phone, device, code });
  return makeTicket(ctx, "reset-pin", { codeId, phone });
}

/** Sets the PIN for the ticket's member, claiming an imported account, which takes the language asked for; all sessions end and only this device is known. */
export async function resetPin(
  ctx: Ctx,
  { ticket: text, pin, language: requested }: { ticket: string; pin: string; language: "en" | "hi" },
): Promise<void> {
  const ticket = await readTicket(ctx, "reset-pin", text);
  const account = await findAccountByPhone(ctx, ticket.phone);
  if (!mayReset(ctx, account)) refuse("ticket.invalid");
  if (isWeakPin(pin, { phoneNo: ticket.phone, birthDate: account.birthDate })) refuseFields({ pin: "field.pin.weak" });
  const pinHash = await hashPin(ctx.config, account.id, pin);
  await inTransaction(ctx, async (ctx) => {
    await spendTicket(ctx, ticket);
    await setPin(ctx, account.id, { pinHash, language: languageFor(account, requested), confirms: "phone" });
    await endSessions(ctx, { memberId: account.id, reason: "pin-changed", now: ctx.clock.now() });
    await forgetDevices(ctx, account.id, { butThis: false });
    await rememberDevice(ctx, account.id);
    await clearTries(ctx, { phone: ticket.phone });
    if (account.pinHash) await notifyPinChanged(ctx, account.id);
    else await notifyClaimed(ctx, account.id);
  });
}

/** A stolen SIM card must not make an administrator: the staff's PINs are reset within the hour for which the operator has given leave. */
function mayReset(ctx: Ctx, account: Account | undefined): account is Account {
  if (!account) return false;
  const { staffRole, pinResetUntil } = account;
  return staffRole === null || (pinResetUntil !== null && pinResetUntil > ctx.clock.now());
}

async function proveCurrent(
  ctx: Ctx,
  { id, pinHash, currentPin }: { id: string; pinHash: string | null; currentPin: string },
): Promise<void> {
  const tried = { member: id };
  await takeTry(ctx, tried);
  const isRight = await checkPin(ctx.config, id, currentPin, pinHash ?? "").catch(async (error) => {
    await undoTry(ctx, tried);
    throw error;
  });
  if (!isRight) refuse("pin.wrong");
  await forgiveTry(ctx, tried);
}
