/** A page of an earlier release asks for parts of the program that are no longer there: it is loaded anew, once. */
import { inTab } from "#web/platform/browser/storage.ts";

const RELOADED = "viprasetu.reloaded-for";

/** Listens for parts that do not come; one that the server no longer has loads the page anew. */
export function watchGoneParts(): () => void {
  const hear = (event: Event) => {
    const { message = "" } = (event as Event & { payload?: Error }).payload ?? {};
    void reloadIfGone(message);
  };
  window.addEventListener("vite:preloadError", hear);
  return () => window.removeEventListener("vite:preloadError", hear);
}

/** The message of Chromium and Firefox names the part; without a connection nothing is known of it. */
async function reloadIfGone(message: string): Promise<void> {
  const part = /\/assets\/[\w.-]+/.exec(message)?.[0];
  if (!part || inTab.read(RELOADED) === part) return;
  const answer = await fetch(part, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404) return;
  inTab.write(RELOADED, part);
  location.reload();
}
