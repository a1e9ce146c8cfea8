/** Sessions in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { SessionView } from "#contract/sessions.ts";
import type { SessionRow } from "./session-queries.ts";

/** Order matters: browsers name those they descend from as well. */
const BROWSERS: Array<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const SYSTEMS: Array<[RegExp, string]> = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

export function viewSession(row: SessionRow, currentId: string): SessionView {
  return {
    _id: shortId(row.id),
    client: row.client,
    browser: nameIn(BROWSERS, row.user_agent),
    system: nameIn(SYSTEMS, row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}

function nameIn(table: Array<[RegExp, string]>, userAgent: string): string {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
}
