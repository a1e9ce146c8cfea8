/** When the server was last asked about the session, the same in all tabs. */
import { inBrowser } from "#web/platform/browser/storage.ts";
import { type Area, keyOf } from "./session-area.ts";

/** An active person's browser asks at most this often. */
export const CONFIRM_EVERY_MS = 5 * 60_000;

export function markConfirmed(area: Area): void {
  inBrowser.write(keyOf(area, "confirmedAt"), String(Date.now()));
}

/** Very long ago when it never was. */
export function lastConfirmed(area: Area): number {
  return Number(inBrowser.read(keyOf(area, "confirmedAt"))) || 0;
}
