/** A screen that nobody expected to fail: the person gets an id to quote, and whoever reads the log finds it there. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { openBrowser } from "../harness/chromium.ts";
import { openTown, type Town } from "../harness/town.ts";
import { arrive, enter } from "./steps/people.ts";

let town: Town;
let browser: Browser;
const log: string[] = [];

beforeAll(async () => {
  const heard = { log: (line: string) => void log.push(line) };
  [town, browser] = await Promise.all([openTown({}, heard), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await town?.close();
});

/** The id on the error screen that stands now. */
async function shownId(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  const text = await page.getByText(/^Error id: [0-9a-f-]{16,36}$/).textContent();
  return text!.replace("Error id: ", "");
}

const logged = (id: string) => log.filter((line) => line.includes(`"errorId":"${id}"`));

test("a page whose data cannot be read shows the id of the log's entry, as it loads and as it is come to by a link", async () => {
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await arrive(browser, town);
  const { page } = seen;
  await page.goto("/indore?kind=businesses");
  await pool.query("alter table businesses rename to businesses_away");
  try {
    const response = await page.request.get(`/indore/${shortId(rows[0]!.id)}`);
    expect([response.status(), response.headers()["cache-control"]]).toEqual([500, "no-store"]);
    await page.locator("main article h3 a").first().click();
    const followed = await shownId(page);
    expect(logged(followed)).toHaveLength(1);
    await page.goto(`/indore/${shortId(rows[0]!.id)}`);
    const loaded = await shownId(page);
    expect(loaded).not.toBe(followed);
    expect(logged(loaded)).toHaveLength(1);
  } finally {
    await pool.query("alter table businesses_away rename to businesses");
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Annapurna Satvik Rasoi" }).waitFor();
  seen.expectQuiet(500);
  await seen.close();
});

test("a screen that fails in the browser alone is told to the log under the id that the person sees", async () => {
  const seen = await enter(browser, town, "asha");
  const { page } = seen;
  await page.route("**/api/userAdmin/notification/fetchAll*", (route) =>
    route.fulfill({ json: { code: 200, message: "", payload: { notifications: [null] } } }),
  );
  await page.goto("/userAdmin/notifications");
  const id = await shownId(page);
  await expect.poll(() => logged(id).length).toBe(1);
  expect(JSON.parse(logged(id)[0]!)).toMatchObject({
    screen: "/userAdmin/notifications",
    said: expect.stringContaining("TypeError"),
  });
  await seen.close();
});
