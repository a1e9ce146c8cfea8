/** Connections on which nothing comes any more, and nobody says so: people go on getting pages as they are, and every request an answer. */
import { afterEach, expect, test } from "vitest";
import { content } from "#contract/content.ts";
import { members } from "#contract/members.ts";
import { openProxiedTown } from "#tests/harness/proxied-town.ts";
import { ACCESS_KEY } from "#tests/harness/town.ts";

const stage = openProxiedTown();
afterEach(() => {
  stage.proxy.silence(() => false);
  expect(stage.unhandled.splice(0)).toEqual([]);
});

const get = (path: string) => fetch(stage.town.url + path, { headers: { "x-access-key": ACCESS_KEY } });
const page = async () => (await get("/contactUs")).text();

/** The operator changes a text, of which the database tells all processes. */
async function rename(organisation: string): Promise<void> {
  await stage.admin.query(
    "update settings set value = (value - 'isDefault') || jsonb_build_object('organisation', jsonb_build_object('en', $1::text, 'hi', $1::text)) where key = 'contact'",
    [organisation],
  );
}

test("a page that changes while the listening connection has gone silent is shown as it is within seconds", async () => {
  await rename("Vipra Sabha Ujjain");
  await expect.poll(page, { timeout: 10_000 }).toContain("Vipra Sabha Ujjain");
  const silent = new Set(stage.proxy.lines().filter(({ application }) => application === "viprasetu listener"));
  expect(silent.size).toBe(1);
  stage.proxy.silence((line) => silent.has(line));
  await rename("Vipra Sabha Indore");
  expect(await page()).toContain("Vipra Sabha Ujjain");
  await expect.poll(page, { timeout: 15_000, interval: 200 }).toContain("Vipra Sabha Indore");
});

test("when all connections have gone silent, every request is answered: with what is in memory, or with 503 and when to come again", async () => {
  const asha = await stage.town.signIn("asha");
  expect((await stage.town.call(members.update, { firstName: "Asha" }, asha)).status).toBe(200);
  await page();
  stage.proxy.silence(() => true);
  const began = performance.now();
  const answers = await Promise.all([
    stage.town.call(members.update, { firstName: "Asha" }, asha),
    stage.town.call(content.fetchContactInfo, { language: "en" }),
    ...["/jaipur", "/login", "/health/ready", "/sitemap.xml", "/contactUs"].map(get),
  ]);
  const seconds = (performance.now() - began) / 1000;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503, 503, 503]); // /contactUs, and /login, which asks for nothing else
  const again = answers.filter(({ status, headers }) => status === 503 && headers.get("retry-after") === null);
  expect(again.length).toBe(1); // /health/ready, which is asked all the time
  expect(seconds).toBeLessThan(15);
  stage.proxy.silence(() => false);
  const ready = async () => (await get("/health/ready")).status;
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
});
