/** Cursors of searches as they travel: a cursor decides what the database does, so it is signed, and nobody brings one of his own. */
import { timingSafeEqual } from "node:crypto";
import type { Config } from "#server/platform/config/config.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { refuseFields } from "#server/platform/refusal.ts";

const SIGNATURE_BYTES = 9;
/** Nine bytes in base64url. */
const SIGNATURE_LETTERS = 12;

export function signed(config: Config, cursor: string): string {
  return signatureOf(config, cursor).toString("base64url") + cursor;
}

/** Refuses what was not signed here. */
export function unsigned(config: Config, signed: string): string {
  const cursor = signed.slice(SIGNATURE_LETTERS);
  const given = Buffer.from(signed.slice(0, SIGNATURE_LETTERS), "base64url");
  const isOurs = given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(config, cursor));
  return isOurs ? cursor : refuseFields({ cursor: "field.cursor.invalid" });
}

function signatureOf(config: Config, cursor: string): Buffer {
  return keyedHash(config, "cursor", cursor).subarray(0, SIGNATURE_BYTES);
}
