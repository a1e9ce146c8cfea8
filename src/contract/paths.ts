/** Every screen's address, built from the table of screens; `inLanguage` puts /hi before it. */
import type { Language } from "#messages/words.ts";
import { type ScreenName, screens } from "./screens.ts";

export const ALL_OVER_INDIA = "all-over-india";

type Rows = typeof screens;

/** What may stand for a part of a pattern, where that is not any text. */
interface PartTexts {
  partNo: "part1" | "part2";
}

type TextOf<Name> = Name extends keyof PartTexts ? PartTexts[Name] : string;
type Parts<Pattern> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? [TextOf<Name>, ...Parts<`/${Rest}`>]
  : Pattern extends `${string}/:${infer Name}`
    ? [TextOf<Name>]
    : [];
type Query<Names extends readonly string[]> = Names extends readonly []
  ? []
  : [query?: { [Name in Names[number]]?: string | undefined }];
type Paths = {
  [Name in ScreenName]: (...given: [...Parts<Rows[Name]["pattern"]>, ...Query<Rows[Name]["query"]>]) => string;
};

/** One builder for each screen: the parts of its pattern in their order, then the query parameters that it knows; those that are undefined are left out. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { pattern }]) => [name, builderOf(pattern)]),
) as Paths;

function builderOf(pattern: string) {
  const [start = "", ...between] = pattern.split(/:\w+/);
  return (...given: Array<string | Record<string, string | undefined> | undefined>): string => {
    if (between.length === 0 && given.length === 0) return pattern;
    const path = between.reduce((written, text) => `${written}${given.shift()}${text}`, start);
    const query = Object.entries(given[0] ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return query.length > 0 ? `${path}?${query.map(([name, value]) => `${name}=${inQuery(value)}`).join("&")}` : path;
  };
}

/** As URLSearchParams writes a value, of which a results page would need thirty. */
function inQuery(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/%20|[!'()~]/g, (sign) =>
    sign === "%20" ? "+" : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Where a picture lies. */
export function imagePath(key: string, width: ImageWidth): string {
  return `/images/${key}-${width}.webp`;
}

export const IMAGE_WIDTHS = [160, 480, 1200] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address in a language: Hindi stands below /hi, English has no prefix. */
export function inLanguage(language: Language, path: string): string {
  return language === "hi" ? `/hi${path}` : path;
}

/** Below it stand the Hindi screens; the router knows it in capitals and escaped as well. */
const HINDI = /^\/(h|%[46]8)(i|%[46]9)(?=\/|$)/i;

/** The language of an address and the address without it. */
export function languageOf(pathname: string): { language: Language; path: string } {
  const path = pathname.replace(HINDI, "");
  return path === pathname ? { language: "en", path } : { language: "hi", path: path || "/" };
}

/** 'sharma-sweets-<22 characters>': the name for people, the id for us. */
export function slugWithId(slug: string, id: string): string {
  return slug ? `${slug}-${id}` : id;
}

/** The 22 characters at the end of such a part of a path. */
export function idInSlug(part: string): string {
  return part.slice(-22);
}
