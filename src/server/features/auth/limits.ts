/** How often what may be tried: the settings of signing in, codes and sign-up, all counted in PostgreSQL. */
import type { Limit } from "#server/platform/attempts.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Failed logins of one address, on devices that the account does not know. */
export const LOGINS_PER_ADDRESS: Limit = { name: "login-address", most: 25, seconds: 5 * MINUTE };
export const SIGN_UPS_PER_ADDRESS: Limit = { name: "sign-up-address", most: 25, seconds: 5 * MINUTE };
/** Codes that one address may have sent, to whichever phones. */
export const CODES_PER_ADDRESS: Limit = { name: "code-address", most: 25, seconds: 5 * MINUTE };
export const CODES_BETWEEN_SECONDS = 30;
/** Between two codes to one phone. */
export const codeGap = (group: CodeGroup): Limit => ({
  name: `code-gap-${group}`,
  most: 1,
  seconds: CODES_BETWEEN_SECONDS,
});
export const CHECKS_PER_CODE = 5;

/** Codes to one phone. What strangers can ask for (sign-up, forgotten PIN) and what needs the right PIN (login, staff) are counted apart, so that strangers cannot use up an owner's codes. */
export function codesPerPhone(group: CodeGroup): Limit[] {
  return [
    codeGap(group),
    { name: `code-phone-${group}`, most: 5, seconds: 10 * MINUTE },
    { name: `code-day-${group}`, most: 10, seconds: DAY },
  ];
}

/** What SMS may cost: per hour in all, and per hour and first four digits of the number (numbers in a row are bought for pumping). */
export function smsPerHour(kind: string, most: number): Limit {
  return { name: `sms-${kind}`, most, seconds: HOUR };
}

export type CodeGroup = "asked" | "proved";

/** Failures with a PIN: the waiting time after the fifth and each one more, in minutes. */
export const WRONG_PINS = 5;
export const WRONG_PINS_A_DAY = 10;
export const LONGEST_WAIT_MINUTES = 15;
