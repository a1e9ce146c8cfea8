/** Watches over a signed-in browser on every screen: by the clock, and by what other tabs do. */
import { useEffect, useEffectEvent } from "react";
import type { SessionName } from "#contract/screens.ts";
import { clearDeadSession, endInOtherTab, readToken } from "../stored-session/stored-session.ts";
import { useIsSignedIn } from "../stored-session/use-session.ts";
import { type SessionListeners, type Tell, watchClock } from "./session-clock.ts";

/** Nothing is watched for visitors; a member's session is not watched in the console, nor the console's outside of it. */
export function useSessionKeeper(session: SessionName, listeners: SessionListeners): void {
  const isSignedIn = useIsSignedIn(session);
  const tell = useEffectEvent(<K extends keyof SessionListeners>(what: K, ...said: Parameters<SessionListeners[K]>) =>
    (listeners[what] as (...args: unknown[]) => void)(...said),
  );
  useEffect(() => {
    if (isSignedIn) return watchClock(session, tell);
    if (clearDeadSession(session)) tell("onRunOut");
  }, [session, isSignedIn]);
  useEffect(() => followOtherTabs(session, tell), [session]);
}

/** A session that another tab has ended is over here as well, and a page brought back from the browser's memory must not show it. */
function followOtherTabs(session: SessionName, tell: Tell): () => void {
  const follow = (event: StorageEvent) => {
    const why = endInOtherTab(session, event);
    if (why) tell(why === "idle" ? "onIdle" : "onLeft");
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted && readToken(session) === undefined) tell("onLeft");
  };
  window.addEventListener("storage", follow);
  window.addEventListener("pageshow", restored);
  return () => {
    window.removeEventListener("storage", follow);
    window.removeEventListener("pageshow", restored);
  };
}
