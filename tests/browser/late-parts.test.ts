/** A part of the program that does not come: what was pressed says so and can be tried again, and what comes late by itself says so in its place. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { PART_MS } from "#contract/limits.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const NAME = "Annapurna Satvik Rasoi";
const PARTS = "**/assets/*.js";
/** As the built program writes the limit. */
const LIMIT = new RegExp(`\\b(?:${PART_MS}|12e4)\\)\\)`);
const SHORT_MS = 2_500;
const ASSETS = new URL("../../build/client/assets/", import.meta.url);
const read = (name: string) => (name.endsWith(".js") ? readFileSync(new URL(name, ASSETS), "utf8") : "");

async function pathOf(name: string): Promise<string> {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = $1", [name]);
  return `/indore/${shortId(rows[0]!.id)}`;
}

/** Serves the program with a limit of seconds instead of two minutes. */
async function shortenLimit(page: Page): Promise<void> {
  const limited = readdirSync(ASSETS).filter((name) => LIMIT.test(read(name)));
  // What loads windows, and what loads screens.
  expect(limited).toHaveLength(2);
  for (const name of limited)
    await page.route(`**/assets/${name}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: read(name).replace(LIMIT, `${SHORT_MS}))`) }),
    );
}

test.each<[what: string, press: (page: Page) => Promise<void>, then: string]>([
  ["a window", (page) => page.getByRole("button", { name: "Send interest" }).first().click(), NAME],
  ["another screen", (page) => page.getByRole("banner").getByRole("link", { name: "Jobs" }).click(), "Jobs"],
])(
  "a visitor who opens %s over a line that stays open and brings nothing is told when its two minutes are over, and Try Again goes on",
  async (_, press, then) => {
    const seen = await arrive(stage);
    const { page } = seen;
    await shortenLimit(page);
    await page.goto(await pathOf(NAME));
    await untilAlive(page);
    await page.getByRole("button", { name: "Share" }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.route(PARTS, () => undefined);
    const asked = page.waitForRequest(PARTS);
    await press(page);
    await asked;
    const askedAt = Date.now();
    await page.getByRole("heading", { level: 1, name: "Connection Error" }).waitFor();
    expect(Date.now() - askedAt).toBeGreaterThan(SHORT_MS - 500);
    await page.getByText("Network error. Please check your connection and try again.").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: then }).waitFor();
    await seen.close();
  },
);

test("a visitor whose line breaks after the page came reads in its place that a part did not, keeps the page, and gets the part by trying again", async () => {
  const withShare = readdirSync(ASSETS).filter(
    (name) => /profile\.share\.text/.test(read(name)) && /group:.favourites/.test(read(name)),
  );
  expect(withShare).toHaveLength(1);
  const seen = await arrive(stage);
  const { page } = seen;
  await page.route(`**/assets/${withShare[0]}`, (route) => route.abort());
  await page.goto(await pathOf(NAME));
  await page.getByText("This part of the page could not be loaded.").first().waitFor();
  expect(await page.getByRole("heading", { level: 1, name: NAME }).count()).toBe(1);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).first().click();
  await page.getByRole("button", { name: "Share" }).first().waitFor();
  expect(await page.getByText("This part of the page could not be loaded.").count()).toBe(0);
  await seen.close();
});
