/** Runs before every screen of the member area and any of its calls: checks token, idleness, the server's verdict and the plan (section 4). */
import { type MiddlewareFunction, redirect } from "react-router";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { CONFIRM_EVERY_MS, lastConfirmed } from "../stored-session/confirm-times.ts";
import { idleLeftMs, markActive } from "../stored-session/idle.ts";
import { leaveEndNote } from "../stored-session/session-end.ts";
import { clearDeadSession, clearSession, readToken, readUser } from "../stored-session/stored-session.ts";
import { confirmSession, type Verdict } from "./confirm-session.ts";

let isConfirmedHere = false;

/** For `clientMiddleware` of a frame. Without a session to /login, which leads back; on Plan 0 to /home with the question whether to buy a plan. */
export const memberGuard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const screen = screenAt(pathname);
  const to = (path: string) => redirect(inLanguage(languageOf(pathname).language, path));
  const toLogin = () => to(paths.login({ from: screen?.name === "signOut" ? undefined : pathname + search }));
  if (clearDeadSession()) leaveEndNote();
  if (!readToken()) {
    clearSession();
    throw toLogin();
  }
  if (idleLeftMs("member") === 0) {
    leaveEndNote();
    clearSession();
    throw toLogin();
  }
  markActive("member");
  const verdict = await currentVerdict();
  if (verdict === "ended") throw toLogin();
  if (verdict === "no-plan" && !screen?.onPlan0) {
    rememberWish({ path: pathname + search });
    leaveNote({ ask: "buy-plan" });
    throw to(paths.home());
  }
  return next();
};

/** The server is asked on entering, then at most every five minutes. */
async function currentVerdict(): Promise<Verdict> {
  if (isConfirmedHere && Date.now() - lastConfirmed("member") < CONFIRM_EVERY_MS)
    return readUser()?.plan === "Plan 0" ? "no-plan" : "running";
  try {
    const verdict = await confirmSession();
    isConfirmedHere = true;
    return verdict;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    throw new CallFailure(0, error.message, { ...error.payload, error: { code: "network.failed" } });
  }
}
