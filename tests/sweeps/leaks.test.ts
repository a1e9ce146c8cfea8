import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { shortId } from "#base/ids.ts";
import { allCalls } from "#contract/api.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { plausible, random } from "./sample.ts";

interface Canary {
  what: string;
  text: string;
}

let town: Town;
let plan0: Person;
let canaries: Canary[] = [];
const ids = { businesses: [] as string[], listings: [] as string[], members: [] as string[], places: [] as number[] };

beforeAll(async () => {
  town = await openTown();
  plan0 = await town.signIn("gopal");
  await plant();
});
afterAll(() => town.close());

const LONG = 180_000;

test(
  "no call gives a visitor or an unpaid member a phone, an e-mail, a website, an address or an exact position",
  async () => {
    const next = random(11);
    const calls = allCalls().filter(({ call }) => call.method === "GET" && ["anyone", "member"].includes(call.access));
    let requests = 0;
    for (const { name, call } of calls) {
      const keys = Object.keys(
        (z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ??
          {},
      );
      for (let n = 0; n < 12; n += 1) {
        const input = { ...plausible(call, next), ...named(keys, n) };
        for (const who of call.access === "anyone" ? [undefined, plan0] : [plan0]) {
          const reply = await town.call(call, input, who);
          requests += 1;
          expect(leaksIn(JSON.stringify(reply.payload), name), `${name} ${JSON.stringify(input)}`).toEqual([]);
        }
      }
    }
    printCoverage("leaks in calls", { ...coverageOf(calls), requests });
  },
  LONG,
);

test(
  "no public page, in either language, nor its data, nor its cached copy, holds any of them",
  async () => {
    const pages = await addresses();
    expect(pages.length).toBeGreaterThan(100);
    for (const path of pages)
      for (const variant of [path, path, `${path}.data`, `/hi${path}`]) {
        const response = await fetch(town.url + variant, { redirect: "manual", headers: plan0.headers });
        expect(leaksIn(await response.text(), variant), variant).toEqual([]);
      }
    printCoverage("leaks in pages", { pages: pages.length, answers: pages.length * 4 });
  },
  LONG,
);

/** Gives every row values that can be recognised wherever they come out. */
async function plant(): Promise<void> {
  const { pool } = town.portal.connection;
  await pool.query(
    `update members set email = 'canary-' || phone || '@planted.example', address = 'Planted Lane ' || phone`,
  );
  await pool.query(`update businesses set email = 'shop-' || phone || '@planted.example', address = 'Planted Road ' || phone, website = 'https://planted-' || phone || '.example',
    description = description || ' Call ' || substr(phone, 1, 5) || ' ' || substr(phone, 6) || ' or write to me-' || phone || '@planted.example, see https://planted-' || phone || '.example/x'`);
  await pool.query(
    `update listings l set name = left(l.name, 40) || ' ' || translate(b.phone, '0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹') || ' :-planted.in',
       description = 'Phone ' || b.phone || ', wa.me/91' || b.phone || ', ' || substr(b.phone, 1, 5) || ' ........ ' || substr(b.phone, 6) || '@ybl, ...planted.guru/menu ' || l.description
     from businesses b where b.id = l.business_id`,
  );
  const { rows: businesses } = await pool.query<{
    id: string;
    phone: string;
    lat: number;
    lng: number;
    place_id: number;
  }>("select id, phone, lat, lng, place_id from businesses");
  const { rows: members } = await pool.query<{ id: string; phone: string }>("select id, phone from members");
  const { rows: listings } = await pool.query<{ id: string }>("select id from listings");
  ids.businesses = businesses.map((b) => shortId(b.id));
  ids.members = members.map((m) => shortId(m.id));
  ids.listings = listings.map((l) => shortId(l.id));
  ids.places = [...new Set(businesses.map((b) => b.place_id))];
  const exact = (value: number) => /\.\d{3,}/.test(String(value));
  canaries = [
    ...businesses.flatMap((b) => [
      { what: "phone", text: b.phone },
      { what: "spaced phone", text: `${b.phone.slice(0, 5)} ${b.phone.slice(5)}` },
      { what: "half a phone", text: `${b.phone.slice(0, 5)} ........` },
      ...[b.lat, b.lng].filter(exact).map((value) => ({ what: "exact position", text: String(value) })),
    ]),
    ...members.map((m) => ({ what: "member's phone", text: m.phone })),
    { what: "planted mail, website or address", text: "planted" },
    { what: "planted address", text: "Planted" },
  ];
}

/** What of the planted is in the text; a member's own data is no leak to that member. */
function leaksIn(text: string, where: string): string[] {
  if (/^(auth\.getUser|members\.fetch)$/.test(where)) return [];
  return canaries.filter((canary) => text.includes(canary.text)).map(({ what, text: found }) => `${what}: ${found}`);
}

/** Real ids for the fields that name something, another one each time. */
function named(keys: string[], n: number): Record<string, string> {
  const at = <T>(list: T[]) => String(list[n % list.length]);
  const given: Record<string, string> = {};
  for (const key of keys) {
    if (/business/i.test(key) && /id/i.test(key)) given[key] = at(ids.businesses);
    else if (/listing/i.test(key) && /id/i.test(key)) given[key] = at(ids.listings);
    else if (/user|member/i.test(key) && /id/i.test(key)) given[key] = at(ids.members);
    else if (key === "id" || key === "_id") given[key] = at(n % 2 ? ids.businesses : ids.listings);
    else if (/cit|place|location/i.test(key)) given[key] = at(ids.places);
    else if (key === "limit") given[key] = n % 2 ? "10" : "100";
    else if (key === "lat") given[key] = "22.7";
    else if (/^(long|lng)$/.test(key)) given[key] = "75.8";
  }
  return given;
}

/** The pages of the sitemaps and what they link to on this site. */
async function addresses(): Promise<string[]> {
  const found = new Set<string>(["/home", "/searchResults", "/all-over-india", "/login", "/signUp", "/renewPlan"]);
  const index = await (await fetch(`${town.url}/sitemap.xml`)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1]!.replaceAll("&#38;", "&")).pathname);
  for (const file of locations(index))
    for (const path of locations(await (await fetch(town.url + file)).text()))
      if (!path.startsWith("/hi")) found.add(path);
  for (const path of [...found].slice(0, 40)) {
    const html = await (await fetch(town.url + path)).text();
    for (const [, link] of html.matchAll(/href="(\/[^"#]*)"/g))
      if (!/^\/(assets|hi|images)\b|\.\w{2,5}$/.test(link!)) found.add(link!.replaceAll("&amp;", "&"));
  }
  for (const id of ids.members.slice(0, 10)) found.add(`/userProfile/${id}`);
  return [...found].slice(0, 150);
}
