/** The signed token of a session: it only names the session; the row in the database decides. */
import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { SESSION_HOURS } from "#contract/limits.ts";

const AUDIENCE = "viprasetu-portal";
const ISSUER = "viprasetu";
const TYPE = "session+jwt";
const ALGORITHM = "HS256";
const LONGEST_TOKEN = 2048;
const TOLERANCE_SECONDS = 2;

export type TokenReading = { sessionId: string } | "expired" | "invalid";

/** A token for the session, good from `now` until `expiresAt`. */
export function signToken(
  secret: string,
  sessionId: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keyId(secret) })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(expiresAt)
    .sign(bytes(secret));
}

/** The session a token names; 'expired' when only its time is over, 'invalid' for anything else. Tokens above 2 kB are not looked at. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenReading> {
  if (token.length > LONGEST_TOKEN) return "invalid";
  try {
    const { payload, protectedHeader } = await jwtVerify(token, bytes(secret), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "nbf", "iat", "sid"],
      maxTokenAge: `${SESSION_HOURS}h`,
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
    });
    const lives = (payload.exp ?? Number.POSITIVE_INFINITY) - (payload.iat ?? 0);
    if (protectedHeader.kid !== keyId(secret) || lives > SESSION_HOURS * 3600) return "invalid";
    return typeof payload.sid === "string" && /^[0-9a-f-]{36}$/.test(payload.sid)
      ? { sessionId: payload.sid }
      : "invalid";
  } catch (error) {
    return error instanceof errors.JWTExpired ? "expired" : "invalid";
  }
}

function bytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function keyId(secret: string): string {
  return createHash("sha256").update(`kid\0${secret}`).digest("hex").slice(0, 16);
}
