/** On a bad network: what was read can be read again, what must not stay on a device does not, and a page says when it is of. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const WITH_WORKER = { serviceWorkers: "allow" } as const;

const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("site-pages-"));
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
const eventuallyStored = (page: Page, path: string) =>
  expect.poll(() => storedPages(page), { timeout: 20_000 }).toContain(path);

test.each([
  ["", /^No connection just now\. This is the page as it was at \d{1,2}:\d\d [ap]m\.$/, "You are offline", "Try again"],
  ["/hi", /^अभी इंटरनेट नहीं मिल रहा। यह पन्ना .*\d{1,2}:\d\d का है।$/, "इंटरनेट नहीं है", "फिर से कोशिश करें"],
])(
  "a visitor reads two pages, goes offline and reads them again with the time; an unseen one shows the offline page with what can be read (%s)",
  async (prefix, note, title, again) => {
    const seen = await arrive(stage, WITH_WORKER);
    const { page } = seen;
    await page.goto(`${prefix}/indore?kind=businesses`);
    await eventuallyStored(page, `${prefix}/indore`);
    const link = page.locator("main article h3 a").first();
    const [name, business] = [(await link.textContent())!, (await link.getAttribute("href"))!];
    await link.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await eventuallyStored(page, business);
    await page.context().setOffline(true);
    await page.goto(`${prefix}/indore?kind=businesses`);
    await page.getByText(note).waitFor();
    await page.locator(`main article h3 a[href="${business}"]`).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText(note).waitFor();
    await page.goto(`${prefix}/contactUs`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.getByRole("link", { name: again }).getAttribute("href")).toBe("");
    // The list is read from the store page by page.
    await expect.poll(() => page.locator("ul.pages a").count()).toBe(2);
    // The page finds out and loads by itself.
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: title }).waitFor({ state: "detached" });
    await page.locator("main#content").waitFor();
    await page.goto(`${prefix}/indore?kind=businesses`);
    await page.locator("main article h3 a").first().waitFor();
    expect(await page.getByText(note).count()).toBe(0);
    await seen.close();
  },
);

test("nothing of a member, of payments or of matrimony stays on a device, and what was read goes at the logout", async () => {
  const seen = await enter(stage, "asha", WITH_WORKER);
  const { page } = seen;
  await page.goto("/home");
  await eventuallyStored(page, "/home");
  for (const path of [
    "/userAdmin/notifications",
    "/userAdmin/favourites",
    "/matrimonial",
    "/matrimonial/search-list",
    "/donation",
    "/planRenewal",
  ]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForTimeout(3500);
  }
  expect(await storedPages(page)).toEqual(["/home"]);
  const texts = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        all.push(request.url);
        const answer = await (await caches.open(name)).match(request);
        if (/html|json/.test(answer!.headers.get("content-type") ?? "")) all.push(await answer!.text());
      }
    return all.join("\n");
  });
  const own = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('"phoneNo"')) ?? "");
  const phone = String(JSON.parse(own).phoneNo);
  for (const never of ["/api/", "Bearer ", phone]) expect(texts.includes(never), never).toBe(false);
  await page.context().setOffline(true);
  await page.goto("/userAdmin/notifications");
  await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  await page.goto("/userAdmin/signOut");
  await page
    .getByRole("button", { name: /^Yes|Logout|Log out/ })
    .last()
    .click();
  await page.waitForURL(/home|login/);
  await expect.poll(() => storedPages(page), { timeout: 20_000 }).not.toContain("/userAdmin/notifications");
  await seen.close();
});

test("a page that is open when the connection goes says so, and no longer once it is back", async () => {
  const seen = await arrive(stage, WITH_WORKER);
  const { page } = seen;
  await page.goto("/contactUs");
  await eventuallyStored(page, "/contactUs");
  await page.context().setOffline(true);
  const note = page.getByText("You are offline. You can still read what is on this page.");
  await note.waitFor();
  await page.context().setOffline(false);
  await note.waitFor({ state: "detached" });
  seen.expectQuiet();
  await seen.close();
});

test("a page of an earlier release, whose parts are gone, is loaded anew once", async () => {
  const seen = await arrive(stage, WITH_WORKER);
  const { page } = seen;
  await page.goto("/contactUs");
  await eventuallyStored(page, "/contactUs");
  const fail = () => {
    Object.assign(window, { isSameDocument: true });
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/assets/gone0000.js`);
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  };
  await page.evaluate(fail);
  await expect.poll(() => page.evaluate(() => "isSameDocument" in window).catch(() => true)).toBe(false);
  await eventuallyStored(page, "/contactUs");
  await page.waitForTimeout(2500);
  await page.evaluate(fail);
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await seen.close();
});

test("the manifest names the portal as its operator does, in both languages, with icons that are there", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  for (const [path, name, start] of [
    ["/home", "VipraSetu", "/home"],
    ["/hi/home", "विप्र सेतु", "/hi/home"],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await page.request.get(href!)).json();
    expect(manifest).toMatchObject({ name, start_url: start, display: "standalone" });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  }
  await seen.close();
});

test("who comes on a third day and whose browser can is offered the home screen below the page, and a no holds", async () => {
  const seen = await arrive(stage, WITH_WORKER);
  const { page } = seen;
  await page.addInitScript(() => {
    if (!localStorage.getItem("viprasetu.days-here")) localStorage.setItem("viprasetu.days-here", "Mon Jan 05 2026|2");
  });
  const offer = () => page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
  await page.goto("/home");
  await eventuallyStored(page, "/home");
  await offer();
  const hint = page.getByRole("complementary", { name: "Add to home screen" });
  await hint.getByRole("button", { name: "Not now" }).click();
  await hint.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForTimeout(3000);
  await offer();
  await page.waitForTimeout(500);
  expect(await hint.count()).toBe(0);
  await seen.close();
});

test("a heart that a member presses without a connection is sent when there is one again, once; pressed twice it is not", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const kept = async () => (await pool.query("select 1 from favourites where item_id = $1", [rows[0]!.id])).rowCount;
  const before = await kept();
  const seen = await enter(stage, "meera");
  const { page } = seen;
  await page.goto(`/indore/${shortId(rows[0]!.id)}`);
  const heart = page.getByRole("button", { name: "Add to favourites", exact: true });
  await heart.waitFor();
  await page.waitForTimeout(5000);
  await page.context().setOffline(true);
  await heart.click();
  await page.getByText("is added to your favourites as soon as there is one").waitFor();
  await page.getByRole("button", { name: "Remove from favourites" }).click();
  await page.getByText("has been removed from your favourites").waitFor();
  await heart.click();
  await page.getByRole("button", { name: "Remove from favourites" }).waitFor();
  expect(await kept()).toBe(before);
  await page.context().setOffline(false);
  await expect.poll(kept, { timeout: 20_000 }).toBe((before ?? 0) + 1);
  await seen.close();
});

test("a heart that was pressed while nothing got through is sent when something does again, though the browser never said that it was offline", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const kept = async () => (await pool.query("select 1 from favourites where item_id = $1", [rows[0]!.id])).rowCount;
  const before = await kept();
  const { page } = await enter(stage, "sunita");
  await page.goto(`/indore/${shortId(rows[0]!.id)}`);
  const heart = page.getByRole("button", { name: "Add to favourites", exact: true });
  await heart.waitFor();
  await page.waitForTimeout(5000);
  await page.route("**/api/**", (route) => route.abort());
  await heart.click();
  await page.getByText("is added to your favourites as soon as there is one").waitFor();
  expect(await kept()).toBe(before);
  await page.unroute("**/api/**");
  await expect.poll(kept, { timeout: 20_000 }).toBe((before ?? 0) + 1);
});
