/** PINs at rest: argon2id over an HMAC whose key stands outside the database, so that a leaked table alone says nothing. */
import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "./config.ts";
import { refuse } from "./refusal.ts";

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const MOST_WAITING = 60;
let running = 0;
const waiting: Array<() => void> = [];

type Pepper = Pick<Config, "pinPepper">;

/** The hash to keep for a member's PIN. */
export function hashPin(config: Pepper, memberId: string, pin: string): Promise<string> {
  return queued(() => hash(peppered(config, memberId, pin), COST));
}

/** Whether the PIN is the one behind the hash; at most four are compared at once (76 MiB), a full queue refuses as busy. */
export function checkPin(config: Pepper, memberId: string, pin: string, stored: string): Promise<boolean> {
  return queued(() => verify(stored, peppered(config, memberId, pin)));
}

function peppered({ pinPepper }: Pepper, memberId: string, pin: string): Buffer {
  return createHmac("sha256", pinPepper).update(`${pin}\0${memberId}`).digest();
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) refuse("server.unavailable");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
