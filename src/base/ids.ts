/** Ids: UUIDv7 inside, the same sixteen bytes as 22 url-safe characters in links and on the wire. */
import { uuidv7 } from "uuidv7";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SHORT = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Two characters for every twelve bits, the value of every hexadecimal digit by its code, and where the digits stand in a UUID. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!);
const HEX_VALUES = Array.from({ length: 128 }, (_, code) =>
  "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase()),
);
const HEX_AT = Array.from("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx").flatMap((sign, at) => (sign === "x" ? [at] : []));

/** A new id, ordered by time: a UUIDv7 in its usual 36-character form. */
export function newId(): string {
  return uuidv7();
}

/** The 22 url-safe characters of a UUID (base64url of its bytes, no padding). */
export function shortId(uuid: string): string {
  const digit = (at: number) => HEX_VALUES[uuid.charCodeAt(HEX_AT[at]!)]!;
  let out = "";
  for (let at = 0; at < 30; at += 3) out += PAIRS[(digit(at) << 8) | (digit(at + 1) << 4) | digit(at + 2)];
  return out + PAIRS[(digit(30) << 8) | (digit(31) << 4)];
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
