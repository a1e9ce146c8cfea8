/** Addresses that people typed, before they become links. */

/** As people write one: scheme, a host without credentials, and no gap or bracket anywhere. */
const WRITTEN = /^https?:\/\/[^\s<>@/?#\\]+(?:[/?#][^\s<>]*)?$/i;
/** Names of at least two parts, the last of which begins with a letter: no address in numbers. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The address if it is an absolute http or https one of a host with a real name and no credentials, normalised; else undefined. */
export function safeWebAddress(typed: string): string | undefined {
  const address = typed.trim();
  const url = WRITTEN.test(address) ? URL.parse(address) : null;
  return url && HOST.test(url.hostname) ? url.href : undefined;
}

/** 'sharmasweets.in/menu': the address as people read it, without scheme, www and closing slash; at most 40 characters. */
export function shownWebAddress(address: string): string {
  const bare = address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  return bare.length > 40 ? `${bare.slice(0, 39)}…` : bare;
}
