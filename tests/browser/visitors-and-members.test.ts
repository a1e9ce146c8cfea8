/** Small promises that are kept or broken in the browser alone: doors for those outside, clicks that say what came of them, a login that fails without a word. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive, castMember, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a member who calls or writes on WhatsApp reads that the interest was sent", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await enter(stage, "meera");
  await seen.page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  for (const button of ["Call", "WhatsApp"]) {
    await seen.page.goto(`/indore/${shortId(rows[0]!.id)}`);
    await seen.page.getByRole("button", { name: button, exact: true }).first().click();
    await seen.page.getByText("Your interest has been sent!").waitFor();
  }
  seen.expectQuiet();
  await seen.close();
});

test("the note that a plan ends moves nothing under the finger: a press at any moment of a page's arrival counts", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await enter(stage, "meera");
  await seen.page.goto(`/indore/${shortId(rows[0]!.id)}`, { waitUntil: "commit" });
  const top = () =>
    seen.page
      .getByRole("button", { name: "Call", exact: true })
      .first()
      .evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await seen.page.getByText(/^Your plan expiring on/).waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await seen.close();
});

test("a login that is refused without a sentence says that it failed", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { phone, pin } = castMember("asha");
  await page.route("**/api/auth/user/logIn", (route) => route.fulfill({ status: 403, body: "<html></html>" }));
  await page.goto("/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Login failed", { exact: true }).waitFor();
  seen.expectQuiet(403);
  await seen.close();
});

test("the doors send a member home; a visitor finds the help beside the login at every width", async () => {
  const member = await enter(stage, "asha");
  for (const door of ["/login", "/signUp", "/verify"]) {
    await member.page.goto(door);
    await member.page.waitForURL("**/home");
  }
  await member.close();
  for (const width of [1024, 1280]) {
    const visitor = await arrive(stage, { viewport: { width, height: 700 } });
    for (const language of ["", "/hi"]) {
      await visitor.page.goto(`${language}/home`);
      const header = visitor.page.locator("header").first();
      await header.getByRole("link", { name: language ? "सहायता" : "Help" }).waitFor();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await header.evaluate((it) => it.scrollWidth <= it.clientWidth && it.clientHeight < 70)).toBe(true);
      await untilAlive(visitor.page);
      await visitor.page.evaluate(() => window.scrollTo(0, 60));
      await header.getByRole("button", { name: language ? "ऊपर जाएँ" : "Back to top" }).waitFor();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await visitor.close();
  }
});

test.each([
  ["not-allowed", "The microphone may not be used here. Please allow it in your browser's settings."],
  ["no-speech", "No speech detected"],
])("a search by speaking that ends with '%s' says why", async (error, sentence) => {
  const seen = await arrive(stage);
  await seen.page.addInitScript((code) => {
    class Recognition extends EventTarget {
      onerror?: (event: { error: string }) => void;
      onend?: () => void;
      start() {
        setTimeout(() => {
          this.onerror?.({ error: code });
          this.onend?.();
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  }, error);
  await seen.page.goto("/home");
  await seen.page.getByRole("button", { name: "Search by speaking" }).first().click();
  await seen.page.locator("[aria-live=polite]").getByText(sentence).waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("the way back to the top is there as soon as the page is scrolled", async () => {
  const seen = await arrive(stage);
  await seen.page.goto("/home");
  await untilAlive(seen.page);
  await seen.page.evaluate(() => window.scrollTo(0, 60));
  const wayBack = seen.page.getByRole("button", { name: "Back to top" });
  // By the keyboard: before a press of the mouse the browser of the tests may scroll by itself.
  await wayBack.press("Enter");
  await wayBack.waitFor({ state: "hidden" });
  expect(await seen.page.evaluate(() => window.scrollY)).toBe(0);
  await seen.close();
});

test("pages that are drawn in the browser alone are served with their title, and not for search engines", async () => {
  const titles = {
    "/userAdmin/businesses": "My Business",
    "/renewPlan": "Become a member for a year",
    "/planRenewal": "Renew your membership",
    "/staff": "Staff console",
  };
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await fetch(stage.town.url + path)).text();
    expect([path, html.match(/<title>(.*?)<\/title>/)?.[1]]).toEqual([path, expect.stringContaining(title)]);
    expect([path, html]).toEqual([path, expect.stringContaining('content="noindex, nofollow"')]);
  }
});

test("a visitor on a slow line sees the page before its code is fetched, and it then works", async () => {
  const seen = await arrive(stage);
  await seen.page.goto("/indore?searchQuery=halwai");
  await untilAlive(seen.page);
  const { paint, code } = await seen.page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    code: performance.getEntriesByType("resource").flatMap((it) => (it.name.endsWith(".js") ? [it.startTime] : [])),
  }));
  expect(code.length).toBeGreaterThan(5);
  expect(Math.min(...code)).toBeGreaterThan(paint);
  seen.expectQuiet();
  await seen.close();
});

test("a visitor who presses a button before the page's code is here is answered when it is", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await arrive(stage);
  let bring = () => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await seen.page.route("**/assets/framework-*", async (route) => {
    await held;
    await route.continue();
  });
  await seen.page.goto(`/indore/${shortId(rows[0]!.id)}`, { waitUntil: "commit" });
  await seen.page.getByRole("button", { name: "Call", exact: true }).first().click();
  expect(await seen.page.locator("dialog[open]").count()).toBe(0);
  bring();
  await seen.page.locator("dialog[open]").waitFor();
  seen.expectQuiet();
  await seen.close();
});
