/** Where a person wanted to go before the login, and how they get there once signed in. */
import { useEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import { ownPath } from "#contract/own-path.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { LEAVING } from "#web/platform/forms/use-contract-form.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { clearDeadSession, liveToken } from "#web/platform/stored-session/stored-session.ts";

const DOORS = new Set([paths.login(), paths.forgotPin(), paths.signUp(), paths.verify(), paths.signOut()]);

/** The prior location, from the address or from the history's state; only ever a screen of this portal. */
export function priorLocation({ search, state }: Pick<Location, "search" | "state">): string | undefined {
  const given = new URLSearchParams(search).get("from") ?? (state as { from?: unknown } | null)?.from;
  const path = typeof given === "string" ? ownPath(given) : undefined;
  return path && !DOORS.has(languageOf(path.split(/[?#]/, 1)[0]!).path) ? path : undefined;
}

/** Opens the prior location, or the home page, as a page of its own: screens of members have their own policy. */
export function useGoOn(): () => typeof LEAVING {
  const at = useLocation();
  const here = useHere();
  return () => {
    location.replace(priorLocation(at) ?? here(paths.home()));
    return LEAVING;
  };
}

/** Doors are for those outside: whoever arrives signed in is sent on at once, and true is answered meanwhile. */
export function useSentOn(): boolean {
  const goOn = useGoOn();
  const [isLeaving] = useState(() => typeof window !== "undefined" && liveToken("member") !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not whoever signs in here, who is led on by the form
  useEffect(() => {
    clearDeadSession();
    if (isLeaving) goOn();
  }, []);
  return isLeaving;
}
