/** Which first parts of paths belong to screens and services; apart from the table of screens, which every page loads. */
import { screens } from "./screens.ts";

/** First parts of the specification's screens that are still to come; whoever adds one takes it out. */
const SCREENS_TO_COME =
  "success-stories spirituality donation aboutUs faq mobileWeb allforms seller buyer requirement viewAll newsDetail blogDetail blog volunteer".split(
    " ",
  );

/** First parts of paths that lead to files and programs, or are kept for them. */
export const SERVICES: ReadonlySet<string> = new Set(
  "api assets images photos dev health metrics sitemap.xml robots.txt favicon.ico sitemaps og gateway en".split(" "),
);

/** First parts of paths that belong to screens and services, so that no place can take them. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(screens).flatMap(({ pattern }) => pattern.match(/^\/([^/:]+)/)?.[1] ?? []),
  ...SCREENS_TO_COME,
  ...SERVICES,
  "hi",
]);
