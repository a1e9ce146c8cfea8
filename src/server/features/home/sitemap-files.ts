/** What robots.txt and the sitemaps say: places with enough to show and the public items of every kind, each address in both languages, a few thousand to a file. */
import { ALL_OVER_INDIA, inLanguage, paths } from "#contract/paths.ts";
import { type ScreenRow, screens } from "#contract/screens.ts";
import { LANGUAGES } from "#messages/words.ts";
import { countPublic } from "#server/features/directory/item-queries.ts";
import type { Kind, Kinds } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const PER_FILE = 5_000;
const LEAST_RESULTS = 5;
const ROWS: ScreenRow[] = Object.values(screens);
const STANDING = [
  ...ROWS.filter(({ robots }) => robots === "sitemap").map(({ pattern }) => pattern),
  paths.place(ALL_OVER_INDIA),
];

/** The name of the file that holds places instead of items. */
const PLACES = "places";
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
  const beginnings = new Set(closed.flatMap(({ pattern }) => /^\/[^/]+\/?/.exec(pattern) ?? []));
  const paths = LANGUAGES.flatMap((language) => [...beginnings].map((path) => inLanguage(language, path)));
  const lines = ["User-agent: *", ...[...paths, "/api/"].map((path) => `Disallow: ${path}`)];
  return [...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

/** The list of all files. */
export async function indexFile(ctx: Handle, kinds: Kinds, at: At): Promise<string> {
  const names = [`${PLACES}-1`];
  for (const kind of kinds.filter(({ sitemap }) => sitemap)) {
    const files = await countFiles(ctx, kind);
    names.push(...Array.from({ length: files }, (_, n) => `${kind.listField}-${n + 1}`));
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

async function countFiles(ctx: Handle, kind: Kind): Promise<number> {
  return Math.ceil((await countPublic(ctx, kind)) / PER_FILE);
}

async function entriesOf(ctx: Handle, kinds: Kinds, name: string, number: number): Promise<Entry[]> {
  if (name === PLACES) return number === 1 ? placeEntries(ctx, kinds) : [];
  const kind = kinds.find(({ listField }) => listField === name);
  if (!kind?.sitemap || number > (await countFiles(ctx, kind))) return [];
  return kind.sitemap.listPages(ctx, { limit: PER_FILE, offset: (number - 1) * PER_FILE });
}

async function placeEntries(ctx: Handle, kinds: Kinds): Promise<Entry[]> {
  const full = await Promise.all(kinds.map(({ sitemap }) => sitemap?.listFullPlaces?.(ctx, LEAST_RESULTS) ?? []));
  const slugs = new Set(full.flat());
  return [...STANDING.map((path) => ({ path })), ...[...slugs].map((slug) => ({ path: paths.place(slug) }))];
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
