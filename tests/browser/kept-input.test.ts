/** What somebody has typed stays through what may happen when it is sent: no connection, a failure of the server, a session that has ended. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Person } from "../harness/town.ts";
import { drawn } from "./steps/drawn.ts";
import { enter } from "./steps/people.ts";
import { allScreens, type Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

/** The forms in which something that is there is changed: all that they need stands in them already. */
const IS_EDITED = /\/(edit\w*|edit-profile|update-[\w-]+|form)\/[^/]+/;

const EXPIRED = "jwt expired";

const stage = openStage();
let forms: Screen[];
let asha: Person;
beforeAll(async () => {
  asha = await stage.town.signIn("asha");
  const screens = await allScreens(stage.town, { id: await stage.town.idOf("asha"), ...asha });
  const edited = screens.filter(
    ({ by, path, route }) => by === "member" && IS_EDITED.test(route) && IS_EDITED.test(path),
  );
  // PINs are never kept.
  const open = edited.filter(({ route }) => !route.endsWith("/changePin"));
  forms = [...new Map(open.map((screen) => [screen.route, screen])).values()];
});

test("every form in which something is changed keeps what was typed through a lost connection, a failure of the server and the end of the session", async () => {
  expect(forms.length).toBeGreaterThan(8);
  const troubles: string[] = [];
  const seen = await enter(stage, asha);
  const { page } = seen;
  await page.goto("/home");
  const session = await page.evaluate(() => Object.entries(localStorage));
  const cookies = await page.context().cookies();
  for (const [n, { path }] of forms.entries()) {
    // The first two end alike for a form: one of them for each.
    const failure = n % 2 === 0 ? "a lost connection" : "a failure of the server";
    for (const end of [failure, "the end of the session"] as const) {
      let tried = 0;
      await page.route("**/api/**", (route) => {
        if (route.request().method() === "GET") return route.fallback();
        tried += 1;
        if (end === "a lost connection") return route.abort("internetdisconnected");
        const status = end === "the end of the session" ? 401 : 500;
        return route.fulfill({ status, json: { code: status, message: status === 401 ? EXPIRED : "No", payload: {} } });
      });
      await page.goto(path);
      await drawn(page);
      const typed = await typeMore(page);
      await send(page);
      await expect.poll(() => tried, { message: `${path} sends nothing` }).toBeGreaterThan(0);
      if (end === "the end of the session") {
        await page.waitForURL(/\/login/);
        await page.context().addCookies(cookies);
        await page.evaluate((kept) => {
          for (const [key, value] of kept) localStorage.setItem(key, value);
        }, session);
        // The login leads on by itself once it knows the session.
        await page.goto(path).catch(() => page.goto(path));
        await drawn(page);
      } else await page.waitForTimeout(300);
      if ((await field(page).inputValue()) !== typed) troubles.push(`${path} loses what was typed through ${end}`);
      await page.unroute("**/api/**");
      await page.evaluate(() => sessionStorage.clear());
    }
  }
  expect(troubles).toEqual([]);
  await seen.close();
});

/** A line or a paragraph that may hold any words. */
const field = (page: Page) =>
  page
    .locator("main form")
    .locator("textarea:visible:enabled, input[type=text]:not([inputmode]):not([role]):visible:enabled")
    .first();

async function typeMore(page: Page): Promise<string> {
  const typed = `${await field(page).inputValue()} again`.trim();
  await field(page).fill(typed);
  return typed;
}

/** Presses the form's button, with every consent given. */
async function send(page: Page): Promise<void> {
  const form = page.locator("main form");
  for (const box of await form.locator("[id$=familyAgrees]").all()) await box.check();
  await form.locator("button[type=submit]:visible").first().click();
}
