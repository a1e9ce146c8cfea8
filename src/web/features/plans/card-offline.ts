/** Checking a membership card without asking the portal: the signature in its code, and what the browser stores so that the page opens without internet. */
import { bytesOf, type CardContent, decodeCard } from "#contract/card-code.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";

/** 'none' where no card was named, 'unable' where the browser cannot check such a signature. */
export type OfflineVerdict =
  | { kind: "none" }
  | { kind: "genuine"; content: CardContent }
  | { kind: "forged" }
  | { kind: "unable" };

/** The code in whose place the stored page stands. */
export const NO_CODE = "check";

export async function checkOffline(code: string, key: string): Promise<OfflineVerdict> {
  if (code === NO_CODE) return { kind: "none" };
  const card = decodeCard(code);
  if (!card) return { kind: "forged" };
  try {
    const publicKey = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
    const isGenuine = await crypto.subtle.verify("Ed25519", publicKey, card.signature, card.signed);
    return isGenuine ? { kind: "genuine", content: card.content } : { kind: "forged" };
  } catch {
    return { kind: "unable" };
  }
}

/** Stores the page and the files that it has loaded; the answer says whether the browser did. */
export async function storePage(language: Language): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const page = inLanguage(language, paths.cardCheck(NO_CODE));
  await navigator.serviceWorker.register(workerAddress() as string, { scope: page.replace(NO_CODE, "") });
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|favicon)/.test(pathname))
    .map(({ pathname }) => pathname);
  const worker = await activeWorker();
  const isStored = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("message", () => resolve(true), { once: true });
  });
  worker?.postMessage([page, ...new Set(files)]);
  navigator.serviceWorker.startMessages();
  return isStored;
}

async function activeWorker(): Promise<ServiceWorker | null> {
  return (await navigator.serviceWorker.ready).active;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): unknown;
  };
}

/** A policy on scripts lets no text become one; this names the only file that may. */
function workerAddress(): unknown {
  const file = "/card-worker.js";
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy("card-worker", { createScriptURL: () => file }).createScriptURL(file) ?? file;
}
