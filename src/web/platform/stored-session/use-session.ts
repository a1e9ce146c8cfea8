/** The stored session for components: who is signed in here and whether their plan runs, the same in all tabs. */
import { useMemo, useSyncExternalStore } from "react";
import { isPaid, type PlanStatus, planStatus } from "#contract/access.ts";
import type { SessionName } from "#contract/screens.ts";
import type { UserData } from "#contract/user-data.ts";
import { liveToken, sessionText } from "./stored-session.ts";

interface Session {
  /** False on the server and until the page is hydrated: nobody is known yet. */
  known: boolean;
  user?: UserData;
  planStatus: PlanStatus;
  /** A running plan: contact features are open. The server decides again on every call. */
  paid: boolean;
}

const UNKNOWN = "unknown";

/** Follows a member's sign-in, sign-out and plan changes in this and other tabs. */
export function useSession(): Session {
  const text = useSyncExternalStore(subscribe, sessionText, () => UNKNOWN);
  return useMemo(() => sessionOf(text), [text]);
}

/** Whether anyone is signed in to that part of the portal; nobody on the server. */
export function useIsSignedIn(session: SessionName): boolean {
  return useSyncExternalStore(
    subscribe,
    () => liveToken(session) !== null,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("viprasetu:session", listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener("viprasetu:session", listener);
    window.removeEventListener("storage", listener);
  };
}

function sessionOf(text: string | null): Session {
  if (text === UNKNOWN) return { known: false, planStatus: "none", paid: false };
  if (text === null) return { known: true, planStatus: "none", paid: false };
  try {
    const user = JSON.parse(text) as UserData;
    const status = statusOf(user);
    return { known: true, user, planStatus: status, paid: isPaid(status) };
  } catch {
    return { known: true, planStatus: "none", paid: false };
  }
}

/** Plan 0 with a date in the past is a plan that ended. */
function statusOf({ plan, planExpiresAt }: UserData): PlanStatus {
  const status = planStatus(planExpiresAt, new Date());
  return plan === "Plan 0" && status !== "expired" ? "none" : status;
}
