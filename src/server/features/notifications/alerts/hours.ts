/** When alerts may leave, in Asia/Kolkata: never at night; digests, and what was past a cap, in the morning. */
import { hourOf, nextAtHour } from "#base/dates.ts";
import type { AlertPace } from "#contract/alert-settings.ts";

const QUIET_FROM = 21;
const QUIET_UNTIL = 8;
const DIGEST_AT = 9;

export function isQuiet(now: Date): boolean {
  const hour = hourOf(now);
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}

export function dueAt(now: Date, pace: AlertPace): Date {
  if (pace === "digest") return nextAtHour(now, DIGEST_AT);
  return isQuiet(now) ? nextAtHour(now, QUIET_UNTIL) : now;
}

/** How long a message that leaves now may be tried: until the night. */
export function minutesUntilQuiet(now: Date): number {
  return Math.ceil((nextAtHour(now, QUIET_FROM).getTime() - now.getTime()) / 60_000);
}
