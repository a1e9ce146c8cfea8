import { afterAll, beforeAll, expect, test } from "vitest";
import { placeFacts } from "#contract/place-facts.ts";
import { changed } from "#server/platform/context.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const read = async (path: string) => (await fetch(town.url + path)).text();
const query = async (sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(sql, values)).rows;
const isListed = (html: string) => !html.includes('<meta name="robots" content="noindex"');
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("a city tells what is public in it, and the nearest cities that have some of the same", async () => {
  const { city, kinds, neighbours } = (
    await town.call(placeFacts.fetchPlaceFacts, { city: "indore", kind: "business" })
  ).payload;
  const [{ n }] = await query(`select count(*)::int as n from businesses b join places p on p.id = b.place_id
    where p.slug = 'indore' and b.approval = 'approved' and b.deleted_at is null`);
  expect(city.slug).toBe("indore");
  expect(kinds[0]).toEqual({ kind: "business", found: n });
  expect(neighbours.length).toBeGreaterThan(0);
  const distances = neighbours.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(neighbours.every(({ city: { slug }, found }) => slug !== "indore" && found > 0)).toBe(true);
});

test("a business that waits for approval is counted nowhere, from the moment its change is told", async () => {
  const facts = async () =>
    (await town.call(placeFacts.fetchPlaceFacts, { city: "indore", kind: "business" })).payload.kinds[0]!.found;
  const before = await facts();
  await query(`update businesses set approval = 'pending' where id = (select b.id from businesses b
    join places p on p.id = b.place_id where p.slug = 'indore' and b.approval = 'approved' and b.deleted_at is null limit 1)`);
  await changed(town.portal.base, "results");
  await expect.poll(facts).toBe(before - 1);
});

test("openings in a city have a page of their own in search engines, openings in a city without any have none", async () => {
  const [{ slug }] = await query(`select p.slug from job_openings x join places p on p.id = x.place_id
    where x.deleted_at is null and x.approval = 'approved' and x.held_at is null and x.closed_at is null limit 1`);
  const html = await read(`/jobs/search-list?city=${slug}`);
  expect(isListed(html)).toBe(true);
  expect(canonicalOf(html)).toBe(`${town.config.publicUrl}/jobs/search-list?city=${slug}`);
  expect(html).toMatch(/<title>Job openings in [A-Z]/);
  expect(isListed(await read(`/jobs/search-list?city=${slug}&workMode=remote`))).toBe(false);
  const [{ empty }] = await query(`select p.slug as empty from places p
    where not exists (select from job_openings x where x.place_id = p.id) order by population desc limit 1`);
  expect(isListed(await read(`/jobs/search-list?city=${empty}`))).toBe(false);
  const places = await read("/sitemaps/jobs-places-1.xml");
  expect(places).toContain(`<loc>${town.config.publicUrl}/jobs/search-list?city=${slug}</loc>`);
  expect(places).toContain(`<loc>${town.config.publicUrl}/hi/jobs/search-list?city=${slug}</loc>`);
  expect(places).not.toContain(`city=${empty}<`);
});

test("every file that the index of sitemaps names is there, and each address in it is left to robots, opens and is its own canonical one", async () => {
  const isClosed = await closedToRobots();
  expect(["/login", "/userAdmin/cards", "/jobs/opening-form", "/hi/events/form/x"].map(isClosed)).not.toContain(false);
  const files = [...(await read("/sitemap.xml")).matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(files).toContain("/sitemaps/pages-1.xml");
  expect(files).toContain("/sitemaps/businesses-places-1.xml");
  for (const file of files) {
    const locations = [...(await read(file)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) =>
      at!.replaceAll("&#38;", "&"),
    );
    expect([file, locations.length]).not.toEqual([file, 0]);
    expect(locations.filter((location) => isClosed(location.slice(town.config.publicUrl.length)))).toEqual([]);
    for (const location of [locations[0]!, locations.at(-1)!]) {
      const html = await read(location.slice(town.config.publicUrl.length));
      expect([location, isListed(html), canonicalOf(html)]).toEqual([location, true, location]);
    }
  }
});

/** Whether robots.txt asks robots to leave an address alone, as they read it: by its beginning, `$` for its end. */
async function closedToRobots(): Promise<(path: string) => boolean> {
  const lines = (await read("/robots.txt")).matchAll(/^Disallow: (.+)$/gm);
  const closed = [...lines].map(([, beginning]) => beginning!);
  return (path) => closed.some((line) => (line.endsWith("$") ? `${path}$` === line : path.startsWith(line)));
}

test("a category that fills a page in a city is named in the sitemap, a thin one is not", async () => {
  const [{ slug }] = await query("select slug from subcategories order by id limit 1");
  const path = `/indore?category=${slug}`;
  const named = async () => (await read("/sitemaps/businesses-categories-1.xml")).includes(`${path}</loc>`);
  await query(
    `update businesses set subcategory_id = (select id from subcategories where slug = $1)
    where id in (select b.id from businesses b join places p on p.id = b.place_id
      where p.slug = 'indore' and b.approval = 'approved' and b.deleted_at is null order by b.id limit 4)`,
    [slug],
  );
  expect(await named()).toBe(false);
  await query(
    `update businesses set subcategory_id = (select id from subcategories where slug = $1)
    where place_id = (select id from places where slug = 'indore')`,
    [slug],
  );
  await changed(town.portal.base, "results");
  await expect.poll(named).toBe(true);
});
