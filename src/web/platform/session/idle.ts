/** When the person last did something here, the same in all tabs, and when that is too long ago (section 4: 30 minutes). */
import { IDLE_MINUTES } from "#contract/limits.ts";

const KEY = "viprasetu.secure.activeAt";
const IDLE_MS = IDLE_MINUTES * 60_000;
const WRITE_EVERY_MS = 1000;

/** What counts as doing something. */
export const ACTIVITY = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;

/** Milliseconds of idleness left; none left when the time is over, all of it before the first sign of life. Clocks are compared, so sleep counts. */
export function idleLeftMs(now = Date.now()): number {
  const activeAt = lastActive();
  return activeAt === undefined ? IDLE_MS : Math.max(0, activeAt + IDLE_MS - now);
}

/** The person did something; written down at most once a second. */
export function markActive(now = Date.now()): void {
  const before = lastActive();
  if (before === undefined || Math.abs(now - before) >= WRITE_EVERY_MS) localStorage.setItem(KEY, String(now));
}

/** When the person last did something, in any tab. */
export function lastActive(): number | undefined {
  const stored = Number(localStorage.getItem(KEY));
  return stored > 0 ? stored : undefined;
}
