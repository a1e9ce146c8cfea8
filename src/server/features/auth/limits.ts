/** How often signing in, codes and sign-up may be tried; all is counted in PostgreSQL. */
import type { Ctx } from "#server/platform/context.ts";
import { countAttempt, type Limit } from "#server/platform/limits/attempts.ts";
import { refuse } from "#server/platform/refusal.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Failed logins of one address, on devices that the account does not know. */
export const LOGINS_PER_ADDRESS: Limit = { name: "login-address", most: 25, seconds: 5 * MINUTE };
export const SIGN_UPS_PER_ADDRESS: Limit = { name: "sign-up-address", most: 25, seconds: 5 * MINUTE };
/** Codes that one address may have sent, to whichever phones. */
export const CODES_PER_ADDRESS: Limit = { name: "code-address", most: 25, seconds: 5 * MINUTE };
export const CODES_BETWEEN_SECONDS = 30;
export const CHECKS_PER_CODE = 5;
/** Failures with a PIN: the waiting time after the fifth and each one more, in minutes. */
export const WRONG_PINS = 5;
export const WRONG_PINS_A_DAY = 10;
export const LONGEST_WAIT_MINUTES = 15;
/** Numbers in a row, whose first digits agree, are bought for pumping SMS. */
const PREFIX_DIGITS = 4;

/** What strangers can ask for (sign-up, forgotten PIN) and what needs the right PIN (login, staff) are counted apart, so that strangers cannot use up an owner's codes. */
export type CodeGroup = "unproved" | "proved";

/** Between two codes to one phone. */
export const codeGap = (group: CodeGroup): Limit => ({
  name: `code-gap-${group}`,
  most: 1,
  seconds: CODES_BETWEEN_SECONDS,
});

/** Counts a code to a phone: 0 when it may have another, else the seconds to wait. */
export async function countCode(ctx: Ctx, group: CodeGroup, phone: string): Promise<number> {
  const limits = [
    codeGap(group),
    { name: `code-phone-${group}`, most: 5, seconds: 10 * MINUTE },
    { name: `code-day-${group}`, most: 10, seconds: DAY },
  ];
  for (const limit of limits) {
    const wait = await countAttempt(ctx, limit, phone);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Counts an SMS against what they may cost an hour, in all and per first digits of the number; refuses beyond that. */
export async function takeSms(
  ctx: Ctx,
  { purpose, group }: { purpose: string; group: CodeGroup },
  phone: string,
): Promise<void> {
  const name = `sms-${group === "proved" ? "proved" : purpose}`;
  const perPrefix = { name: `${name}-prefix`, most: ctx.config.smsPerHourPerPrefix, seconds: HOUR };
  const isBeyond =
    (await countAttempt(ctx, perPrefix, phone.slice(0, PREFIX_DIGITS))) > 0 ||
    (await countAttempt(ctx, { name, most: ctx.config.smsPerHour, seconds: HOUR }, "all")) > 0;
  if (!isBeyond) return;
  ctx.log.warn({ purpose }, "the hourly limit of SMS is reached");
  refuse("server.busy");
}
