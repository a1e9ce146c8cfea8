/** A push service of browsers and the browsers behind it: takes notices, checks who sends them (RFC 8292), and reads them as the browser would (RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PushedNotice {
  device: string;
  headers: Record<string, string | string[] | undefined>;
  /** As the portal has written it. */
  notice: { title: string; body: string; path: string; topic: string; language: string };
  /** What the sender's token says. */
  claims: { aud: string; sub: string; exp: number };
}

export interface PushService {
  /** The settings of a town that may post to it. */
  settings: Record<string, string>;
  /** Subscribes a browser, and answers what it would tell the portal. */
  subscribe(device: string): { endpoint: string; publicKey: string; auth: string };
  heard: PushedNotice[];
  /** How it answers from now on. */
  answer(status: number): void;
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const devices = new Map<string, { pair: ECDH; auth: Buffer }>();
  const heard: PushedNotice[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const name = request.url!.slice("/push/".length);
    const device = devices.get(name);
    if (device && status === 201) {
      const claims = claimsOf(String(request.headers.authorization));
      heard.push({
        device: name,
        headers: request.headers,
        notice: JSON.parse(decrypted(Buffer.concat(pieces), device)),
        claims,
      });
    }
    response.writeHead(device ? status : 410).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { PUSH_SERVICES: origin },
    subscribe(name) {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { pair, auth });
      return {
        endpoint: `${origin}/push/${name}`,
        publicKey: pair.getPublicKey("base64url"),
        auth: auth.toString("base64url"),
      };
    },
    heard,
    answer: (next) => {
      status = next;
    },
    close: () => void server.close(),
  };
}

function decrypted(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(theirs), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error("the last record has no end mark");
  return plain.subarray(0, -1).toString();
}

/** Throws when the token was not signed with the key beside it. */
function claimsOf(header: string): PushedNotice["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isOurs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isOurs) throw new Error("the token was signed by somebody else");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
