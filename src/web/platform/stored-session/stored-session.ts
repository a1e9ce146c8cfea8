/** The session as the browser keeps it: token and userData under the product's prefix in local storage (section 3); the console's token beside it. */
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import type { UserData } from "#contract/user-data.ts";
import { leaveNote } from "#web/platform/browser/left-notes.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { markConfirmed } from "./confirm-times.ts";
import { forgetActivity, markActive } from "./idle.ts";
import { type Area, areaAt, keyOf } from "./session-area.ts";

const TOKEN = "authorization";
const USER = "userData";
const BANNER = "planBannerDay";
const WHY = "ended";
/** The server's sentence for whoever is kept out. */
export const BLOCKED = "Account blocked!";
const ENDING = new Set(["jwt expired", "UnAuthorized - Authorization required!", BLOCKED]);

/** The stored token; one that is malformed, over, or without an expiry is cleared and counts as none (section 4). */
export function readToken(area: Area = "member"): string | undefined {
  clearDeadSession(area);
  return inBrowser.read(keyOf(area, TOKEN)) ?? undefined;
}

/** Clears what is stored when its token is malformed, over, or without an expiry; true when there was such a one. */
export function clearDeadSession(area: Area = "member"): boolean {
  const token = inBrowser.read(keyOf(area, TOKEN));
  if (token === null || isLive(token)) return false;
  clearSession(area);
  return true;
}

/** The userData of the member who is signed in. */
export function readUser(): UserData | undefined {
  return liveToken("member") === null ? undefined : storedUser();
}

/** Whose userData is stored, also when their token has just run out: what they type until they hear of it is theirs. */
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

/** The stored token while it is live; changes nothing, so it may be asked while rendering. */
export function liveToken(area: Area): string | null {
  const token = inBrowser.read(keyOf(area, TOKEN));
  return token !== null && isLive(token) ? token : null;
}

/** The stored userData as text while the member's token is live, else null. */
export function sessionText(): string | null {
  return liveToken("member") && inBrowser.read(keyOf("member", USER));
}

/** At a member's login. */
export function storeSession(token: string, user: UserData): void {
  storeToken("member", token);
  storeUser(user);
}

/** At a login: the counts of idleness and of asking the server begin anew, before other tabs hear of the token and look at them. */
export function storeToken(area: Area, token: string): void {
  markActive(area);
  markConfirmed(area);
  inBrowser.write(keyOf(area, TOKEN), token);
  tellThisTab();
}

export function storeUser(user: UserData): void {
  inBrowser.write(keyOf("member", USER), JSON.stringify(user));
  tellThisTab();
}

/** Forgets token, userData, the banner's day and when the member was active; other tabs hear why. */
export function clearSession(area: Area = "member", why: "idle" | "left" = "left"): void {
  inBrowser.write(keyOf(area, WHY), why);
  for (const name of [TOKEN, USER, BANNER]) inBrowser.forget(keyOf(area, name));
  forgetActivity(area);
  tellThisTab();
}

function tellThisTab(): void {
  window.dispatchEvent(new Event("viprasetu:session"));
}

/** Why another tab has just removed the stored token; undefined for any other change, and when someone has signed in since. */
export function endInOtherTab(area: Area, { key, newValue }: StorageEvent): "idle" | "left" | undefined {
  if (key !== keyOf(area, TOKEN) || newValue !== null || liveToken(area) !== null) return undefined;
  return inBrowser.read(keyOf(area, WHY)) === "idle" ? "idle" : "left";
}

/** True for the server's three sentences that end a session. */
export function endsSession(message: string): boolean {
  return ENDING.has(message);
}

/** Such a sentence clears the stored session and sends a screen that needs it to its login page, which tells why; a member's leads back. */
export function sessionEnded(area: Area, message: string): void {
  if (!endsSession(message) || inBrowser.read(keyOf(area, TOKEN)) === null) return;
  clearSession(area);
  const { pathname, search } = location;
  if (areaAt(pathname) !== area) return;
  leaveEndNote(message);
  const login = area === "console" ? paths.staffLogin() : paths.login(pathname + search);
  location.assign(inLanguage(languageOf(pathname).language, login));
}

/** Tells the next screen why the session is over. */
export function leaveEndNote(message = ""): void {
  leaveNote(
    message === BLOCKED ? { tone: "error", id: "member.blocked" } : { tone: "warning", id: "site.session-expired" },
  );
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
