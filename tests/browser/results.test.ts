/** Results as people walk through them: to the end of a borrowed list and back, around where they stand, and out of an empty page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

const PHONE = { viewport: { width: 360, height: 740 } };

const cards = (page: Page) => page.locator("h3 a");

test("a visitor of a city without businesses scrolls through the nearest from elsewhere, opens one and comes back to where they were", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/chandigarh");
  await untilAlive(page);
  await page.getByText("Nothing in Chandigarh fits yet.").waitFor();
  for (const more of [20, 40]) {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(more);
  }
  const shown = await cards(page).allTextContents();
  expect(new Set(await cards(page).evaluateAll((all) => all.map((it) => it.getAttribute("href")))).size).toBe(
    shown.length,
  );
  await cards(page).nth(30).click();
  await page.waitForURL(/chandigarh\/|-[\w-]{22}$/);
  await page.goBack();
  await page.waitForURL("**/chandigarh");
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown.length);
  seen.expectQuiet();
  await seen.close();
});

test("a visitor in the desert is told that nothing is near, and how far the rest is", async () => {
  const desert = { geolocation: { latitude: 27.5, longitude: 71 }, permissions: ["geolocation"] };
  const seen = await arrive(stage, desert);
  const { page } = seen;
  for (const path of ["/all-over-india?near=1", "/indore?searchQuery=halwai&near=1"]) {
    await page.goto(path);
    await page.getByText("No nearby records found.").waitFor();
    await page.getByText("Farther than 20 km, the nearest first").waitFor();
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(await page.getByText("Within 20 km of you").count()).toBe(0);
  }
  await page.goto("/hi/all-over-india?near=1");
  await page.getByText("20 किमी से आगे, सबसे पास वाले पहले").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a visitor in Bhopal is told what was searched instead of a misspelt word, and what was left out", async () => {
  const bhopal = { geolocation: { latitude: 23.2599, longitude: 77.4126 }, permissions: ["geolocation"] };
  const seen = await arrive(stage, bhopal);
  const { page } = seen;
  await page.goto("/all-over-india?searchQuery=homiopathick&near=1");
  await page.getByText("Within 20 km of you").waitFor();
  await page.getByText("Showing results for").waitFor();
  expect(await cards(page).first().textContent()).toBe("Dr Archana Tiwari Homeopathy");
  await page.goto("/all-over-india?searchQuery=homeopathy+zzqqxxvv&near=1");
  await page.getByText("Nothing has all of these words.").waitFor();
  await page.goto("/all-over-india?searchQuery=homeopathy&category=law&near=1");
  await page.getByText("No nearby records found.").waitFor();
  await page.getByRole("link", { name: "Search in all categories" }).click();
  await page.getByText("Within 20 km of you").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a visitor whose category has nothing for the words drops the category with one click", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore?searchQuery=halwai");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Sweets & Namkeen" }).click();
  await page.getByText("Nothing found here yet").waitFor();
  await page.getByRole("link", { name: "Search in all categories" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?searchQuery=halwai");
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  expect(await cards(page).first().textContent()).toBe("Shukla Halwai & Caterers");
  seen.expectQuiet();
  await seen.close();
});

test("a visitor who types a profession sees openings for it below the businesses, and none that have nothing of the text", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/all-over-india?searchQuery=teacher");
  await untilAlive(page);
  const openings = page.getByRole("region", { name: "Job openings for your search" });
  await openings
    .getByRole("link", { name: /teacher/i })
    .first()
    .waitFor();
  await page.goto("/hi/all-over-india?searchQuery=teacher");
  await untilAlive(page);
  await page.getByRole("region", { name: "आपकी खोज पर नौकरियाँ" }).waitFor();
  const asked = page.waitForResponse(/jobOpening\/all/);
  await page.goto("/all-over-india?searchQuery=laddu");
  expect((await (await asked).json()).payload.jobs).toEqual([]);
  expect(await page.getByRole("region", { name: "Job openings for your search" }).count()).toBe(0);
  seen.expectQuiet();
  await seen.close();
});

test.each([
  ["visitor", () => arrive(stage, PHONE)],
  ["paid member", () => enter(stage, "asha", PHONE)],
])(
  "on a phone a %s sees the first find whole on the first screen, and the way to what is near is not cut",
  async (_, open) => {
    const { page, close } = await open();
    for (const path of [
      "/prayagraj?searchQuery=pandit",
      "/indore?searchQuery=halwai",
      "/indore?searchQuery=doctar",
      "/all-over-india?searchQuery=pandit",
    ])
      for (const language of ["", "/hi"]) {
        await page.goto(language + path);
        await untilAlive(page);
        const first = await page.locator("article").first().boundingBox();
        expect(first!.y + first!.height, language + path).toBeLessThanOrEqual(740);
        const near = await page.locator("main a[href*='near=1']:has(svg)").first().boundingBox();
        const width = await page.evaluate(() => document.documentElement.clientWidth);
        expect(near!.x + near!.width, language + path).toBeLessThanOrEqual(width - 16);
      }
    await close();
  },
);

test("on a desk no find without a picture stands half empty beside one with a picture", async () => {
  const { pool } = stage.town.portal.connection;
  await pool.query(
    "insert into images (id, owner_id, key, width, height, bytes) select id, owner_id, repeat('a', 32), 1200, 800, 1 from businesses where name = 'Pareek Pandit Ji Seva'",
  );
  await pool.query(
    "insert into business_images (business_id, image_id, place) select id, id, 0 from businesses where name = 'Pareek Pandit Ji Seva'",
  );
  const { page, close } = await arrive(stage, { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  await page.route("**/images/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
    }),
  );
  await page.goto("/all-over-india?searchQuery=pandit+ji");
  const finds = await page.locator("article").evaluateAll((all) =>
    all.map((card) => {
      const [text, facts] = [...card.querySelectorAll(":scope > div > p")].map((part) => part.getBoundingClientRect());
      return { hasPicture: card.querySelector("img") !== null, empty: facts!.top - text!.bottom };
    }),
  );
  expect(finds.some(({ hasPicture }) => hasPicture)).toBe(true);
  expect(Math.max(...finds.map(({ empty }) => empty))).toBeLessThan(64);
  await close();
});

test("where nothing is found, what is related begins on the first screen of a phone, and the ways on stand below it", async () => {
  const { page, close } = await arrive(stage, PHONE);
  await page.goto("/panna?searchQuery=paneer");
  await page.getByText("Nothing like this yet. These are related.").waitFor();
  await page.getByRole("link", { name: "Tell me when there is one" }).waitFor();
  const first = (await page.locator("main article").first().boundingBox())!;
  expect(first.y).toBeLessThan(640);
  const ask = page.getByRole("heading", { name: "Ask the community" });
  expect((await ask.boundingBox())!.y).toBeGreaterThan((await page.locator("main article").last().boundingBox())!.y);
  await close();
});

test("what is related is said to lie where it lies", async () => {
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  for (const [path, heading] of [
    ["/indore?searchQuery=halwai", "Also in Indore: Satvik Catering & Halwai"],
    ["/varanasi?searchQuery=rasoiya", "Elsewhere: Satvik Catering & Halwai"],
    ["/all-over-india?searchQuery=tiffin", "Related: Satvik Catering & Halwai"],
    ["/hi/all-over-india?searchQuery=tiffin", "इससे जुड़े: सात्विक कैटरिंग और हलवाई"],
    // Nobody there cooks satvik food; the one other kind that the words name stands before what lies elsewhere.
    ["/lucknow?searchQuery=shaadi ka satvik khana", "In Lucknow: Wedding Catering"],
  ] as const) {
    await page.goto(path);
    const headings = await page.locator("main h2.text-xl").allTextContents();
    expect(headings, path).toContain(heading);
    expect(headings.includes("Nearest elsewhere"), path).toBe(heading.startsWith("In "));
  }
  await close();
});

test("a visitor who types near me, and whose place nobody knows, is asked for it, found or not: the position of the phone or a city, with the search kept", async () => {
  const seen = await arrive(stage, {
    geolocation: { latitude: 22.7196, longitude: 75.8577 },
    permissions: ["geolocation"],
  });
  const { page } = seen;
  const asks = page.getByText("To show what is near you, we need to know where you are.");
  for (const text of ["halwai near me", "ac repair near me", "halwai nearby"]) {
    await page.goto(`/all-over-india?searchQuery=${text}`);
    await untilAlive(page);
    expect(await asks.count(), text).toBe(1);
  }
  await asks.locator("..").getByRole("link", { name: "Near me" }).click();
  await page.getByText("Within 20 km of you").waitFor();
  expect(await cards(page).first().textContent()).toBe("Shukla Halwai & Caterers");
  expect(await asks.count()).toBe(0);
  await page.goto("/hi/all-over-india?searchQuery=मेरे पास हलवाई");
  await untilAlive(page);
  await page.getByText("आपके आस-पास क्या है, यह दिखाने के लिए बताएँ कि आप कहाँ हैं।").waitFor();
  await page.getByRole("button", { name: "अपना शहर चुनें" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("Indore");
  await page.getByRole("dialog").getByText("इंदौर", { exact: true }).first().click();
  await page.waitForURL("**/hi/indore?searchQuery=*");
  expect(await page.getByText("बताएँ कि आप कहाँ हैं").count()).toBe(0);
  seen.expectQuiet();
  await seen.close();
});
