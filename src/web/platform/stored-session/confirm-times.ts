/** When the server was last asked about the session, the same in all tabs. */
import type { SessionName } from "#contract/screens.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { keyOf } from "./session-name.ts";

/** An active person's browser asks at most this often. */
export const CONFIRM_EVERY_MS = 5 * 60_000;

export function markConfirmed(session: SessionName): void {
  inBrowser.write(keyOf(session, "confirmedAt"), String(Date.now()));
}

/** Very long ago when it never was. */
export function lastConfirmed(session: SessionName): number {
  return Number(inBrowser.read(keyOf(session, "confirmedAt"))) || 0;
}
