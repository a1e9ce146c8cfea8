/** Cryptographic keys, one for each use, all derived from the session secret: no two uses share a key. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config/config.ts";

type Secret = Pick<Config, "sessionSecret">;
export type KeyUse =
  | "otp"
  | "ticket"
  | "device"
  | "bucket"
  | "outbox"
  | "receiver"
  | "card"
  | "cursor"
  | "authenticator";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const derived = new Map<string, Buffer>();

/** The keyed hash (HMAC-SHA256, 32 bytes) of these parts; other divisions of the same text have other hashes. */
export function keyedHash(config: Secret, use: KeyUse, ...parts: string[]): Buffer {
  return createHmac("sha256", keyFor(config, use)).update(JSON.stringify(parts)).digest();
}

/** Encrypts and authenticates a value (AES-256-GCM); only this portal's secret opens it. */
export function seal(config: Secret, use: KeyUse, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(config, use), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** The sealed value; throws when it was changed or sealed under another secret. */
export function unseal<T>(config: Secret, use: KeyUse, sealed: Buffer): T {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(config, use), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString("utf8")) as T;
}

function keyFor({ sessionSecret }: Secret, use: KeyUse): Buffer {
  const name = `${use}\0${sessionSecret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", sessionSecret, "viprasetu", use, 32));
  derived.set(name, key);
  return key;
}
