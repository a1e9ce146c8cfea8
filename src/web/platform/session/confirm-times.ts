/** When the server was last asked about the session, the same in all tabs. */

const KEY = "viprasetu.secure.confirmedAt";

/** An active person's browser asks at most this often. */
export const CONFIRM_EVERY_MS = 5 * 60_000;

export function markConfirmed(now = Date.now()): void {
  localStorage.setItem(KEY, String(now));
}

/** Very long ago when it never was. */
export function lastConfirmed(): number {
  return Number(localStorage.getItem(KEY)) || 0;
}
