/** Which screen stands at an address, as the router sees it: asked by the cache of pages, the guards, the sessions and the links. */
import { memoized } from "#base/memo.ts";
import { languageOf } from "./paths.ts";
import { type ScreenName, type ScreenRow, screens } from "./screens.ts";

export interface Screen extends ScreenRow {
  name: ScreenName;
}

const BY_RANK = Object.entries(screens as Record<ScreenName, ScreenRow>)
  .map(([name, row]) => ({
    screen: { name: name as ScreenName, ...row },
    parts: row.pattern.toLowerCase().split("/"),
  }))
  .sort((a, b) => fixedParts(b.screen) - fixedParts(a.screen));

/** The same by the number of their parts. */
const BY_LENGTH = Array.from({ length: Math.max(...BY_RANK.map(({ parts }) => parts.length)) + 1 }, (_, length) =>
  BY_RANK.filter(({ parts }) => parts.length === length),
);

/** Every link of every page asks for its screen. */
const screenOf = memoized((pathname) => ({ screen: foundScreen(pathname) }), 500);
const LONGEST_REMEMBERED = 200;

/**
 * The screen at the path of an address, in either language and in any spelling that the router takes for it: other cases, escaped letters, slashes
 * at the end, and with '.data' as the router asks for a screen's data. Undefined where there is none, as at '/', which leads home.
 */
export function screenAt(pathname: string): Screen | undefined {
  return pathname.length > LONGEST_REMEMBERED ? foundScreen(pathname) : screenOf(pathname).screen;
}

function foundScreen(pathname: string): Screen | undefined {
  const path = decoded(languageOf(pathname.replace(/(\/_)?\.data$/, "")).path).replace(/\/+$/, "");
  const parts = path.split("/");
  return BY_LENGTH[parts.length]?.find((one) => one.parts.every((part, n) => fits(parts[n]!, part)))?.screen;
}

/** Whether who goes from one screen to another must load the page anew, because a document keeps the policy that it was sent with. False where `to` is no screen. */
export function needsNewDocument(from: string, to: string): boolean {
  const target = screenAt(to);
  return target !== undefined && target.policy !== (screenAt(from)?.policy ?? "strict");
}

/** What a page tells robots because of the screen that it is; undefined where they may list it. */
export function robotsAt(pathname: string): "noindex" | "noindex, nofollow" | undefined {
  const screen = screenAt(pathname);
  if (!screen || screen.robots === "index" || screen.robots === "sitemap") return undefined;
  return screen.area === "public" ? "noindex" : "noindex, nofollow";
}

/** Whatever the case of its Latin letters, as the router compares; without expressions, of which every page would compile one for each screen. */
function fits(part: string, wanted: string): boolean {
  if (wanted.startsWith(":")) return part !== "";
  return part.length === wanted.length && part.toLowerCase() === wanted && !/[^ -~]/.test(part);
}

function fixedParts({ pattern }: ScreenRow): number {
  return pattern.split("/").filter((part) => part && !part.startsWith(":")).length;
}

/** Part by part, so that an escaped slash divides nothing; an address with a broken escape stays as it is. */
function decoded(pathname: string): string {
  if (!pathname.includes("%")) return pathname;
  try {
    return pathname
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}
