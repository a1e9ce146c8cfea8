/** robots.txt and the sitemaps: places with enough to show, businesses and offerings, at most 50,000 addresses a file. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { ALL_OVER_INDIA, inLanguage, paths, slugWithId } from "#contract/paths.ts";
import type { RunNamed } from "#server/platform/database.ts";
import type { Base } from "#server/platform/http/server.ts";

const PER_FILE = 20_000;
const LEAST_RESULTS = 5;
const STANDING = [
  paths.home(),
  paths.contactUs(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.registerNow(),
  paths.listBusiness(),
  paths.businessConnect(),
  paths.place(ALL_OVER_INDIA),
];

interface Entry {
  path: string;
  changed?: Date;
}

/** GET /robots.txt, /sitemap.xml and the files it names. */
export function registerSitemaps(app: FastifyInstance, { config, query }: Base): void {
  const at = (path: string) => escapeXml(config.publicUrl + encodeURI(path));
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain")
      .send(
        `User-agent: *\nDisallow: /userAdmin\nDisallow: /staff\nDisallow: /api/\nDisallow: /hi/userAdmin\nDisallow: /login\nDisallow: /card/\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const counts = {
      places: 1,
      businesses: await files(query, "businesses"),
      listings: await files(query, "listings"),
    };
    const names = Object.entries(counts).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, n) => `/sitemaps/${kind}-${n + 1}.xml`),
    );
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map((name) => `<sitemap><loc>${at(name)}</loc></sitemap>`).join("")}</sitemapindex>`,
    );
  });
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const match = /^(places|businesses|listings)-([1-9]\d{0,4})\.xml$/.exec(request.params.file);
    if (!match) return reply.code(404).type("text/plain").send("Not found");
    const entries =
      match[1] === "places"
        ? await placeEntries(query)
        : await itemEntries(query, match[1] as "businesses" | "listings", Number(match[2]));
    const alternates = (path: string) =>
      (["en", "hi"] as const)
        .map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${at(inLanguage(language, path))}"/>`,
        )
        .join("");
    const urls = entries.flatMap(({ path, changed }) =>
      (["en", "hi"] as const).map(
        (language) =>
          `<url><loc>${at(inLanguage(language, path))}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${alternates(path)}</url>`,
      ),
    );
    return xml(
      reply,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`,
    );
  });
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

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=600")
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
