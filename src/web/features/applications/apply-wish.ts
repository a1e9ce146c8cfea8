/** The opening for which somebody pressed "Apply" on this device and still needs an account or a resume: once they are back within a day, the question is asked again. */
import { ownPath } from "#contract/own-path.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";

const KEY = "viprasetu.apply-wish";
const DAY_MS = 86_400_000;

/** `path`: of the opening, with its language. */
export function rememberApplyWish({ id, path, name }: { id: string; path: string; name: string }): void {
  rememberWish({ path, name });
  inBrowser.write(KEY, JSON.stringify({ id, path, until: Date.now() + DAY_MS }));
}

/** Whether this is the opening; true once. */
export function takeApplyWish(id: string): boolean {
  if (readWish()?.id !== id) return false;
  inBrowser.forget(KEY);
  return true;
}

/** Where to go on once there is a resume; undefined where nobody wanted to apply. */
export function pathOfApplyWish(): string | undefined {
  return readWish()?.path;
}

function readWish(): { id: string; path: string } | undefined {
  try {
    const { id, path, until } = JSON.parse(inBrowser.read(KEY) ?? "{}") as Record<string, unknown>;
    if (typeof id !== "string" || typeof path !== "string" || ownPath(path) === undefined) return undefined;
    return Number(until) > Date.now() ? { id, path } : undefined;
  } catch {
    return undefined;
  }
}
