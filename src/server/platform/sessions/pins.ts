/** Stored PINs: argon2id over an HMAC whose key is outside the database, so that a leaked table alone reveals nothing. */
import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "#server/platform/config/config.ts";
import { refuse } from "#server/platform/refusal.ts";

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const MOST_WAITING = 60;
const NOBODY = "00000000-0000-7000-8000-000000000000";
let nobody: Promise<string> | undefined;
let running = 0;
const waiting: Array<() => void> = [];

type Pepper = Pick<Config, "pinPepper">;

/** The hash to store for a member's PIN. */
export function hashPin(config: Pepper, memberId: string, pin: string): Promise<string> {
  return queued(() => hash(peppered(config, memberId, pin), COST));
}

/** Whether the PIN is the one behind the hash; at most four are compared at once (76 MiB), a full queue refuses as busy. */
export function checkPin(config: Pepper, memberId: string, pin: string, stored: string): Promise<boolean> {
  return queued(() => verify(stored, peppered(config, memberId, pin)));
}

/** For a member who does not exist: takes as long as `checkPin`. */
export async function checkNoPin(config: Pepper, pin: string): Promise<false> {
  nobody ??= hash(peppered(config, NOBODY, "no PIN"), COST);
  await checkPin(config, NOBODY, pin, await nobody);
  return false;
}

function peppered({ pinPepper }: Pepper, memberId: string, pin: string): string {
  return createHmac("sha256", pinPepper).update(`${pin}\0${memberId}`).digest("base64url");
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= MOST_WAITING) refuse("server.unavailable");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    // The place goes to the next in the queue directly: a newcomer must not get it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
