/** What robots.txt and the sitemaps say: places with enough to show, businesses and offerings, each address in both languages, at most 50,000 of them a file. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { ALL_OVER_INDIA, inLanguage, paths, slugWithId } from "#contract/paths.ts";
import { type ScreenRow, screens } from "#contract/screens.ts";
import { LANGUAGES } from "#messages/words.ts";
import type { RunNamed } from "#server/platform/postgres/handle.ts";

const PER_FILE = 5_000;
const LEAST_RESULTS = 5;
const ROWS: ScreenRow[] = Object.values(screens);
const STANDING = [
  ...ROWS.filter(({ robots }) => robots === "sitemap").map(({ pattern }) => pattern),
  paths.place(ALL_OVER_INDIA),
];

export type Kind = "places" | "businesses" | "listings";
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
export async function indexFile(query: RunNamed, at: At): Promise<string> {
  const counts = { places: 1, businesses: await files(query, "businesses"), listings: await files(query, "listings") };
  const names = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => `/sitemaps/${kind}-${n + 1}.xml`),
  );
  const entries = names.map((name) => `<sitemap><loc>${at(name)}</loc></sitemap>`).join("");
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`;
}

/** Empty when there is no such file. */
export async function entriesFile(query: RunNamed, at: At, kind: Kind, number: number): Promise<string> {
  if (kind === "places" ? number > 1 : number > (await files(query, kind))) return "";
  const entries = kind === "places" ? await placeEntries(query) : await itemEntries(query, kind, number);
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${at(inLanguage(language, path))}"/>`,
    );
    const rest = `${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${alternates.join("")}</url>`;
    return LANGUAGES.map((language) => `<url><loc>${at(inLanguage(language, path))}</loc>${rest}`);
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}

async function files(query: RunNamed, kind: "businesses" | "listings"): Promise<number> {
  const text =
    kind === "businesses"
      ? "select count(*)::int as n from businesses where deleted_at is null and approval = 'approved'"
      : "select count(*)::int as n from listings where deleted_at is null and is_public and status = 'active'";
  const [row] = await query<{ n: number }>({ name: `sitemap-count-${kind}`, text, values: [] });
  return Math.ceil(row!.n / PER_FILE);
}

async function placeEntries(query: RunNamed): Promise<Entry[]> {
  const rows = await query<{ slug: string }>({
    name: "sitemap-places",
    text: `select p.slug from places p join (select place_id, count(*) from listings where deleted_at is null and is_public and status = 'active' group by place_id having count(*) >= ${LEAST_RESULTS}) l on l.place_id = p.id order by p.id`,
    values: [],
  });
  return [...STANDING.map((path) => ({ path })), ...rows.map(({ slug }) => ({ path: paths.place(slug) }))];
}

async function itemEntries(query: RunNamed, kind: "businesses" | "listings", file: number): Promise<Entry[]> {
  const text =
    kind === "businesses"
      ? `select b.id, b.name, b.id as business_id, b.name as business_name, p.slug as place, b.updated_at from businesses b join places p on p.id = b.place_id
         where b.deleted_at is null and b.approval = 'approved' order by b.id limit $1 offset $2`
      : `select l.id, l.name, b.id as business_id, b.name as business_name, p.slug as place, l.updated_at from listings l join businesses b on b.id = l.business_id join places p on p.id = l.place_id
         where l.deleted_at is null and l.is_public and l.status = 'active' order by l.id limit $1 offset $2`;
  const rows = await query<{
    id: string;
    name: string;
    business_id: string;
    business_name: string;
    place: string;
    updated_at: Date;
  }>({ name: `sitemap-${kind}`, text, values: [PER_FILE, (file - 1) * PER_FILE] });
  return rows.map((row) => {
    const business = slugWithId(slugify(row.business_name), shortId(row.business_id));
    const path =
      kind === "businesses"
        ? paths.business(row.place, business)
        : paths.listing(row.place, business, slugWithId(slugify(row.name), shortId(row.id)));
    return { path, changed: row.updated_at };
  });
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
