/** Which pages a browser may store, to be read without internet: what is for everybody and about nobody in particular. */
import type { Screen } from "#contract/screen-at.ts";
import { screens } from "#contract/screens.ts";

/** The worker of the site (public/site-worker.js) stores only documents with this header. */
export const READABLE_OFFLINE = { "x-readable-offline": "1" };

/** Never what is for members, who comes in, payers or the staff, nor what only who has its address may find, nor anything of matrimony. */
export function isReadableOffline(screen: Screen | undefined): boolean {
  return (
    screen?.area === "public" &&
    screen.cache &&
    screen.policy === "strict" &&
    (screen.robots === "sitemap" || screen.robots === "index") &&
    !screen.pattern.startsWith(screens.matrimonial.pattern)
  );
}
