/** The session as the browser stores it: token and userData under the product's prefix in local storage (section 3); the console's token beside it. */
import type { SessionName } from "#contract/screens.ts";
import type { UserData } from "#contract/user-data.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { markConfirmed } from "./confirm-times.ts";
import { forgetActivity, markActive } from "./idle.ts";
import { keyOf, RECENT_SEARCHES } from "./session-name.ts";

const TOKEN = "authorization";
const USER = "userData";
const BANNER = "planBannerDay";
const WHY = "ended";
/** The stored token; one that is malformed, over, or without an expiry is cleared and counts as none (section 4). */
export function readToken(session: SessionName = "member"): string | undefined {
  clearDeadSession(session);
  return inBrowser.read(keyOf(session, TOKEN)) ?? undefined;
}

/** Clears what is stored when its token is malformed, over, or without an expiry; true when there was such a one. */
export function clearDeadSession(session: SessionName = "member"): boolean {
  const token = inBrowser.read(keyOf(session, TOKEN));
  if (token === null || isLive(token)) return false;
  clearSession(session);
  return true;
}

/** The userData of the member who is signed in. */
export function readUser(): UserData | undefined {
  return liveToken("member") === null ? undefined : storedUser();
}

/** Whose userData is stored, also when their token has just run out: what they type until they notice is theirs. */
export function storedMemberId(): string | null {
  return storedUser()?._id ?? null;
}

function storedUser(): UserData | undefined {
  try {
    return JSON.parse(inBrowser.read(keyOf("member", USER)) ?? "") as UserData;
  } catch {
    return undefined;
  }
}

/** The stored token while it is live; changes nothing, so it may be called while rendering. */
export function liveToken(session: SessionName): string | null {
  const token = inBrowser.read(keyOf(session, TOKEN));
  return token !== null && isLive(token) ? token : null;
}

/** The stored userData as text while the member's token is live, else null. */
export function sessionText(): string | null {
  return liveToken("member") && inBrowser.read(keyOf("member", USER));
}

/** True while a token is stored, whatever it is worth. */
export function hasStoredToken(session: SessionName): boolean {
  return inBrowser.read(keyOf(session, TOKEN)) !== null;
}

/** At a member's login. */
export function storeSession(token: string, user: UserData): void {
  storeToken("member", token);
  storeUser(user);
}

/** At a login: the times of idleness and of confirmation start over before other tabs hear of the token and read them. */
export function storeToken(session: SessionName, token: string): void {
  markActive(session);
  markConfirmed(session);
  inBrowser.write(keyOf(session, TOKEN), token);
  tellThisTab();
}

export function storeUser(user: UserData): void {
  inBrowser.write(keyOf("member", USER), JSON.stringify(user));
  tellThisTab();
}

/** Forgets token, userData, the banner's day, the last searches and when the member was active; other tabs hear why. */
export function clearSession(session: SessionName = "member", why: "idle" | "left" = "left"): void {
  inBrowser.write(keyOf(session, WHY), why);
  for (const name of [TOKEN, USER, BANNER, RECENT_SEARCHES]) inBrowser.forget(keyOf(session, name));
  forgetActivity(session);
  tellThisTab();
}

function tellThisTab(): void {
  window.dispatchEvent(new Event("viprasetu:session"));
}

/** Why another tab has just removed the stored token; undefined for any other change, and when someone has signed in since. */
export function endInOtherTab(session: SessionName, { key, newValue }: StorageEvent): "idle" | "left" | undefined {
  if (key !== keyOf(session, TOKEN) || newValue !== null || liveToken(session) !== null) return undefined;
  return inBrowser.read(keyOf(session, WHY)) === "idle" ? "idle" : "left";
}

export function bannerDay(): string | null {
  return inBrowser.read(keyOf("member", BANNER));
}

export function dismissBanner(day: string): void {
  inBrowser.write(keyOf("member", BANNER), day);
}

function isLive(token: string): boolean {
  try {
    const { exp } = JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))) as {
      exp?: unknown;
    };
    return typeof exp === "number" && exp * 1000 > Date.now();
  } catch {
    return false;
  }
}
