/** Every screen of the table on a phone whose owner has set text of twice the size: nothing is cut, no field is too narrow to type in, the menu is in reach. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { openBrowser } from "../harness/chromium.ts";
import type { Person } from "../harness/town.ts";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, enter } from "./steps/people.ts";
import { untranslated } from "./steps/screen-look.ts";
import { allScreens, type Eyes, type Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";
import { troublesOfText } from "./steps/text-fit.ts";

const stage = openStage();
let browser: Browser;
let screens: Screen[];
const people: Partial<Record<Eyes, Person>> = {};

beforeAll(async () => {
  browser = await openBrowser({ textPx: 32 });
  people.member = await stage.town.signIn("asha");
  people.staff = await stage.town.signIn("shankar", "staff");
  screens = await allScreens(stage.town, { id: await stage.town.idOf("asha"), ...people.member });
});
afterAll(() => browser?.close());

const open = (by: Eyes) => {
  const person = people[by];
  const options = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" } as const;
  return person ? enter({ ...stage, browser }, person, options) : arrive({ ...stage, browser }, options);
};

test.each(["visitor", "member", "staff"] as const)("each screen of a %s holds text of twice the size", async (by) => {
  const { page, close } = await open(by);
  await page.goto("/home");
  const troubles: string[] = [];
  // In Hindi what the walk over all screens (steps/screen-walk.ts) opens in English, and the other way round.
  for (const [n, screen] of screens.filter((screen) => screen.by === by).entries())
    troubles.push(...(await look(page, screen, n % 2 === 0 ? "hi" : "en")));
  await close();
  expect(troubles).toEqual([]);
});

async function look(page: Page, { path, leftInTab }: Screen, language: "en" | "hi"): Promise<string[]> {
  const address = language === "hi" ? `/hi${path}` : path;
  await leaveInTab(page, leftInTab);
  await page.goto(address);
  await drawn(page);
  const troubles = [...(await page.evaluate(troublesOfText)), ...(await untranslated(page, language))];
  return troubles.map((trouble) => `${address} ${trouble}`);
}

test("the menu is in reach and shows all its links", async () => {
  for (const address of ["/home", "/hi/home", "/searchResults?searchQuery=pandit"]) {
    const { page, close } = await open("visitor");
    await page.goto(address);
    await drawn(page);
    await page.getByRole("button", { name: /^(Menu|मेन्यू)$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await page.evaluate(troublesOfText)).toEqual([]);
    await dialog.getByRole("link").last().click();
    await page.waitForURL(/contactUs/);
    await close();
  }
});

test("a member who has scrolled still sees the whole bell, and the words of the bar grow with the rest", async () => {
  const { page, close } = await open("member");
  for (const address of ["/indore?searchQuery=halwai", "/hi/home"]) {
    await page.goto(address);
    await drawn(page);
    await page.mouse.wheel(0, 600);
    await page.getByRole("button", { name: /^(Back to top|ऊपर जाएँ)$/ }).waitFor();
    await page.locator("header svg.lucide-bell:visible").waitFor();
    expect(await page.evaluate(troublesOfText), address).toEqual([]);
  }
  for (const address of ["/userAdmin/businesses", "/hi/userAdmin/businesses"]) {
    await page.goto(address);
    await drawn(page);
    const word = page.locator("nav[data-bottom-bar] li > * > span:visible").first();
    expect(await word.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)), address).toBe(26);
    expect(await page.evaluate(troublesOfText), address).toEqual([]);
  }
  await close();
});

test("words stay within their button and their card", async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  const visitor = await open("visitor");
  await visitor.page.goto(`/indore/${shortId(rows[0]!.id)}`);
  await drawn(visitor.page);
  for (const button of await visitor.page.locator("[data-bottom-bar] button").all())
    expect(await isWithin(button.locator("span > span").first(), button), await button.innerText()).toBe(true);
  await visitor.page.goto("/varanasi?searchQuery=rasoiya");
  await drawn(visitor.page);
  const card = visitor.page.locator("article", { hasText: "km away" }).first();
  expect(await isWithin(card.getByText("km away"), card)).toBe(true);
  await visitor.close();
  const member = await open("member");
  await member.page.goto("/userAdmin/businesses");
  await drawn(member.page);
  const offerings = member.page.getByRole("link", { name: /view all/ }).first();
  await offerings.waitFor();
  expect(
    await offerings.evaluate(
      (link) => link.getBoundingClientRect().left >= link.closest("td, dd, li")!.getBoundingClientRect().left,
    ),
  ).toBe(true);
  await member.close();
});

test("no word or hour of the first steps breaks within itself, a phone number is seen whole, and chips stand beside each other", async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  const { page, close } = await open("visitor");
  const shown = async (address: string) => {
    await page.goto(address);
    await drawn(page);
  };
  await shown(`/indore/${shortId(rows[0]!.id)}`);
  expect(await brokenWords(page.getByRole("list", { name: "Opening hours" }))).toEqual([]);
  await shown("/signUp");
  expect(await brokenWords(page.locator("main label"))).toEqual([]);
  const phone = page.locator("input[name=phoneNo]");
  await phone.fill("9876543210");
  expect(await phone.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  await shown("/hi/searchResults?searchQuery=sweets");
  const chip = await page.getByRole("list", { name: "चुना हुआ" }).locator("li").last().boundingBox();
  const save = await page.locator("main a[href*=savedSearches]:visible").first().boundingBox();
  expect(save!.x).toBeGreaterThanOrEqual(chip!.x + chip!.width);
  await close();
});

/** Words that begin on one line and end on another; what a no-break space joins is one word. */
const brokenWords = (places: Locator): Promise<string[]> =>
  places.evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^ ]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
  });

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return a!.x >= b!.x && a!.x + a!.width <= b!.x + b!.width;
}
