/** A code shows that the e-mail address of a profile is the member's own. */
import { type Account, getAccount } from "#server/features/members/accounts.ts";
import { confirmEmail } from "#server/features/members/members.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { canSend } from "#server/platform/outbox/transports.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type CodeSent, redeemCode, sendCode } from "./codes.ts";
import { MAIL_CODES_PER_MEMBER } from "./limits.ts";

/** Sends a code to the address; a member has few a day, because it may be anybody's. */
export async function requestEmailCode(ctx: Ctx): Promise<CodeSent> {
  const { id, email, language } = await getOwnAddress(ctx);
  if (!canSend(ctx.config, "email")) refuse("email.unavailable");
  await takeAttempt(ctx, MAIL_CODES_PER_MEMBER, id);
  return sendCode(ctx, { purpose: "email", to: email, language });
}

/** Takes the code; mail goes to the address from then on. */
export async function confirmOwnEmail(ctx: Ctx, code: string): Promise<void> {
  const { email } = await getOwnAddress(ctx);
  await redeemCode(ctx, { purpose: "email", to: email, code });
  if (!(await confirmEmail(ctx, email))) refuse("otp.wrong");
}

async function getOwnAddress(ctx: Ctx): Promise<Account & { email: string }> {
  const account = await getAccount(ctx, memberOf(ctx).id);
  return account.email === null ? refuse("email.missing") : { ...account, email: account.email };
}
