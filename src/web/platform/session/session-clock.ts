/** What the clock does to a session: it ends after 30 idle minutes or with its token, is announced to end two minutes before, and is confirmed while someone is active. */
import type { SessionName } from "#contract/screens.ts";
import { CONFIRM_EVERY_MS, lastConfirmed, markConfirmed } from "../stored-session/confirm-times.ts";
import { ACTIVITY, idleLeftMs, lastActive, markActive } from "../stored-session/idle.ts";
import { clearDeadSession, clearSession, liveToken } from "../stored-session/stored-session.ts";
import type { Verdict } from "./confirm-session.ts";

/** How long before the end it is announced. */
const WARNING_MS = 2 * 60_000;
const LOOK_EVERY_MS = 30_000;
const ACT_EVERY_MS = 500;

export interface SessionListeners {
  /** The time is over, here or in another tab; the stored session is gone already. */
  onIdle: () => void;
  /** The time will be over soon; null when someone came back in time. */
  onIdleSoon: (leftMs: number | null) => void;
  /** It was over before this page was opened; the stored session is gone. */
  onStale: () => void;
  /** Its token has run out; the stored session is gone. */
  onRunOut: () => void;
  /** Signed out in another tab; noticed beside the clock. */
  onLeft: () => void;
  onVerdict: (verdict: Verdict) => void;
}

export type Tell = <K extends keyof SessionListeners>(what: K, ...said: Parameters<SessionListeners[K]>) => void;

/** Watches until the returned function is called; a session that was idle too long before this page was opened is ended at once. */
export function watchClock(session: SessionName, tell: Tell): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let warned = false;
  let over = false;
  let actedAt = 0;
  const look = () => {
    if (over) return;
    clearTimeout(timer);
    if (clearDeadSession(session)) return close("onRunOut");
    const leftMs = idleLeftMs(session);
    if (leftMs === 0) return end();
    if (leftMs <= WARNING_MS !== warned) {
      warned = !warned;
      tell("onIdleSoon", warned ? leftMs : null);
    }
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, leftMs > WARNING_MS ? leftMs - WARNING_MS : leftMs));
    void confirmWhileActive(session, tell);
  };
  const end = () => {
    clearSession(session, "idle");
    close("onIdle");
  };
  const close = (why: "onIdle" | "onRunOut") => {
    over = true;
    if (warned) tell("onIdleSoon", null);
    tell(why);
  };
  // A sleeping laptop wakes with a touch of the mouse: the clock is looked at before that counts as activity.
  const act = () => {
    const now = Date.now();
    if (over || Math.abs(now - actedAt) < ACT_EVERY_MS) return;
    actedAt = now;
    if (idleLeftMs(session) === 0) return end();
    markActive(session);
    if (warned) look();
  };
  const withdraw = () => warned && look();
  if (idleLeftMs(session) === 0) {
    clearSession(session);
    tell("onStale");
    return () => undefined;
  }
  for (const kind of ACTIVITY) window.addEventListener(kind, act, { passive: true, capture: true });
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  window.addEventListener("storage", withdraw);
  markActive(session);
  look();
  return () => {
    over = true;
    clearTimeout(timer);
    for (const kind of ACTIVITY) window.removeEventListener(kind, act, { capture: true });
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
    window.removeEventListener("storage", withdraw);
  };
}

/** At most every five minutes in all tabs together, and only when something was done since; no answer is asked for again later. */
async function confirmWhileActive(session: SessionName, tell: Tell): Promise<void> {
  const confirmedAt = lastConfirmed(session);
  if (Date.now() - confirmedAt < CONFIRM_EVERY_MS || (lastActive(session) ?? 0) <= confirmedAt) return;
  markConfirmed(session);
  try {
    const { confirm } = await import("./confirm-session.ts");
    if (liveToken(session) !== null) tell("onVerdict", await confirm(session));
  } catch {
    // Nothing answered, which says nothing about the session.
  }
}
