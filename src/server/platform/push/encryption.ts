/** A notice as only the receiving browser can read it: RFC 8291 (aes128gcm of RFC 8188), in one record. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's half, as it tells it: an uncompressed point of P-256 and 16 bytes, both base64url. */
export interface Receiver {
  publicKey: string;
  auth: string;
}

const RECORD = 4096;
/** What a record holds beside the end mark and the tag; push services take no more. */
export const LONGEST = RECORD - 17 - 86;

/** The body of a request to the push service. `own` is for the example of the RFC; every notice has a key and a salt of its own. Throws when the receiver's key is no point of the curve. */
export function encrypted(
  text: string,
  { publicKey, auth }: Receiver,
  own: { key?: Buffer; salt?: Buffer } = {},
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST) throw new RangeError("the notice is too long");
  const theirs = Buffer.from(publicKey, "base64url");
  const pair = createECDH("prime256v1");
  if (own.key) pair.setPrivateKey(own.key);
  else pair.generateKeys();
  const ours = pair.getPublicKey();
  const salt = own.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(theirs), Buffer.from(auth, "base64url"), info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ours.length, 20);
  // The mark of the last record (RFC 8188, section 2).
  return Buffer.concat([
    head,
    ours,
    cipher.update(plain),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
