/** The addresses of public pages: which stand, which lead elsewhere, and what search engines and messengers read of them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { openTown, type Town } from "./harness/town.ts";

let town: Town;
let rasoi: { id: string; slug: string; path: string };
beforeAll(async () => {
  town = await openTown();
  const { payload } = await town.call(businesses.fetchAll, { city: "indore", category: "satvik-catering" });
  const view = payload.businesses.find((one) => one.businessName === "Annapurna Satvik Rasoi")!;
  const slug = slugWithId(view.slug, view._id);
  rasoi = { id: view._id, slug, path: paths.business("indore", slug) };
});
afterAll(() => town.close());

async function get(path: string) {
  const response = await fetch(town.url + path, { redirect: "manual" });
  const html = await response.text();
  const location = response.headers.get("location");
  return {
    status: response.status,
    to: location && new URL(location, town.url).pathname + new URL(location, town.url).search,
    cache: response.headers.get("cache-control"),
    html,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    noindex: html.includes('<meta name="robots" content="noindex"'),
    things: things(html),
  };
}

function things(html: string): Array<Record<string, unknown>> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text ? JSON.parse(text)["@graph"] : [];
}

test("a former name of a city leads for good to the present one, with everything behind it", async () => {
  expect(await get("/benares")).toMatchObject({ status: 301, to: "/varanasi" });
  expect(await get("/hi/benares?kind=offerings")).toMatchObject({ status: 301, to: "/hi/varanasi?kind=offerings" });
  expect(await get("/Indore")).toMatchObject({ status: 301, to: "/indore" });
});

test("an unknown place leads home and nobody keeps that", async () => {
  for (const path of ["/nowhere-at-all", "/nowhere-at-all/x", "/matrimonial/nowhere"])
    expect(await get(path)).toMatchObject({ status: 302, to: "/home", cache: "no-store" });
  expect(await get("/hi/nowhere-at-all")).toMatchObject({ status: 302, to: "/hi/home" });
});

test("a business stands at its slug and at its bare id; a stale slug and the old link lead to the right one", async () => {
  expect((await get(rasoi.path)).status).toBe(200);
  expect((await get(`/indore/${rasoi.id}`)).status).toBe(200);
  expect(await get(`/indore/an-older-name-${rasoi.id}`)).toMatchObject({ status: 301, to: rasoi.path });
  expect(await get(`/businessProfile/${rasoi.id}`)).toMatchObject({ status: 301, to: rasoi.path });
  expect(await get(`/hi/businessProfile/${rasoi.id}`)).toMatchObject({ status: 301, to: `/hi${rasoi.path}` });
});

test("any known place before an id is accepted, and the canonical link names the business's own", async () => {
  const page = await get(`/jaipur/${rasoi.slug}`);
  expect(page).toMatchObject({ status: 200, noindex: false });
  expect(page.canonical).toBe(`${town.config.publicUrl}${rasoi.path}`);
});

test("an id that nothing has is the 404 page, out of the index; a removed business is 410, with its offerings", async () => {
  expect(await get("/indore/AaH8Q6_7cOqagfvthfWMaB")).toMatchObject({ status: 404, noindex: true });
  expect(await get("/indore/short")).toMatchObject({ status: 404, noindex: true });
  expect(await get("/userProfile/AaH8Q6_7cOqagfvthfWMaB")).toMatchObject({ status: 404, noindex: true });

  const { payload } = await town.call(businesses.fetchAll, { city: "pune" });
  const owner = await town.signIn("meera");
  const own = (await town.call(ownBusinesses.fetchAll, {}, owner)).payload.businesses[0]!;
  expect(payload.businesses.map(({ _id }) => _id)).toContain(own._id);
  const offering = (await town.call(listings.fetchBusinessListings, { fkBusinessId: own._id })).payload.listings[0]!;
  expect((await get(`/pune/${own._id}`)).status).toBe(200);
  await town.call(ownBusinesses.delete, { id: own._id }, owner);
  await expect.poll(async () => (await get(`/pune/${own._id}`)).status, { timeout: 5000 }).toBe(410);
  expect((await get(`/pune/${own._id}`)).noindex).toBe(true);
  expect((await get(`/pune/${own._id}/${offering._id}`)).status).toBe(410);
});

test("both languages name each other, English stands for the rest", async () => {
  const { html, canonical } = await get(`/hi${rasoi.path}`);
  const at = (language: string) => new RegExp(`hrefLang="${language}" href="([^"]+)"`).exec(html)?.[1];
  const { publicUrl } = town.config;
  expect(canonical).toBe(`${publicUrl}/hi${rasoi.path}`);
  expect([at("en-IN"), at("hi-IN"), at("x-default")]).toEqual([
    publicUrl + rasoi.path,
    `${publicUrl}/hi${rasoi.path}`,
    publicUrl + rasoi.path,
  ]);
  expect(html).toContain('<html lang="hi-IN"');
});

test("results: the typed text is no part of the canonical address, a search and a thin list stay out of the index", async () => {
  const search = await get("/all-over-india?searchQuery=halwai&kind=offerings");
  expect(search).toMatchObject({ status: 200, noindex: true });
  expect(await get("/indore")).toMatchObject({ noindex: false, canonical: `${town.config.publicUrl}/indore` });
  expect((await get("/indore?category=sweets-namkeen")).noindex).toBe(true);
  expect((await get("/indore?cursor=%00broken")).status).toBe(404);
});

test("structured data of a business says what it is and where, and nothing that members pay for", async () => {
  const { things, html } = await get(rasoi.path);
  const business = things.find((thing) => thing["@type"] === "LocalBusiness")!;
  expect(business).toMatchObject({ name: "Annapurna Satvik Rasoi", address: { addressLocality: "Indore" } });
  for (const secret of ["telephone", "streetAddress", "postalCode", '"geo"'])
    expect(JSON.stringify(business)).not.toContain(secret);
  const { rows } = await town.portal.connection.pool.query<{ phone: string; address: string }>(
    "select phone, address from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  for (const secret of Object.values(rows[0]!)) expect(html).not.toContain(secret);
  expect((await get("/indore")).things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
});

test("the next page of a list is a link that goes on where the first page ended", async () => {
  const ids = ({ html }: { html: string }) =>
    [...html.matchAll(/<h3[^>]*><a[^>]*href="[^"]*-([\w-]{22})"/g)].map((m) => m[1]);
  const first = await get("/all-over-india");
  const next = /<a rel="next"[^>]*href="([^"]+)"/.exec(first.html)![1]!.replaceAll("&amp;", "&");
  const second = await get(next);
  expect(ids(first)).toHaveLength(20);
  expect(ids(second).length).toBeGreaterThan(0);
  expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
});

test.each([
  "/chandigarh",
  "/chandigarh?kind=offerings",
  "/hi/agra?kind=offerings",
  "/agra?kind=offerings&category=purohit-pandit",
])("a city without anything of its own is paged through what is nearest to it, to the end: %s", async (path) => {
  const seen: string[] = [];
  let next: string | undefined = path;
  for (let pages = 0; next && pages < 30; pages += 1) {
    const page = await get(next);
    expect([next, page.status]).toEqual([next, 200]);
    seen.push(...[...page.html.matchAll(/<h3[^>]*><a[^>]*href="[^"]*-([\w-]{22})"/g)].map((m) => m[1]!));
    next = /<a rel="next"[^>]*href="([^"]+)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(next).toBeUndefined();
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
});

test("an empty page offers to drop the category, and all of India only to those who look at less", async () => {
  const links = async (path: string) => {
    const { html } = await get(path);
    const main = html.slice(html.indexOf("<h2 "));
    const to = (label: string) =>
      new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(main)?.[1]?.replaceAll("&amp;", "&");
    return { html: main, to };
  };
  const indore = await links("/indore?searchQuery=halwai&category=sweets-namkeen");
  expect(indore.html).toContain("Nothing found here yet");
  expect(indore.to("Search in all categories")).toBe("/indore?searchQuery=halwai");
  expect(indore.to("Search all over India")).toBe("/all-over-india?searchQuery=halwai");
  const india = await links("/all-over-india?searchQuery=halwai&category=sweets-namkeen");
  expect(india.to("Search in all categories")).toBe("/all-over-india?searchQuery=halwai");
  expect(india.html).not.toMatch(/Search all over India|in all of India/);
  const hindi = await links("/hi/all-over-india?searchQuery=halwai&category=sweets-namkeen");
  expect(hindi.to("सभी श्रेणियों में खोजें")).toBe("/hi/all-over-india?searchQuery=halwai");
  expect(hindi.html).not.toMatch(/पूरे भारत में (?:खोजें|देखें)/);
  const nothing = await links("/all-over-india?searchQuery=zzqqxx");
  expect(nothing.html).not.toMatch(/all of India|all categories/);
  expect((await links("/indore?searchQuery=zzqqxx")).to("Search all over India")).toBe(
    "/all-over-india?searchQuery=zzqqxx",
  );
});

test("whoever shares the address of a door in a message sees what it is for, in the language of the page", async () => {
  const said = async (path: string) => {
    const { status, html } = await get(path);
    expect(status, path).toBe(200);
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(html, path).toContain(`<meta property="og:description" content="${description}"`);
    return description;
  };
  const doors = [paths.login(), paths.forgotPin(), paths.signUp(), paths.verify()];
  const english = await Promise.all(doors.map(said));
  const hindi = await Promise.all(doors.map((path) => said(`/hi${path}`)));
  expect(english.filter((text) => !text.includes("VipraSetu"))).toEqual([]);
  expect(hindi.filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual([]);
  expect(new Set([...english, ...hindi]).size).toBe(8);
});
