/** Which texts may be followed as a path of this portal: where a notification leads, where a person wanted to go before the login. */
import { languageOf } from "./paths.ts";
import { RESERVED, SERVICES } from "./reserved-parts.ts";

const BASE = "http://portal.invalid";
const PLACE = /^[a-z0-9][a-z0-9-]{1,80}$/;
const MOST_PARTS = 8;

/**
 * The text itself when it is a path of one of our screens (with query and fragment, in either language); undefined for
 * anything else: other origins in all their spellings, services such as /api, encoded slashes, control characters.
 */
export function ownPath(text: string): string | undefined {
  if (text.length > 500 || !/^\/[!#$&-;=?-[\]_a-z~%]*$/i.test(text) || /^\/\/|%(?![0-9a-f]{2})/i.test(text))
    return undefined;
  const url = URL.parse(text, BASE);
  if (url?.origin !== BASE || url.pathname + url.search + url.hash !== text) return undefined;
  const path = decoded(url.pathname);
  if (path === undefined || /[\\\p{Cc}\p{Cf}]|\/\//u.test(path) || /%2f|%5c/i.test(url.pathname)) return undefined;
  return isScreen(languageOf(url.pathname).path) ? text : undefined;
}

function isScreen(path: string): boolean {
  const [first = "", ...rest] = path.slice(1).split("/");
  if (rest.length > MOST_PARTS || SERVICES.has(first)) return false;
  return RESERVED.has(first) ? first !== "hi" : PLACE.test(first) && rest.length <= 2;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
