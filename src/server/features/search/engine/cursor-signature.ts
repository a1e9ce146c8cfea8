/** Signs the cursors that leave the portal: a cursor is a plan of work for the database, and nobody may bring one of his own. */
import { timingSafeEqual } from "node:crypto";
import type { Config } from "#server/platform/config/config.ts";
import { mark } from "#server/platform/keys.ts";
import { refuseFields } from "#server/platform/refusal.ts";

type Secret = Pick<Config, "sessionSecret">;

const SIGNATURE_BYTES = 9;
/** Nine bytes in base64url. */
const SIGNATURE_LETTERS = 12;

/** The cursor with its signature (12 letters) in front. */
export function signedCursor(config: Secret, cursor: string): string {
  return signatureOf(config, cursor).toString("base64url") + cursor;
}

/** The cursor without its signature; refuses one that this portal has not signed. */
export function ownCursor(config: Secret, signed: string): string {
  const cursor = signed.slice(SIGNATURE_LETTERS);
  const given = Buffer.from(signed.slice(0, SIGNATURE_LETTERS), "base64url");
  const isOurs = given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(config, cursor));
  return isOurs ? cursor : refuseFields({ cursor: "field.cursor.invalid" });
}

function signatureOf(config: Secret, cursor: string): Buffer {
  return mark(config, "cursor", cursor).subarray(0, SIGNATURE_BYTES);
}
