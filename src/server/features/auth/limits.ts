/** How often signing in, codes and sign-up may be tried; all is counted in PostgreSQL. */
import type { Ctx } from "#server/platform/context.ts";
import { countAttempt, type Limit } from "#server/platform/limits/attempts.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Failed logins of one address, on devices that the account does not know. */
export const LOGINS_PER_ADDRESS: Limit = { name: "login-address", most: 25, seconds: 5 * MINUTE };
export const SIGN_UPS_PER_ADDRESS: Limit = { name: "sign-up-address", most: 25, seconds: 5 * MINUTE };
/** Codes that one address may have sent, to whichever phones. */
export const CODES_PER_ADDRESS: Limit = { name: "code-address", most: 25, seconds: 5 * MINUTE };
/** Wrong codes that one address may try, of whichever phones. */
export const WRONG_CODES_PER_ADDRESS: Limit = { name: "wrong-code-address", most: 25, seconds: 5 * MINUTE };
/** Codes to e-mail addresses that one member may have sent. */
export const MAIL_CODES_PER_MEMBER: Limit = { name: "mail-code-member", most: 5, seconds: DAY };
/** Wrong codes of an authenticator app, after the right PIN. */
export const APP_CODES_PER_MEMBER: Limit = { name: "app-code-member", most: 5, seconds: 5 * MINUTE };
export const CODES_BETWEEN_SECONDS = 30;
export const CHECKS_PER_CODE = 5;
/** Failures with a PIN: the waiting time after the fifth and each one more, in minutes. */
export const WRONG_PINS = 5;
export const WRONG_PINS_A_DAY = 10;
export const LONGEST_WAIT_MINUTES = 15;
/** What strangers can ask for (sign-up, forgotten PIN), what needs the right PIN (login, staff) or a session, and what a known device of the account asks for are counted apart, so that strangers cannot use up an owner's codes. */
export type CodeGroup = "unproved" | "proved" | "known" | "person";

/** Between two codes to one phone. */
export const codeGap = (group: CodeGroup): Limit => ({
  name: `code-gap-${group}`,
  most: 1,
  seconds: CODES_BETWEEN_SECONDS,
});

/** Counts a code to a phone: 0 when it may have another, else the seconds to wait. After the day's ten it may have one an hour, because a phone that a stranger asked codes for must not be closed to its owner until tomorrow. */
export async function countCode(ctx: Ctx, group: CodeGroup, owner: string): Promise<number> {
  const aDay = { name: `code-day-${group}`, most: 10, seconds: DAY };
  const anHour = { name: `code-hour-${group}`, most: 1, seconds: HOUR };
  const wait =
    (await countAttempt(ctx, codeGap(group), owner)) ||
    (await countAttempt(ctx, { name: `code-phone-${group}`, most: 5, seconds: 10 * MINUTE }, owner));
  if (wait > 0) return wait;
  return (await countAttempt(ctx, aDay, owner)) > 0 ? countAttempt(ctx, anHour, owner) : 0;
}
