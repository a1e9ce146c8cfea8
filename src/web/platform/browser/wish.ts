/** What a person pressed that needs an account or a plan, remembered on this device for a day, so that signing up and paying end where it began. */
import { useSyncExternalStore } from "react";
import { ownPath } from "#contract/own-path.ts";
import { inBrowser } from "./storage.ts";
import { WISH_KEY } from "./theme.ts";

interface Wish {
  /** The screen that fulfils it, with its language prefix. */
  path: string;
  /** Whom they wanted to reach. */
  name?: string | undefined;
}

const DAY_MS = 86_400_000;

/** The newest wish counts. */
export function rememberWish({ path, name }: Wish): void {
  inBrowser.write(WISH_KEY, JSON.stringify({ path, name, until: Date.now() + DAY_MS }));
}

/** Undefined when there is none, or it is older than a day. */
export function readWish(): Wish | undefined {
  return wishOf(inBrowser.read(WISH_KEY));
}

export function forgetWish(): void {
  inBrowser.forget(WISH_KEY);
}

/** The wish as the screen was opened; undefined on the server and until the page is hydrated. */
export function useWish(): Wish | undefined {
  return wishOf(
    useSyncExternalStore(
      () => () => undefined,
      () => inBrowser.read(WISH_KEY),
      () => null,
    ),
  );
}

function wishOf(text: string | null): Wish | undefined {
  try {
    const { path, name, until } = JSON.parse(text ?? "{}") as { path?: unknown; name?: unknown; until?: unknown };
    if (typeof path !== "string" || ownPath(path) === undefined || !(Number(until) > Date.now())) return undefined;
    return { path, name: typeof name === "string" ? name : undefined };
  } catch {
    return undefined;
  }
}
