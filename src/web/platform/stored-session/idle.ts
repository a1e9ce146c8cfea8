/** When the person last did something in the member area or in the console, the same in all tabs, and when that is too long ago (section 4: 30 minutes). */
import { IDLE_MINUTES } from "#contract/limits.ts";
import type { SessionName } from "#contract/screens.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { keyOf } from "./session-name.ts";

const IDLE_MS = IDLE_MINUTES * 60_000;
const WRITE_EVERY_MS = 1000;

/** What counts as doing something. */
export const ACTIVITY = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;

/** Milliseconds of idleness left; none left when the time is over, all of it before the first activity. Clocks are compared, so sleep counts. */
export function idleLeftMs(session: SessionName): number {
  const activeAt = lastActive(session);
  return activeAt === undefined ? IDLE_MS : Math.max(0, activeAt + IDLE_MS - Date.now());
}

/** The person did something; stored at most once a second. */
export function markActive(session: SessionName): void {
  const now = Date.now();
  const before = lastActive(session);
  if (before === undefined || Math.abs(now - before) >= WRITE_EVERY_MS)
    inBrowser.write(keyOf(session, "activeAt"), String(now));
}

/** When the person last did something, in any tab. */
export function lastActive(session: SessionName): number | undefined {
  const stored = Number(inBrowser.read(keyOf(session, "activeAt")));
  return stored > 0 ? stored : undefined;
}

/** For the next session to start without them. */
export function forgetActivity(session: SessionName): void {
  inBrowser.forget(keyOf(session, "activeAt"));
}
