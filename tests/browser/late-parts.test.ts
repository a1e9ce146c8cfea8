/** On a line that stays open and brings nothing, a part of the program that is waited for in vain is a lost connection, and can be tried again. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const NAME = "Annapurna Satvik Rasoi";
const PARTS = "**/assets/*.js";

test.each<[what: string, press: (page: Page) => Promise<void>, then: string]>([
  ["a window", (page) => page.getByRole("button", { name: "Send interest" }).first().click(), NAME],
  ["another screen", (page) => page.getByRole("banner").getByRole("link", { name: "Jobs" }).click(), "Jobs"],
])(
  "a visitor who opens %s is told after two minutes that it does not come, and Try Again goes on",
  async (_, press, then) => {
    const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
      "select id from businesses where name = $1",
      [NAME],
    );
    const seen = await arrive(stage);
    const { page } = seen;
    await page.clock.install();
    await page.goto(`/indore/${shortId(rows[0]!.id)}`);
    await untilAlive(page);
    await page.clock.runFor(2000);
    await page.waitForLoadState("networkidle");
    await page.route(PARTS, () => undefined);
    const asked = page.waitForRequest(PARTS);
    await press(page);
    await asked;
    const problem = page.getByRole("heading", { level: 1, name: "Connection Error" });
    await page.clock.fastForward(110_000);
    await page.waitForTimeout(500);
    expect(await problem.count()).toBe(0);
    await page.clock.fastForward(15_000);
    await problem.waitFor();
    await page.getByText("Network error. Please check your connection and try again.").waitFor();
    await page.unroute(PARTS);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: then }).waitFor();
    await seen.close();
  },
);
