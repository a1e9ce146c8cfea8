/** Reading and writing cookies. */

const NONE: Record<string, undefined> = Object.freeze(Object.create(null));

/** The cookies of a request's header; the first of a name counts. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  if (!header) return NONE;
  const cookies: Record<string, string | undefined> = Object.create(null);
  for (const pair of header.split(";").slice(0, 50)) {
    const at = pair.indexOf("=");
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}

/** A Set-Cookie line for an HttpOnly SameSite=Strict cookie; Secure when the portal is reached by https. `maxAge` in seconds; 0 removes it. */
export function cookieLine(
  name: string,
  value: string,
  { secure, maxAge }: { secure: boolean; maxAge?: number },
): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}${maxAge === undefined ? "" : `; Max-Age=${maxAge}`}`;
}
