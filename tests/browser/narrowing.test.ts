/** A result list narrowed step by step: what was understood, what is chosen, and every step an address that can be sent on. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrive, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** Those of the list itself, not of the kinds that come below it later. */
const cards = (page: Page) => page.locator("h3 a[href]:not([aria-labelledby^='further-'] *)");
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen" }).getByRole("link");
const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

test("a buyer who names the city in the text stands in that city: heading, picker, trail and address say so, and each part can be taken off", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/jaipur?searchQuery=halwai+near+indore");
  await untilAlive(page);
  expect(await address(page)).toBe("/indore?searchQuery=halwai");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("“halwai” in Indore");
  expect(await page.getByRole("navigation", { name: "You are here" }).textContent()).toContain("Indore");
  expect(await page.locator("main form button", { hasText: "Indore" }).count()).toBeGreaterThan(0);
  await page
    .getByRole("status")
    .getByText(/\d+ results?/)
    .waitFor({ state: "attached" });
  expect(await chosen(page).allTextContents()).toEqual(["Take off:Halwai for Functions", "Take off:Indore"]);
  await chosen(page).nth(1).click();
  await page.waitForURL("**/all-over-india?searchQuery=halwai");
  await chosen(page).first().click();
  await page.waitForURL("**/all-over-india");
  seen.expectQuiet();
  await seen.close();
});

test("a buyer who searches again stays in the field, hears how much was found, and the box shows what was searched", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore?searchQuery=halwai");
  await untilAlive(page);
  const box = page.getByRole("combobox", { name: "Search" });
  for (const [typed, address] of [
    ["pooja", "**/indore?searchQuery=pooja"],
    ["saree jaipur", "**/jaipur?searchQuery=saree"],
  ] as const) {
    await box.fill(typed);
    await box.press("Enter");
    await page.waitForURL(address);
    await page
      .getByRole("status")
      .getByText(/\d+ results?/)
      .waitFor({ state: "attached" });
    await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await expect.poll(() => box.inputValue()).toBe("saree");
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe("pooja");
  seen.expectQuiet();
  await seen.close();
});

test("a buyer sorts by price and sets a limit; whoever is sent the address sees the same, without scripts too", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/all-over-india?searchQuery=pooja&kind=offerings");
  await untilAlive(page);
  await page.getByRole("link", { name: "Filters" }).click();
  await page.getByRole("link", { name: "Lowest price first" }).click();
  await page.waitForURL("**sort=cheapest**");
  await page.getByLabel("Up to (₹)").fill("3000");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**priceTo=3000**");
  await expect.poll(() => chosen(page).allTextContents()).toContain("Take off:Up to ₹3,000");
  const names = await cards(page).allTextContents();
  expect(names.length).toBeGreaterThan(1);
  const plain = await arrive(stage, { javaScriptEnabled: false });
  await plain.page.goto(await address(page));
  expect(await cards(plain.page).allTextContents()).toEqual(names);
  await plain.page.getByRole("link", { name: "Newest first" }).click();
  expect(await address(plain.page)).toContain("sort=newest");
  await plain.close();
  seen.expectQuiet();
  await seen.close();
});

test.each(["en", "hi"] as const)(
  "a family asks for what was checked and for their language, without scripts: each is a link with its count, and whoever is sent the address sees the same (%s)",
  async (language) => {
    const hindi = language === "hi";
    await stage.town.portal.connection.pool.query(
      "update businesses set gst_number = '27AAPFU0939F1ZV' where id = (select id from businesses where approval = 'approved' and 'gu' = any(languages) limit 1)",
    );
    const plain = await arrive(stage, { javaScriptEnabled: false });
    const { page } = plain;
    await page.goto(`${hindi ? "/hi" : ""}/all-over-india?filters=1`);
    const spoken = page.getByRole("link", { name: hindi ? /^गुजराती ?\d+$/ : /^Gujarati ?\d+$/ });
    const found = Number(/\d+/.exec((await spoken.textContent())!)![0]);
    await spoken.click();
    expect(await address(page)).toContain("languageSpoken=gu");
    expect(await cards(page).count()).toBe(found);
    const checked = page.getByRole("link", { name: hindi ? /^जाँच हुई/ : /^Phone, visit or GST checked/ });
    const left = Number(/\d+$/.exec((await checked.textContent())!)![0]);
    await checked.click();
    expect(await address(page)).toContain("verified=1");
    const names = await cards(page).allTextContents();
    expect(names.length).toBe(left);
    expect(left).toBeGreaterThan(0);
    const shared = await arrive(stage);
    await shared.page.goto(await address(page));
    await untilAlive(shared.page);
    expect(await cards(shared.page).allTextContents()).toEqual(names);
    const takeOff = shared.page.getByRole("link", { name: hindi ? "हटाएँ: गुजराती" : "Take off: Gujarati" });
    await takeOff.click();
    await expect.poll(() => address(shared.page)).not.toContain("languageSpoken");
    expect(await address(shared.page)).toContain("verified=1");
    shared.expectQuiet();
    await shared.close();
    await plain.close();
  },
);

test("on a phone the first card of a search is whole on the first screen, and with the keyboard the way past the filters is one press", async () => {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = seen;
  for (const path of ["/indore?searchQuery=halwai", "/hi/indore?searchQuery=halwai"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const box = await page.locator("article").first().boundingBox();
    expect(box!.y + box!.height, path).toBeLessThanOrEqual(740);
  }
  await page.goto("/indore?searchQuery=halwai", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Skip to the results" }).focus();
  await page.keyboard.press("Enter");
  let presses = 0;
  do {
    await page.keyboard.press("Tab");
    presses += 1;
  } while (presses < 13 && !(await page.evaluate(() => document.activeElement?.closest("article"))));
  expect(presses).toBeLessThanOrEqual(2);
  seen.expectQuiet();
  await seen.close();
});
