/** Runs before every screen of the console: whoever is not signed in to it, or was away too long, is led to its own sign-in before any call. */
import { type MiddlewareFunction, redirect } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import { CallFailure } from "../calls/call-failure.ts";
import { idleLeftMs, markActive } from "../stored-session/idle.ts";
import { leaveEndNote } from "../stored-session/session-end.ts";
import { clearDeadSession, clearSession, readToken } from "../stored-session/stored-session.ts";

/** For `clientMiddleware` of the console's frame. */
export const staffGuard: MiddlewareFunction = ({ request }, next) => {
  if (clearDeadSession("console")) leaveEndNote();
  if (!readToken("console")) throw toStaffLogin(request);
  if (idleLeftMs("console") === 0) {
    leaveEndNote();
    clearSession("console");
    throw toStaffLogin(request);
  }
  markActive("console");
  return next();
};

/** What a screen of the console loads; whoever has another role than it asks for is led to that other screen. */
export async function loadForRole<T>(request: Request, load: Promise<T>, otherPath: string): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 403) throw error;
    throw redirect(inLanguage(languageOf(new URL(request.url).pathname).language, otherPath));
  }
}

/** The way to the console's sign-in, in the language of the request. */
export function toStaffLogin(request: Request): Response {
  return redirect(inLanguage(languageOf(new URL(request.url).pathname).language, paths.staffLogin()));
}
