/** The worker that lets public pages open without internet (public/site-worker.js): registered once the first page stands, and told what it has not seen itself. */

const FILE = "/site-worker.js";
let isAsked = false;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** Does nothing where the browser has no workers; a page that checks membership cards has one of its own. */
export async function registerSiteWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext || isAsked) return;
  isAsked = true;
  await navigator.serviceWorker.register(workerAddress() as string, { scope: "/", updateViaCache: "none" });
  await tellSeen();
}

/** Tells the worker of the page that stands here and of the files that it was drawn with; of the page alone not where data is to be saved, since it would be fetched once more. */
export async function tellSeen(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const page = savesData() ? undefined : location.href.replace(/#.*/, "");
  active?.postMessage({ page, files: [...new Set(files)] });
}

/** Forgets the pages that were read on this device: whoever is next need not know of them. */
export async function forgetReadPages(): Promise<void> {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) if (name.startsWith("site-pages-")) await caches.delete(name);
}

/** Whether the person has asked their browser to load less. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** A policy on scripts lets no text become one; this names the only file that may. */
function workerAddress(): unknown {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy("site-worker", { createScriptURL: () => FILE }).createScriptURL(FILE) ?? FILE;
}
