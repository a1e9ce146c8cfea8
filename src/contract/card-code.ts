/** What the QR of a membership card holds: number, end and name in few bytes, and their signature (Ed25519); read by the server and, without it, by the page that checks a card. */

export interface CardContent {
  number: number;
  validUntil: Date;
  name: string;
}

/** Of the layout; another one has another number. */
const VERSION = 1;
const HEAD_BYTES = 9;
const SIGNATURE_BYTES = 64;
/** A longer name would make the QR too fine for a phone's camera. */
const NAME_BYTES = 72;

export function encodeCard({ number, validUntil, name }: CardContent): Uint8Array<ArrayBuffer> {
  const letters = new TextEncoder().encodeInto(name, new Uint8Array(NAME_BYTES));
  const bytes = new Uint8Array(HEAD_BYTES + letters.written);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint32(1, number);
  view.setUint32(5, Math.floor(validUntil.getTime() / 1000));
  new TextEncoder().encodeInto(name, bytes.subarray(HEAD_BYTES));
  return bytes;
}

/** What a code says, with what its signature must be checked against; undefined for what is none. */
export function decodeCard(
  code: string,
): { content: CardContent; signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> } | undefined {
  if (!/^[A-Za-z0-9_-]{99,200}$/.test(code) || code.length % 4 === 1) return undefined;
  const bytes = bytesOf(code);
  const signed = bytes.slice(0, -SIGNATURE_BYTES);
  const view = new DataView(signed.buffer);
  if (signed.length < HEAD_BYTES || view.getUint8(0) !== VERSION) return undefined;
  const content = {
    number: view.getUint32(1),
    validUntil: new Date(view.getUint32(5) * 1000),
    name: new TextDecoder().decode(signed.subarray(HEAD_BYTES)),
  };
  return { content, signed, signature: bytes.slice(-SIGNATURE_BYTES) };
}

/** base64url to bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** As people read it out: '1000 0012', whose last digit tells a wrong one (Luhn). */
export function spokenNumber(number: number): string {
  const digits = Array.from(String(number), Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? luhnDouble(digit) : digit), 0);
  return `${number}${(10 - (sum % 10)) % 10}`.replace(/(\d{4})(?=\d)/g, "$1 ");
}

function luhnDouble(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
