// Pages that have to be made cost the portal time: whoever asks for very many waits or is refused, and nobody waits for them.
import { Agent } from "node:http";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { registerHealth } from "#server/platform/http/health.ts";
import { createPageCache } from "#server/platform/page-cache.ts";
import { getFrom } from "#tests/harness/raw-get.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

const TOKEN = "metrics-token-of-the-tests";
let town: Town;
beforeAll(async () => {
  town = await openTown({ METRICS_TOKEN: TOKEN });
});
afterAll(() => town.close());

const flooder = "127.60.0.1";
const other = "127.60.0.2";

/** Does the work while nobody else may read this table. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await town.portal.connection.pool.connect();
  try {
    await client.query("begin");
    await client.query(`lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("one address asks for four hundred new pages at once and goes on asking: many are refused with a page to read, and another's page is made meanwhile", async () => {
  let isOver = false;
  // Connections that stand: of new ones the system lets in hardly more at a time than pages are made.
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const refused: Awaited<ReturnType<typeof getFrom>>[] = [];
  const flood = Array.from({ length: 400 }, async (_, asker) => {
    for (let n = 0; !isOver; n += 1) {
      const got = await getFrom(town, `/hi/indore?searchQuery=word${asker}and${n}`, flooder, agent);
      if (got.status === 503) refused.push(got);
    }
  });
  try {
    await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(100);
    expect((await getFrom(town, "/pune?searchQuery=mithai", other)).status).toBe(200);
  } finally {
    isOver = true;
    await Promise.all(flood);
    agent.destroy();
  }
  const [one] = refused;
  expect(Number(one!.header("retry-after"))).toBeGreaterThan(0);
  expect(one!.header("content-type")).toMatch(/^text\/html/);
  expect(one!.header("cache-control")).toBe("no-store");
  expect(one!.text).toContain("कृपया थोड़ा रुकें");
});

test("an address that has used up its time for pages is told how long to wait, still gets what is in memory, and another address gets all", async () => {
  const small = await openTown({ RENDER_SECONDS_PER_5_MINUTES: "1" }, { beside: town });
  try {
    expect((await getFrom(small, "/indore", other)).status).toBe(200);
    let last = await getFrom(small, "/indore?searchQuery=halwai", flooder);
    for (let n = 0; last.status === 200 && n < 2000; n += 1)
      last = await getFrom(small, `/indore?searchQuery=halwai${n}`, flooder);
    expect(last.status).toBe(429);
    expect(Number(last.header("retry-after"))).toBeGreaterThan(0);
    expect(last.text).toContain("Please wait a moment");
    expect((await getFrom(small, "/sitemap.xml", flooder)).status).toBe(429);
    expect((await getFrom(small, "/indore", flooder)).status).toBe(200);
    expect((await getFrom(small, "/indore?searchQuery=namkeen", other)).status).toBe(200);
    expect((await getFrom(small, "/sitemap.xml", other)).status).toBe(200);
  } finally {
    await small.close();
  }
});

test("the description of the calls is made once: the second reader gets it while the database answers nothing", async () => {
  const first = await getFrom(town, "/api/openapi.json", other);
  const second = await whileLocked("settings", () =>
    fetch(`${town.url}/api/openapi.json`, { signal: AbortSignal.timeout(3000) }).then((response) => response.text()),
  );
  expect(second).toBe(first.text);
});

test("a sitemap is read from memory, compressed for who takes it so, and holds a new offering once there is one", async () => {
  const path = "/sitemaps/listings-1.xml";
  const first = await getFrom(town, path, other);
  const second = await whileLocked("listings", () =>
    fetch(town.url + path, { signal: AbortSignal.timeout(3000) }).then((response) => response.text()),
  );
  expect(second).toBe(first.text);
  expect(second).toMatch(/^<\?xml .*<\/urlset>$/s);
  const asha = await town.signIn("asha");
  const { businesses } = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload;
  const form = { fkBusinessId: businesses[0]!._id, listingName: "Til laddu", description: "Made every January" };
  const { listing } = (await town.call(ownListings.create, form, asha)).payload;
  await expect.poll(async () => (await getFrom(town, path, other)).text, { timeout: 5000 }).toContain(listing._id);
});

test("the figures are for whoever knows the operator's secret; without one they are closed in production", async () => {
  const ask = async (authorization?: string) =>
    (await fetch(`${town.url}/metrics`, authorization ? { headers: { authorization } } : {})).status;
  expect(await ask()).toBe(404);
  expect(await ask("Bearer another-token-of-nobody")).toBe(404);
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
  const bare = fastify();
  const config = { mode: "production", metricsToken: undefined } as const;
  registerHealth(bare, town.portal.connection.pool, createPageCache(0), config);
  expect((await bare.inject("/metrics")).statusCode).toBe(404);
  await bare.close();
});
