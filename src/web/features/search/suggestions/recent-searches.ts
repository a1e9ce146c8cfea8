/** The last searches of this browser, newest first; the end of a session forgets them (stored-session.ts). */
import { inBrowser } from "#web/platform/browser/storage.ts";
import { keyOf, RECENT_SEARCHES } from "#web/platform/stored-session/session-name.ts";

const MOST = 8;
const KEY = keyOf("member", RECENT_SEARCHES);

export function recentSearches(): string[] {
  try {
    const texts: unknown = JSON.parse(inBrowser.read(KEY) ?? "[]");
    return Array.isArray(texts) ? texts.filter((text) => typeof text === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (text) store([text, ...without(text)].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  store(without(text));
}

export function forgetSearches(): void {
  inBrowser.forget(KEY);
}

function without(text: string): string[] {
  return recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
}

function store(texts: string[]): void {
  if (texts.length > 0) inBrowser.write(KEY, JSON.stringify(texts));
  else forgetSearches();
}
