/** Cryptographic keys, one for each use, all derived from the session secret: no two uses share a key. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
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
  | "authenticator"
  | "photo"
  | "biodata"
  | "pan"
  | "resume"
  | "push";

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const ED25519_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const derived = new Map<string, Buffer>();
const hashKeys = new Map<Buffer, KeyObject>();
const pairs = new Map<Buffer, KeyObject>();

/** The keyed hash (HMAC-SHA256, 32 bytes) of these parts; other divisions of the same text have other hashes. */
export function keyedHash(config: Secret, use: KeyUse, ...parts: string[]): Buffer {
  return createHmac("sha256", hashKeyFor(config, use)).update(JSON.stringify(parts)).digest();
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

/** The same for what must outlive a change of the session secret: under the key that is given. */
export function sealWith(key: string, use: KeyUse, value: unknown): Buffer {
  return seal({ sessionSecret: key }, use, value);
}

/** What `sealWith` has sealed. */
export function unsealWith<T>(key: string, use: KeyUse, sealed: Buffer): T {
  return unseal<T>({ sessionSecret: key }, use, sealed);
}

/** The private key (Ed25519) that signs what others can check without us. */
export function signingKey(config: Secret, use: KeyUse): KeyObject {
  const seed = keyFor(config, use);
  const key =
    pairs.get(seed) ?? createPrivateKey({ key: Buffer.concat([ED25519_HEAD, seed]), format: "der", type: "pkcs8" });
  pairs.set(seed, key);
  return key;
}

/** The public half as base64url of its 32 bytes, for a page. */
export function publicKeyText(config: Secret, use: KeyUse): string {
  return createPublicKey(signingKey(config, use)).export({ format: "jwk" }).x ?? "";
}

/** The key in the form of the library: made anew for each hash it would cost more than the hash. */
function hashKeyFor(config: Secret, use: KeyUse): KeyObject {
  const bytes = keyFor(config, use);
  const key = hashKeys.get(bytes) ?? createSecretKey(bytes);
  hashKeys.set(bytes, key);
  return key;
}

function keyFor({ sessionSecret }: Secret, use: KeyUse): Buffer {
  const name = `${use}\0${sessionSecret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", sessionSecret, "viprasetu", use, 32));
  derived.set(name, key);
  return key;
}
