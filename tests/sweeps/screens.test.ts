/** One walk over the table of screens: in whatever spelling an address comes, router, matcher, page cache and policy mean the same screen. */
import { request } from "node:http";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { inLanguage, languageOf } from "#contract/paths.ts";
import { RESERVED } from "#contract/reserved-parts.ts";
import { needsNewDocument, screenAt } from "#contract/screen-at.ts";
import { type Policy, type ScreenName, type ScreenRow, screens } from "#contract/screens.ts";
import { pageAddress } from "#main/pages/page-address.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import routes from "#web/routes.ts";
import { printCoverage } from "./coverage.ts";

let town: Town;
let requests = 0;
/** Some thousand pages are asked for one after the other. */
const WALK_MS = 300_000;
/** What stands for the parts of a pattern. */
const given: Record<string, string> = {
  location: "indore",
  partNo: "part1",
  code: "AZq1x_-0123456789abcdA",
  paymentDetails: "AZq1x_-0123456789abcdA",
  donationId: "AZq1x_-0123456789abcdA",
};
beforeAll(async () => {
  town = await openTown();
  const { rows } = await town.portal.connection.pool.query<Record<"business" | "listing" | "member", string>>(
    `select b.id as business, l.id as listing, b.owner_id as member from businesses b join listings l on l.business_id = b.id
      where b.name = 'Annapurna Satvik Rasoi' limit 1`,
  );
  const { rows: openings } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from job_openings where approval = 'approved' order by id limit 1",
  );
  for (const part of ["job", "jobId"]) given[part] = shortId(openings[0]!.id);
  for (const [part, table] of Object.entries({
    buyer: "buyers",
    seller: "sellers",
    requirement: "requirements",
    want: "buyers",
  })) {
    const { rows: wants } = await town.portal.connection.pool.query<{ id: string }>(
      `select id from ${table} where approval = 'approved' and ended_at is null order by id limit 1`,
    );
    given[part] = shortId(wants[0]!.id);
  }
  const { rows: entries } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from seva_entries where approval = 'approved' order by id limit 1",
  );
  for (const part of ["entry", "entryId"]) given[part] = shortId(entries[0]!.id);
  const { rows: profiles } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from matrimony_profiles where approval = 'approved' and hidden_at is null and settled_at is null order by id limit 1",
  );
  given.profileId = shortId(profiles[0]!.id);
  const { rows: candidates } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from resumes where approval = 'approved' order by id limit 1",
  );
  given.resumeId = shortId(candidates[0]!.id);
  for (const [parts, found] of [
    [["event"], "events where approval = 'approved' and cancelled_at is null and deleted_at is null"],
    [["announcement"], "announcements where approval = 'approved' and audience <> 'members' and deleted_at is null"],
    [["post", "postId"], "feed_posts where approval = 'approved' and group_id is null"],
    [["group", "groupId"], "groups where approval = 'approved'"],
    [["newsId"], "articles where state = 'published' and kind = 'news'"],
    [["blogId"], "articles where state = 'published' and kind = 'blog'"],
  ] as const) {
    const { rows: ids } = await town.portal.connection.pool.query<{ id: string }>(
      `select id from ${found} order by id limit 1`,
    );
    for (const part of parts) given[part] = shortId(ids[0]!.id);
  }
  const { business, listing, member } = rows[0]!;
  for (const part of ["business", "businessId"]) given[part] = shortId(business);
  for (const part of ["listing", "listingId"]) given[part] = shortId(listing);
  given.userId = shortId(member);
});
afterAll(async () => {
  printCoverage("screens", {
    screens: table.length,
    spellings: table.flatMap(([, row]) => spellings(row)).length,
    requests,
  });
  await town.close();
});

const table = Object.entries(screens) as Array<[ScreenName, ScreenRow]>;
const routed = (routes as RouteConfigEntry[]).map(routeOf);

function routeOf({ id, path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { id, path, index } : { id, path, children: children?.map(routeOf) };
}

/** 'hi:login', as the router itself matches; undefined for what leads home. */
function routerAt(path: string): string | undefined {
  const id = matchRoutes(routed, path)?.at(-1)?.route.id;
  return id?.includes(":") ? id : undefined;
}

function tableAt(path: string): string | undefined {
  const screen = screenAt(path);
  return screen && `${languageOf(path).language}:${screen.name}`;
}

const fill = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => given[name]!);
const capitals = (pattern: string) => fill(pattern.replace(/(?<=\/)[^/:]+/g, (part) => part.toUpperCase()));
const escaped = (path: string) => path.replace(/[a-z]/i, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** The same address in many spellings. */
function spellings({ pattern }: ScreenRow): string[] {
  const plain = fill(pattern);
  const odd = [plain, capitals(pattern), escaped(plain), `${plain}/`, `${capitals(pattern)}//`];
  const below = ["/hi", "/HI", "/%68i"].flatMap((hi) => odd.map((path) => hi + path));
  return [...odd, ...below];
}

test("at every spelling of every address router and table see the same screen, in the same language", () => {
  for (const [name, row] of table)
    for (const path of spellings(row)) {
      expect([path, tableAt(path)]).toEqual([path, routerAt(path)]);
      expect(screenAt(path)?.name, path).toBe(name);
      expect(screenAt(`${path.replace(/\/+$/, "")}.data`)?.name, path).toBe(name);
    }
});

test("so they do wherever else one may look", () => {
  const known = table.flatMap(([, { pattern }]) => pattern.split("/")).filter((part) => !part.startsWith(":"));
  const part = fc.oneof(
    fc.constantFrom(...known, "hi", "HI", "indore", "nothing", "", ".", "%2F", "%20", "ſtaff", "logın", "a:b"),
    fc.constantFrom(...known).map((one) => escaped(one)),
    fc.constantFrom(...known).map((one) => one.toUpperCase()),
    fc.string({ maxLength: 6 }).map((one) => encodeURIComponent(one)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const path = `/${parts.join("/")}`;
      expect(tableAt(path)).toBe(routerAt(path));
    }),
    { numRuns: 5000 },
  );
});

interface Heard {
  status: number;
  cache: unknown;
  policy: Policy | undefined;
}

/** Sends the path as it stands, which fetch would not. */
function ask(path: string): Promise<Heard> {
  requests += 1;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(town.url);
    const outgoing = request({ hostname, port, path }, (response) => {
      const { statusCode = 0, headers } = response.resume();
      resolve({
        status: statusCode,
        cache: headers["cache-control"],
        policy: policyIn(headers["content-security-policy"]),
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function policyIn(header: string | string[] | undefined): Policy | undefined {
  if (header === undefined) return undefined;
  if (/trusted-types[^;]* card-worker/.test(String(header))) return "worker";
  if (/trusted-types[^;]* default/.test(String(header))) return "map";
  if (/worker-src[^;]* blob:/.test(String(header))) return "pictures";
  return /img-src[^;]* blob:/.test(String(header)) ? "checkout" : "strict";
}

test(
  "the server sends each with its own policy and caches none but those that are for all, in whatever spelling",
  async () => {
    for (const [name, row] of table) {
      const plain = fill(row.pattern);
      const odd = [
        `/hi${capitals(row.pattern)}/`,
        `/HI${plain}`,
        escaped(plain),
        `/x/..${plain}`,
        `/.${plain}`,
        `${plain}.data`,
      ];
      for (const path of [plain, ...odd]) {
        const { status, cache, policy } = await ask(path);
        const isPage = status === 200;
        // The story is named by a parameter, which stands in no pattern.
        if (name !== "businessProfile" && name !== "story") expect([path, status]).toEqual([path, 200]);
        expect([path, cache]).toEqual([path, isPage && row.cache ? "public, max-age=0, must-revalidate" : "no-store"]);
        if (isPage && !path.endsWith(".data")) expect([path, policy]).toEqual([path, row.policy]);
      }
    }
  },
  WALK_MS,
);

test("a page is the same with parameters that its screen does not know, and another with those that it does", () => {
  for (const [, row] of table) {
    const plain = fill(row.pattern);
    expect(pageAddress(`${plain}?unknown=1&utm_source=x`)).toBe(plain);
    for (const name of row.query) expect(pageAddress(`${plain}?unknown=1&${name}=1`)).toBe(`${plain}?${name}=1`);
  }
});

test("between screens of one policy a link stays on the page, in both languages; to another policy and only then it loads anew", () => {
  for (const [, from] of table)
    for (const [, to] of table)
      for (const language of ["en", "hi"] as const) {
        const [a, b] = [fill(from.pattern), fill(to.pattern)].map((path) => inLanguage(language, path));
        expect([a, b, needsNewDocument(a!, b!)]).toEqual([a, b, from.policy !== to.policy]);
      }
  expect(needsNewDocument("/userAdmin/businesses", "/a/b/c/d")).toBe(false);
});

test("no place can take an address that begins like a screen's", () => {
  for (const [, { pattern }] of table)
    expect(RESERVED.has(pattern.split("/")[1]!) || pattern.startsWith("/:")).toBe(true);
});
