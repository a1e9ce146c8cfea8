/** The portal's cookies: all are HttpOnly, SameSite=Strict and good for every path. */
import { parseCookie, stringifySetCookie } from "cookie";

const NONE: Record<string, undefined> = Object.freeze(Object.create(null));

/** The cookies of a request's header, their values as they came; the first of a name counts. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  return header ? parseCookie(header, { decode: (value) => value }) : NONE;
}

/** A Set-Cookie line; Secure when the portal is reached by https. `maxAge` in seconds; 0 removes it. */
export function cookieLine(
  name: string,
  value: string,
  { secure, maxAge }: { secure: boolean; maxAge?: number },
): string {
  return stringifySetCookie({ name, value, path: "/", httpOnly: true, sameSite: "strict", secure, maxAge });
}
