/** What robots.txt and the sitemaps say: for every kind its public items, the cities that have some and the categories that fill a page, each address in both languages, a few thousand to a file. */
import { LEAST_OF_CATEGORY } from "#contract/limits.ts";
import { ALL_OVER_INDIA, inLanguage, paths } from "#contract/paths.ts";
import { CATEGORY_PAGES, PLACE_KINDS, PLACE_PAGES, type PlaceKind } from "#contract/place-pages.ts";
import { type ScreenRow, screens } from "#contract/screens.ts";
import { LANGUAGES } from "#messages/words.ts";
import { countPublic, listFullCategories, listPlacesOf } from "#server/features/directory/item-queries.ts";
import { type Kind, type KindSitemap, type Kinds, kindOf } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const PER_FILE = 5_000;
const ROWS: ScreenRow[] = Object.values(screens);
const STANDING = [
  ...ROWS.filter(({ robots }) => robots === "sitemap").map(({ pattern }) => pattern),
  paths.place(ALL_OVER_INDIA),
];

type At = (path: string) => string;

interface Entry {
  path: string;
  changed?: Date;
}

/** Paths as whole addresses, safe in XML. */
export function addressIn(publicUrl: string): At {
  return (path) => escapeXml(publicUrl + encodeURI(path));
}

/** What robots leave alone, by the beginnings of paths: the screens that are not for them, in both languages, and the calls. */
export function robotsFile(publicUrl: string): string {
  const closed = ROWS.filter(({ robots }) => robots === "disallow");
  const beginnings = new Set(closed.map(({ pattern }) => closedBeginning(pattern)));
  const paths = LANGUAGES.flatMap((language) => [...beginnings].map((path) => inLanguage(language, path)));
  const lines = ["User-agent: *", ...[...paths, "/api/"].map((path) => `Disallow: ${path}`)];
  return [...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

/** The first part of an address where all that begins with it is closed, else as much of it as is always the same; `$` ends an address that is closed alone. */
function closedBeginning(pattern: string): string {
  const [first = pattern] = /^\/[^/]+\/?/.exec(pattern) ?? [];
  const isOpenBelow = ROWS.some(({ robots, pattern: other }) => robots !== "disallow" && other.startsWith(first));
  if (!isOpenBelow) return first;
  return pattern.includes(":") ? pattern.replace(/:.*/, "") : `${pattern}$`;
}

/** The list of all files. */
export async function indexFile(ctx: Handle, kinds: Kinds, at: At): Promise<string> {
  const names: string[] = [];
  for (const { name, count } of listsOf(kinds)) {
    const files = Math.ceil((await count(ctx)) / PER_FILE);
    names.push(...Array.from({ length: files }, (_, n) => `${name}-${n + 1}`));
  }
  const entries = names.map((name) => `<sitemap><loc>${at(`/sitemaps/${name}.xml`)}</loc></sitemap>`).join("");
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`;
}

/** The file 'businesses-1.xml' by its name and number; empty when there is no such file. */
export async function entriesFile(ctx: Handle, kinds: Kinds, at: At, name: string, number: number): Promise<string> {
  const entries = await entriesOf(ctx, kinds, name, number);
  if (entries.length === 0) return "";
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${at(inLanguage(language, path))}"/>`,
    );
    const rest = `${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${alternates.join("")}</url>`;
    return LANGUAGES.map((language) => `<url><loc>${at(inLanguage(language, path))}</loc>${rest}`);
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}

async function entriesOf(ctx: Handle, kinds: Kinds, name: string, number: number): Promise<Entry[]> {
  const list = listsOf(kinds).find((one) => one.name === name);
  if (!list || number > Math.ceil((await list.count(ctx)) / PER_FILE)) return [];
  return list.read(ctx, { limit: PER_FILE, offset: (number - 1) * PER_FILE });
}

/** What fills files of one name. */
interface List {
  name: string;
  count(ctx: Handle): Promise<number>;
  read(ctx: Handle, range: { limit: number; offset: number }): Promise<Entry[]>;
}

/** The standing pages; the items of every kind ('jobs-1.xml'), its cities ('jobs-places-1.xml'), and its categories in them ('businesses-categories-1.xml'). */
function listsOf(kinds: Kinds): List[] {
  return [
    wholeList("pages", async () => STANDING.map((path) => ({ path }))),
    ...kinds.flatMap((kind) => (kind.sitemap ? [itemList(kind, kind.sitemap.listPages)] : [])),
    ...PLACE_KINDS.map((key) => {
      const kind = kindOf(kinds, key);
      return wholeList(`${kind.listField}-places`, async (ctx) =>
        (await listPlacesOf(ctx, kind)).map((slug) => ({ path: PLACE_PAGES[key](slug) })),
      );
    }),
    ...Object.entries(CATEGORY_PAGES).map(([key, path]) => {
      const kind = kindOf(kinds, key as PlaceKind);
      return wholeList(`${kind.listField}-categories`, async (ctx) =>
        (await listFullCategories(ctx, kind, LEAST_OF_CATEGORY)).map(({ place, category }) => ({
          path: path(place, category),
        })),
      );
    }),
  ];
}

function itemList(kind: Kind, listPages: KindSitemap["listPages"]): List {
  return { name: kind.listField, count: (ctx) => countPublic(ctx, kind), read: listPages };
}

/** A list that is short enough to be read whole each time. */
function wholeList(name: string, all: (ctx: Handle) => Promise<Entry[]>): List {
  return {
    name,
    count: async (ctx) => (await all(ctx)).length,
    read: async (ctx, { limit, offset }) => (await all(ctx)).slice(offset, offset + limit),
  };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
