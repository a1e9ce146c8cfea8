/** Waiting times as people say them. */
import type { Words } from "#messages/words.ts";

/** Beyond this many of a unit the next one is used. */
const MANY = 120;

/** '28 seconds', '48 minutes', '24 hours': rounded up, so that nobody comes back too early. */
export function waiting(seconds: number, t: Words): string {
  if (seconds <= MANY) return t("ui.wait.seconds", { n: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MANY ? t("ui.wait.minutes", { n: minutes }) : t("ui.wait.hours", { n: Math.ceil(minutes / 60) });
}

/** Whether a wait is said otherwise than in seconds. */
export function isLongWait(seconds: number): boolean {
  return seconds > MANY;
}
