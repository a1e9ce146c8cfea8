/** Calls that may wait for a connection: each under a key, of which the newest counts, so that pressing twice or sending twice changes nothing. Only calls that may be repeated go in here. */
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import type { Endpoint, InputOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { storedMemberId } from "#web/platform/stored-session/stored-session.ts";

interface Waiting {
  /** Whose it is: it is never sent for another member. */
  of: string;
  endpoint: Pick<Endpoint, "method" | "path" | "access">;
  input: unknown;
  since: number;
}

const store = createStore("viprasetu.later", "calls");
const WEEK_MS = 7 * 86_400_000;
/** A connection often comes back without the browser saying so: one that was bad was never gone. */
const AGAIN_MS = 10_000;
/** What says nothing about the call itself: it is tried again. */
const TRY_AGAIN = new Set([0, 401, 429, 500, 502, 503, 504]);

/** False where nobody is signed in, or the browser allows no storage. */
export async function keepForLater<E extends Endpoint>(key: string, endpoint: E, input: InputOf<E>): Promise<boolean> {
  const of = storedMemberId();
  if (!of) return false;
  const { method, path, access } = endpoint;
  const waiting: Waiting = { of, endpoint: { method, path, access }, input, since: Date.now() };
  return set(key, waiting, store).then(
    () => {
      sendSoon();
      return true;
    },
    () => false,
  );
}

/** Takes back what has not been sent; false when it has. */
export async function takeBack(key: string): Promise<boolean> {
  const waiting = await get<Waiting>(key, store).catch(() => undefined);
  if (waiting?.of !== storedMemberId()) return false;
  await del(key, store);
  return true;
}

/** Forgets all of it, whoever's it is. */
export async function dropAllLater(): Promise<void> {
  await clear(store).catch(() => undefined);
}

/** Sends what waits, the oldest first; what the server refuses for good is forgotten, and without an answer the rest waits on. One tab does it at a time. */
export async function sendKept(): Promise<void> {
  if (!navigator.locks) return sendAll();
  await navigator.locks.request("viprasetu.later", { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** Tries again and again while the page is open and something waits. */
function sendSoon(): void {
  if (soon) return;
  soon = setTimeout(() => {
    soon = undefined;
    void sendKept().catch(sendSoon);
  }, AGAIN_MS);
}

async function sendAll(): Promise<void> {
  const of = storedMemberId();
  const all = await entries<string, Waiting>(store).catch(() => []);
  for (const [key, waiting] of all.sort(([, a], [, b]) => a.since - b.since)) {
    if (waiting.of !== of || storedMemberId() !== of) continue;
    if (waiting.since > Date.now() - WEEK_MS && !(await isSettled(waiting))) return sendSoon();
    const now = await get<Waiting>(key, store);
    // Somebody may have pressed again meanwhile.
    if (now?.since === waiting.since) await del(key, store);
  }
}

async function isSettled({ endpoint, input }: Waiting): Promise<boolean> {
  try {
    await call(endpoint as Endpoint, input as Record<string, never>, { background: true, keepsSession: true });
    return true;
  } catch (error) {
    return error instanceof CallFailure && !TRY_AGAIN.has(error.status);
  }
}
