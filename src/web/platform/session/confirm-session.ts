/** Asks the server whether the stored session is still valid, and stores the answer (section 4, Authentication). */
import { auth } from "#contract/auth.ts";
import { PLAN_0 } from "#contract/limits.ts";
import type { SessionName } from "#contract/screens.ts";
import type { UserData } from "#contract/user-data.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { markConfirmed } from "../stored-session/confirm-times.ts";
import { endsSession, leaveEndNote } from "../stored-session/session-end.ts";
import { clearSession, readUser, storeUser } from "../stored-session/stored-session.ts";

/** running: a paid plan; no-plan: signed in on Plan 0; ended: cleared here as well. */
export type Verdict = "running" | "no-plan" | "ended";

/** Whichever session it is. */
export function confirm(session: SessionName): Promise<Verdict> {
  return session === "console" ? confirmConsole() : confirmSession();
}

/** Throws the CallFailure when there was no answer, 429 or 5xx: then the stored data is left as it is. */
export async function confirmSession(): Promise<Verdict> {
  markConfirmed("member");
  try {
    const { userData } = await call(auth.getUser, {}, { keepsSession: true, retries: 1 });
    storeUser(userData);
    return "running";
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): Verdict {
  if (!(error instanceof CallFailure) || isPassing(error)) throw error;
  if (error.status === 401 && !endsSession(error.message)) {
    const user = (error.payload.userData as UserData | undefined) ?? readUser();
    if (user) storeUser({ ...user, plan: PLAN_0 });
    return "no-plan";
  }
  return end("member", error);
}

async function confirmConsole(): Promise<Verdict> {
  markConfirmed("console");
  try {
    await call(auth.getStaff, {}, { keepsSession: true, retries: 1 });
    return "running";
  } catch (error) {
    if (!(error instanceof CallFailure) || isPassing(error)) throw error;
    return end("console", error);
  }
}

function end(session: SessionName, { message }: CallFailure): Verdict {
  leaveEndNote(message);
  clearSession(session);
  return "ended";
}

/** It says nothing about the session and may be better in a moment. */
function isPassing({ status }: CallFailure): boolean {
  return status === 0 || status === 429 || status >= 500;
}
