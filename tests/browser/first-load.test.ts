/** What a visitor's first page costs on a slow line: programs and style sheet as they travel, headers included. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

/** A door is opened by whoever comes from elsewhere; the table of routes, which every page brings along, has grown with the rooms (docs/decisions/0080-public-screens.md). */
const LARGEST = { page: 168_000, door: 150_000, style: 20_000 };
/** See web/platform/loading/after-first-load.ts. */
const PAUSE_MS = 1_000;
type Kind = "script" | "style";
/** Their forms can be filled in at once; the form library and the rules of the fields come after them. */
const DOORS = ["/login", "/forgotPin", "/signUp", "/verify", "/staff/login"];
/** Somebody who has asked for the code opens /verify once more. */
const UNDER_WAY = JSON.stringify({
  phoneNo: "9811100022",
  kind: "individual",
  sent: { minutes: 10, againAt: 0, sentBefore: false },
});

const stage = openStage();
let pages: string[];

beforeAll(async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ business: string; listing: string }>(
    `select b.id as business, l.id as listing from businesses b join listings l on l.business_id = b.id
      where b.name = 'Annapurna Satvik Rasoi' limit 1`,
  );
  const business = `/indore/${shortId(rows[0]!.business)}`;
  const listing = `${business}/${shortId(rows[0]!.listing)}`;
  const { rows: openings } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from job_openings order by id limit 1",
  );
  const jobs = ["/jobs", "/jobs/search-list", `/jobs/${shortId(openings[0]!.id)}`];
  const { rows: entries } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from seva_entries where approval = 'approved' and kind = 'priest' order by id limit 1",
  );
  const seva = ["/spirituality", "/spirituality/search-list", `/spirituality/${shortId(entries[0]!.id)}`];
  pages = [
    ...jobs,
    ...seva,
    "/donation",
    "/volunteer",
    "/map",
    "/buyer",
    "/requirement",
    "/allforms",
    "/home",
    "/indore",
    business,
    listing,
    "/contactUs",
    "/terms&conditions",
    "/nothing/here",
  ];
});

/** So long nothing is on its way once a page has all it needs. */
const QUIET_MS = 500;

/** Opens the page and counts the bytes that arrive, by kind, until its code is there and nothing more is on its way: a browser that has yet to start a process for the page is quiet too. */
async function weigh(page: Page, path: string): Promise<Record<Kind, number>> {
  const bytes = { script: 0, style: 0 };
  const kinds = new Map<string, Kind>();
  const onTheirWay = new Set<string>();
  let lastChange = 0;
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const count = (change: () => void) => {
    change();
    lastChange = performance.now();
  };
  wire.on("Network.requestWillBeSent", ({ requestId }) => count(() => onTheirWay.add(requestId)));
  wire.on("Network.loadingFailed", ({ requestId }) => count(() => onTheirWay.delete(requestId)));
  wire.on("Network.responseReceived", ({ requestId, response: { url } }) => {
    if (/\.js$/.test(url)) kinds.set(requestId, "script");
    if (/\.css$/.test(url)) kinds.set(requestId, "style");
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    count(() => onTheirWay.delete(requestId));
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(path);
  await untilAlive(page);
  await expect.poll(() => onTheirWay.size === 0 && performance.now() - lastChange > QUIET_MS).toBe(true);
  return bytes;
}

test.each([
  ["any public one", LARGEST.page, () => pages],
  ["a door", LARGEST.door, () => DOORS],
])("a visitor whose first page is %s gets at most %d bytes of program and 20 kB of style", async (_, most, paths) => {
  // In Hindi, whose texts weigh more.
  for (const path of paths().map((path) => `/hi${path}`)) {
    const { page, close } = await arrive(stage);
    if (path === "/hi/verify")
      await page.addInitScript((kept) => sessionStorage.setItem("viprasetu.sign-up", kept), UNDER_WAY);
    // What comes a second after the first load is no part of it, however slow this machine is.
    await page.addInitScript((pauseMs) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) => (ms >= pauseMs ? 0 : later(run, ms))) as typeof setTimeout;
    }, PAUSE_MS);
    const bytes = await weigh(page, path);
    if (paths() === DOORS) expect(new URL(page.url()).pathname).toBe(path);
    console.log(`first load ${path}: ${bytes.script} bytes of program, ${bytes.style} of style`);
    expect(bytes.script, path).toBeGreaterThan(50_000);
    expect(bytes.script, path).toBeLessThanOrEqual(most);
    expect(bytes.style, path).toBeGreaterThan(1_000);
    expect(bytes.style, path).toBeLessThanOrEqual(LARGEST.style);
    await close();
  }
});
