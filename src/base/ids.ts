/** Ids: UUIDv7 inside, the same sixteen bytes as 22 url-safe characters in links and on the wire. */
import { uuidv7 } from "uuidv7";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SHORT = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A new id, ordered by time: a UUIDv7 in its usual 36-character form. */
export function newId(): string {
  return uuidv7();
}

/** The 22 url-safe characters of a UUID (base64url of its bytes, no padding). */
export function shortId(uuid: string): string {
  const hex = uuid.replaceAll("-", "");
  let out = "";
  for (let at = 0; at < 30; at += 3) {
    const bits = Number.parseInt(hex.slice(at, at + 3), 16);
    out += ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!;
  }
  const last = Number.parseInt(hex.slice(30), 16) << 4;
  return out + ALPHABET[last >> 6]! + ALPHABET[last & 63]!;
}

/** The UUID of 22 characters (or of a UUID itself, any case); undefined when it is neither. */
export function longId(text: string): string | undefined {
  if (UUID.test(text)) return text.toLowerCase();
  if (!SHORT.test(text)) return undefined;
  let hex = "";
  for (let at = 0; at < 22; at += 2) {
    const bits = (ALPHABET.indexOf(text[at]!) << 6) | ALPHABET.indexOf(text[at + 1]!);
    hex += at < 20 ? bits.toString(16).padStart(3, "0") : (bits >> 4).toString(16).padStart(2, "0");
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
