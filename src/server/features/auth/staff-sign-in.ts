/** Signing in to the console: phone and PIN, then the member's authenticator app; in a demo, and until one is set up, a code by SMS. */
import type { Enrolment } from "#contract/staff-sign-in.ts";
import { findAccountByPhone } from "#server/features/members/accounts.ts";
import type { Ctx } from "#server/platform/context.ts";
import { returnAttempt, takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type Credentials, getOwnAccount, type LogIn, open, provePin } from "./auth.ts";
import {
  beginEnrolment,
  checkSecondFactor,
  confirmEnrolment,
  hasAuthenticator,
  type SecondFactor,
} from "./authenticators.ts";
import { type CodeSent, redeemCode, sendCode } from "./codes.ts";
import { APP_CODES_PER_MEMBER } from "./limits.ts";
import { confirmOwnSession, type OpenedSession } from "./sessions.ts";
import { makeTicket, readTicket, spendTicket } from "./tickets.ts";

export type StaffLogIn = LogIn | { needsAppCode: true } | { enrolment: Enrolment };

/** Opens a session of the console, or says which factor is missing. A phone that is not of the staff is answered as an unknown one, whatever the PIN. */
export async function logInStaff(ctx: Ctx, credentials: Credentials & SecondFactor): Promise<StaffLogIn> {
  const found = await findAccountByPhone(ctx, credentials.phoneNo);
  const { account } = await provePin(ctx, credentials, found?.staffRole ? found : undefined);
  if (await hasAuthenticator(ctx, account.id)) {
    if (!credentials.otp && !credentials.recoveryCode) return { needsAppCode: true };
    await checkSecondFactor(ctx, account.id, credentials);
    return { session: await open(ctx, account, "staff") };
  }
  const target = { purpose: "staff", to: account.phone } as const;
  if (!credentials.otp) return { needsCode: await sendCode(ctx, { ...target, language: account.language }) };
  const codeId = await redeemCode(ctx, { ...target, code: credentials.otp });
  if (ctx.config.mode === "demo") return { session: await open(ctx, account, "staff") };
  const ticket = makeTicket(ctx, "staff", { codeId, phone: account.phone });
  return { enrolment: { ticket, ...(await beginEnrolment(ctx, account)) } };
}

/** Takes the second factor of an open session again, or says which is missing. In production a code by SMS is none: whoever has lost the app signs in anew and sets up another. */
export async function confirmSecondFactor(
  ctx: Ctx,
  factor: SecondFactor,
): Promise<{ needsAppCode: true } | { needsCode: CodeSent } | undefined> {
  const account = await getOwnAccount(ctx);
  if (await hasAuthenticator(ctx, account.id)) {
    if (!factor.otp && !factor.recoveryCode) return { needsAppCode: true };
    await checkSecondFactor(ctx, account.id, factor);
  } else {
    if (ctx.config.mode !== "demo") refuse("session.missing");
    const target = { purpose: "staff", to: account.phone } as const;
    if (!factor.otp) return { needsCode: await sendCode(ctx, { ...target, language: account.language }) };
    await redeemCode(ctx, { ...target, code: factor.otp });
  }
  await confirmOwnSession(ctx);
  return undefined;
}

/** Takes the first code of the app that is being set up and opens the session; the recovery codes are told this once. */
export async function enrolStaff(
  ctx: Ctx,
  { ticket: text, otp }: { ticket: string; otp: string },
): Promise<OpenedSession & { recoveryCodes: string[] }> {
  const ticket = await readTicket(ctx, "staff", text);
  const account = await findAccountByPhone(ctx, ticket.phone);
  if (!account?.staffRole || account.isBlocked) refuse("ticket.invalid");
  await takeAttempt(ctx, APP_CODES_PER_MEMBER, account.id);
  const opened = await inTransaction(ctx, async (ctx) => {
    await spendTicket(ctx, ticket);
    const recoveryCodes = await confirmEnrolment(ctx, account.id, otp);
    return { ...(await open(ctx, account, "staff")), recoveryCodes };
  });
  await returnAttempt(ctx, APP_CODES_PER_MEMBER, account.id);
  return opened;
}
