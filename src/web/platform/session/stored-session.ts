/** The session as the browser keeps it: token and userData under the product's prefix in local storage (section 3). */
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import type { UserData } from "#contract/user-data.ts";
import { leaveNote } from "../left-notes.ts";
import { markConfirmed } from "./confirm-times.ts";
import { markActive } from "./idle.ts";

const PREFIX = "viprasetu.secure.";
const TOKEN = `${PREFIX}authorization`;
const USER = `${PREFIX}userData`;
const BANNER = `${PREFIX}planBannerDay`;
const WHY = `${PREFIX}ended`;
const BLOCKED = "Account blocked!";
const ENDING = new Set(["jwt expired", "UnAuthorized - Authorization required!", BLOCKED]);

/** The stored token; one that is malformed, over, or without an expiry is cleared and counts as none (section 4). */
export function readToken(): string | undefined {
  const token = localStorage.getItem(TOKEN);
  if (token === null) return undefined;
  if (isLive(token)) return token;
  clearSession();
  return undefined;
}

export function readUser(): UserData | undefined {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? "") as UserData;
  } catch {
    return undefined;
  }
}

/** The stored userData as text while the token is live, else null; changes nothing, so it may be asked while rendering. */
export function sessionText(): string | null {
  const token = localStorage.getItem(TOKEN);
  return token !== null && isLive(token) ? localStorage.getItem(USER) : null;
}

/** At a login: the counts of idleness and of asking the server begin anew. */
export function storeSession(token: string, user: UserData): void {
  localStorage.setItem(TOKEN, token);
  markActive();
  markConfirmed();
  storeUser(user);
}

export function storeUser(user: UserData): void {
  localStorage.setItem(USER, JSON.stringify(user));
  window.dispatchEvent(new Event("viprasetu:session"));
}

/** Forgets token, userData and the banner's day; other tabs hear why. */
export function clearSession(why: "idle" | "left" = "left"): void {
  localStorage.setItem(WHY, why);
  for (const key of [TOKEN, USER, BANNER]) localStorage.removeItem(key);
  window.dispatchEvent(new Event("viprasetu:session"));
}

/** Why another tab has just removed the stored token; undefined for any other change. */
export function endInOtherTab({ key, newValue }: StorageEvent): "idle" | "left" | undefined {
  if (key !== TOKEN || newValue !== null) return undefined;
  return localStorage.getItem(WHY) === "idle" ? "idle" : "left";
}

/** True for the server's three sentences that end a session. */
export function endsSession(message: string): boolean {
  return ENDING.has(message);
}

/** Such a sentence clears the stored session and sends the browser to the login page, which tells why and leads back. */
export function sessionEnded(message: string): void {
  if (!endsSession(message) || localStorage.getItem(TOKEN) === null) return;
  leaveEndNote(message);
  clearSession();
  const { language, path } = languageOf(location.pathname);
  const isConsole = /^\/staff(\/|$)/i.test(path);
  location.assign(
    inLanguage(language, isConsole ? paths.staffLogin() : paths.login(location.pathname + location.search)),
  );
}

/** Tells the next screen why the session is over. */
export function leaveEndNote(message = ""): void {
  leaveNote(
    message === BLOCKED ? { tone: "error", id: "member.blocked" } : { tone: "warning", id: "site.session-expired" },
  );
}

export function bannerDay(): string | null {
  return localStorage.getItem(BANNER);
}

export function dismissBanner(day: string): void {
  localStorage.setItem(BANNER, day);
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
