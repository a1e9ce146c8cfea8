/** One browser may hold two sessions, a member's and one of the staff console, each under storage keys of its own. */
import type { Endpoint } from "#contract/endpoint.ts";
import { screenAt } from "#contract/screen-at.ts";
import type { SessionName } from "#contract/screens.ts";

const PREFIX: Record<SessionName, string> = { member: "viprasetu.secure.", console: "viprasetu.secure.staff." };
/** Under this name the browser stores the last searches. */
export const RECENT_SEARCHES = "recentSearches";
const MEMBERS_ACCESS: ReadonlySet<string> = new Set(["anyone", "member", "paid", "owner"]);

/** The key in local storage of a value of a session. */
export function keyOf(session: SessionName, name: string): string {
  return PREFIX[session] + name;
}

/** The session that a call is made with: the console's for calls that only staff may make. */
export function sessionOfCall({ access }: Endpoint): SessionName {
  return MEMBERS_ACCESS.has(access) ? "member" : "console";
}

/** The session that belongs to the screen at an address. */
export function sessionOfScreen(pathname: string): SessionName {
  return screenAt(pathname)?.session ?? "member";
}
