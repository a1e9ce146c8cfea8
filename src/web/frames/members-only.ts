/** What the frames of members have in common: the guard before every screen, and the member's texts before the first. */
import type { ClientLoaderFunctionArgs, MiddlewareFunction } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { memberGuard } from "#web/platform/session/member-guard.ts";

/** For `clientMiddleware`. */
export const membersOnly: MiddlewareFunction[] = [memberGuard];

/** For `clientLoader`; it runs on the first page as well, which the server draws empty. */
export async function loadMemberTexts({ request }: ClientLoaderFunctionArgs) {
  await loadGroup("member", languageOf(new URL(request.url).pathname).language);
  return null;
}
loadMemberTexts.hydrate = true as const;

/** For `shouldRevalidate`: going from screen to screen loads nothing of the frame anew; the guard runs all the same. */
export function loadedOnce() {
  return false;
}
