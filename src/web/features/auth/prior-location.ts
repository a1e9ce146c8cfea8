/** Where a person wanted to go before the login, and how they get there once signed in. */
import { useEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import { PLAN_0 } from "#contract/limits.ts";
import { ownPath } from "#contract/own-path.ts";
import { paths } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { forgetWish, readWish, rememberWish } from "#web/platform/browser/wish.ts";
import { LEAVING } from "#web/platform/forms/leaving.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { clearDeadSession, liveToken, readUser } from "#web/platform/stored-session/stored-session.ts";

/** The prior location, from the address or from the history's state: a screen of this portal, but no door. */
function priorLocation({ search, state }: Pick<Location, "search" | "state">): string | undefined {
  const given = new URLSearchParams(search).get("from") ?? (state as { from?: unknown } | null)?.from;
  const path = typeof given === "string" ? ownPath(given) : undefined;
  if (path === undefined) return undefined;
  const screen = screenAt(path.split(/[?#]/, 1)[0]!);
  return screen?.area === "door" || screen?.name === "signOut" ? undefined : path;
}

/** Opens the prior location, else what the person wanted when they were here last, or the home page, as a page of its own: screens of members have their own policy. */
export function useGoOn(): () => typeof LEAVING {
  const at = useLocation();
  const here = useHere();
  return () => {
    const path = priorLocation(at) ?? readWish()?.path ?? here(paths.home());
    // Without a plan the wish is not fulfilled by seeing the page again.
    if (readUser()?.plan !== PLAN_0) forgetWish();
    location.replace(path);
    return LEAVING;
  };
}

/** For a way from the login to another door: where the person wanted to go is remembered as their wish. */
export function useRememberPrior(): () => void {
  const at = useLocation();
  return () => {
    const path = priorLocation(at);
    if (path !== undefined && readWish()?.path !== path) rememberWish({ path });
  };
}

/** Doors are for visitors: whoever arrives signed in is sent on at once; true while that happens. */
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
