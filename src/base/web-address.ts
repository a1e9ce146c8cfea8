/** Addresses that people typed, before they become links. */

/** The address if it is an absolute http or https one with a host and no credentials, normalised; else undefined. */
export function safeWebAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim());
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url && isWeb && url.hostname.includes(".") && !url.username && !url.password ? url.href : undefined;
}

/** 'sharmasweets.in/menu': the address as people read it, without scheme, www and closing slash; at most 40 characters. */
export function shownWebAddress(address: string): string {
  const bare = address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  return bare.length > 40 ? `${bare.slice(0, 39)}…` : bare;
}
