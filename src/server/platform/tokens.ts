/** The signed token of a session: it only names the session; the row in the database decides. */
import { errors, jwtVerify, SignJWT } from "jose";

const AUDIENCE = "viprasetu-portal";
const ISSUER = "viprasetu";
const TYPE = "session+jwt";

export type TokenReading = { sessionId: string } | "expired" | "invalid";

/** A token for the session until `expiresAt`. */
export function signToken(secret: string, sessionId: string, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret));
}

/** The session a token names; 'expired' when only its time is over, 'invalid' for anything else. Tokens above 2 kB are not looked at. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenReading> {
  if (token.length > 2048) return "invalid";
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sid", "iat"],
      maxTokenAge: "12h",
      currentDate: now,
      clockTolerance: 2,
    });
    return typeof payload.sid === "string" && /^[0-9a-f-]{36}$/.test(payload.sid)
      ? { sessionId: payload.sid }
      : "invalid";
  } catch (error) {
    return error instanceof errors.JWTExpired ? "expired" : "invalid";
  }
}
