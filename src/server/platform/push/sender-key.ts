/** By which push services know that notices come from this portal: RFC 8292 (VAPID). The key is derived from the session secret, so there is nothing more to set, to back up or to lose. */
import { createECDH, createPrivateKey, sign } from "node:crypto";
import type { Config } from "#server/platform/config/config.ts";
import { keyedHash } from "#server/platform/keys.ts";

type Secret = Pick<Config, "sessionSecret" | "publicUrl">;
const GOOD_SECONDS = 12 * 3600;

/** The public half as browsers take it: an uncompressed point, base64url. */
export function senderKey(config: Secret): string {
  return pairOf(config).getPublicKey("base64url");
}

/** The header that goes with a notice to the push service at this address. */
export function authorizationFor(config: Secret, endpoint: string, now: Date): string {
  const pair = pairOf(config);
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: pair.getPrivateKey("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const exp = Math.floor(now.getTime() / 1000) + GOOD_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: config.publicUrl };
  const text = [{ typ: "JWT", alg: "ES256" }, claims].map((part) => encoded(JSON.stringify(part))).join(".");
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${text}.${signature.toString("base64url")}, k=${point.toString("base64url")}`;
}

function pairOf(config: Secret) {
  const pair = createECDH("prime256v1");
  // Nearly every number of 32 bytes is a private key of this curve; one that is not is refused by the library.
  pair.setPrivateKey(keyedHash(config, "push", "sender"));
  return pair;
}

function encoded(text: string): string {
  return Buffer.from(text).toString("base64url");
}
