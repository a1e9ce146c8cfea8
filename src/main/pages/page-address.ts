/** Under which address a page is rendered and cached: the same for every spelling of it, with no parameter but those that its screen knows. */
import { screenAt } from "#contract/screen-at.ts";

const LONGEST = 300;
const LONGEST_CURSOR = 2000;

/** Path and query for the router and the cache, from the target of a request. */
export function pageAddress(target: string): string {
  const local = target.replace(/^(https?:\/\/[^/?]*)?[/\\]*/, "/");
  const at = local.indexOf("?");
  if (at < 0) return pathOf(local);
  const path = pathOf(local.slice(0, at));
  const given = new URLSearchParams(local.slice(at + 1));
  const known = new URLSearchParams();
  // With the last one the router asks for the data of some routes only.
  for (const name of [...(screenAt(path)?.query ?? []), "_routes"]) {
    // Several choices of one filter, as a form without scripts sends them, are one value.
    const value = given.getAll(name).filter(Boolean).join(",");
    if (value) known.set(name, value.slice(0, name === "cursor" ? LONGEST_CURSOR : LONGEST));
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}

/** Files stand elsewhere: what ends like one and is no screen's data leads to no page (unknown pages lead home). */
export function isFileName(target: string): boolean {
  const ending = /\.([A-Za-z0-9]{1,12})$/.exec(target.split("?", 1)[0] ?? "")?.[1];
  return ending !== undefined && ending !== "data";
}

/** Letters, digits and signs that need no escape stand as themselves (RFC 3986, 6.2.2.2), and dots lead nowhere (6.2.2.3). */
function pathOf(path: string): string {
  const plain = path.includes("%") ? path.replace(/%[2-7][0-9a-f]/gi, unescaped) : path;
  return /\/\.|\\/.test(plain) ? new URL(`http://portal${plain}`).pathname.replace(/^\/+/, "/") : plain;
}

function unescaped(escaped: string): string {
  const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[A-Za-z0-9._~-]/.test(letter) ? letter : escaped;
}
