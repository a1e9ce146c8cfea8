/** Signing in with phone and PIN, on known devices at once and on others with a code. */
import { type Account, findAccountByPhone, getAccount, userDataOf } from "#server/features/members/accounts.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { returnAttempt, takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { checkNoPin, checkPin } from "#server/platform/sessions/pins.ts";
import { type CodeSent, redeemCode, sendCode } from "./codes.ts";
import { findKnownDevice, rememberDevice } from "./devices.ts";
import { LOGINS_PER_ADDRESS } from "./limits.ts";
import { forgiveTry, type LockTarget, takeTry, undoTry } from "./pin-locks.ts";
import { notifyNewDevice } from "./security-notices.ts";
import { type Client, type OpenedSession, openSession } from "./sessions.ts";

export interface Credentials {
  phoneNo: string;
  pin: string;
  otp?: string | undefined;
}
export type LogIn = { session: OpenedSession } | { needsCode: CodeSent };

/** Opens a session, or sends the code that an unknown device needs. Refuses a wrong PIN, an unknown phone and an unclaimed account alike. */
export async function logIn(ctx: Ctx, credentials: Credentials): Promise<LogIn> {
  const { account, isKnownDevice } = await provePin(
    ctx,
    credentials,
    await findAccountByPhone(ctx, credentials.phoneNo),
  );
  if (isKnownDevice) return { session: await open(ctx, account, ctx.caller.client) };
  const target = { purpose: "login", to: account.phone } as const;
  if (!credentials.otp) return { needsCode: await sendCode(ctx, { ...target, language: account.language }) };
  await redeemCode(ctx, { ...target, code: credentials.otp });
  return {
    session: await inTransaction(ctx, async (ctx) => {
      await notifyNewDevice(ctx, account.id);
      return open(ctx, account, ctx.caller.client);
    }),
  };
}

/** What the browser of the session stores of its member; on Plan 0 or after the plan's end the refusal 'plan.none' carries it. */
export async function confirmSession(ctx: Ctx) {
  const { id, paid } = memberOf(ctx);
  const userData = await userDataOf(ctx, id);
  return paid ? { userData } : refuse("plan.none", {}, { userData });
}

/** The account of whoever works in the console. */
export async function getOwnAccount(ctx: Ctx): Promise<Account> {
  return getAccount(ctx, memberOf(ctx).id);
}

/** Refuses a wrong PIN, and any PIN where there is no account, in the same words and the same time. */
export async function provePin(
  ctx: Ctx,
  { phoneNo, pin }: Credentials,
  account: Account | undefined,
): Promise<{ account: Account; isKnownDevice: boolean }> {
  const device = await findKnownDevice(ctx, account);
  const tried: LockTarget = account && device ? { member: account.id, device } : { phone: phoneNo };
  // A known device counts for itself alone, so that neither strangers nor neighbours lock its owner out.
  if (!device) await takeAttempt(ctx, LOGINS_PER_ADDRESS, ctx.caller.ip);
  await takeTry(ctx, tried);
  const isRight = await isPinOf(ctx, account, pin).catch(async (error) => {
    await undoTry(ctx, tried);
    throw error;
  });
  if (!account || !isRight) refuse("login.failed");
  await forgiveTry(ctx, tried);
  if (!device) await returnAttempt(ctx, LOGINS_PER_ADDRESS, ctx.caller.ip);
  if (account.isBlocked) refuse("member.blocked");
  return { account, isKnownDevice: device !== undefined };
}

/** Takes the same time whether there is such an account or not. */
function isPinOf(ctx: Ctx, account: Account | undefined, pin: string): Promise<boolean> {
  return account?.pinHash ? checkPin(ctx.config, account.id, pin, account.pinHash) : checkNoPin(ctx.config, pin);
}

/** Opens a session on this device, which the account knows from now on. */
export function open(ctx: Ctx, account: Account, client: Client): Promise<OpenedSession> {
  return inTransaction(ctx, async (ctx) => {
    await rememberDevice(ctx, account.id);
    return openSession(ctx, account.id, client);
  });
}
