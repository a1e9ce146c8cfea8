/** Which first parts of paths belong to screens and services; apart from the table of screens, which every page loads. */
import { screens } from "./screens.ts";

/** First parts of paths that lead to files and programs, or are kept for them. */
export const SERVICES: ReadonlySet<string> = new Set(
  "api assets calendar images photos resume-files dev health metrics sitemap.xml robots.txt favicon.ico sitemaps og gateway news openings en".split(
    " ",
  ),
);

/** First parts of paths that belong to screens and services, so that no place can take them. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(screens).flatMap(({ pattern }) => pattern.match(/^\/([^/:]+)/)?.[1] ?? []),
  ...SERVICES,
  "hi",
]);
