/** How the server ends a session: its messages, where they lead, and what the next screen says. */
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import type { SessionName } from "#contract/screens.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { sessionOfScreen } from "./session-name.ts";
import { clearSession, hasStoredToken } from "./stored-session.ts";

/** The server's sentence for a blocked account. */
export const BLOCKED = "Account blocked!";
const ENDING = new Set(["jwt expired", "UnAuthorized - Authorization required!", BLOCKED]);

/** True for the server's three sentences that end a session. */
export function endsSession(message: string): boolean {
  return ENDING.has(message);
}

/** Such a sentence clears the stored session and sends a screen that needs it to its login page, which tells why; a member's leads back. */
export function sessionEnded(session: SessionName, message: string): void {
  if (!endsSession(message) || !hasStoredToken(session)) return;
  clearSession(session);
  const { pathname, search } = location;
  if (sessionOfScreen(pathname) !== session) return;
  leaveEndNote(message);
  const login = session === "console" ? paths.staffLogin() : paths.login({ from: pathname + search });
  location.assign(inLanguage(languageOf(pathname).language, login));
}

/** Tells the next screen why the session is over. */
export function leaveEndNote(message = ""): void {
  leaveNote(
    message === BLOCKED ? { tone: "error", id: "member.blocked" } : { tone: "warning", id: "site.session-expired" },
  );
}
