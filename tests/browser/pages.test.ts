/** Every screen of the table, at both widths, in both languages, light and dark: drawn, quiet, within reach of everybody, and no wider than the phone. */
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { staff } from "#contract/staff.ts";
import { openBrowser, type Visit } from "../harness/chromium.ts";
import { openTown, type Person, type Town } from "../harness/town.ts";
import { arrive, enter } from "./steps/people.ts";
import { allScreens, type Eyes, routesOfTable, type Screen } from "./steps/screens.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** Between the two languages every width meets every theme. */
const LOOKS = {
  en: [
    { ...PHONE, colorScheme: "light" },
    { ...DESK, colorScheme: "dark" },
  ],
  hi: [
    { ...PHONE, colorScheme: "dark" },
    { ...DESK, colorScheme: "light" },
  ],
} as const;

let town: Town;
let browser: Browser;
let screens: Screen[];
const people: Partial<Record<Eyes, Person>> = {};

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  people.member = await town.signIn("asha");
  people.staff = await town.signIn("kavita", "staff");
  screens = await allScreens(town, { id: await town.idOf("asha"), ...people.member });
  await fillTables();
});
afterAll(async () => {
  await browser?.close();
  await town?.close();
});

/** Rows for the tables that the demo starts without. */
async function fillTables(): Promise<void> {
  const meera = await town.signIn("meera");
  const at = (route: string) => screens.find((screen) => screen.route === route)!.path.slice(-22);
  await town.call(
    leads.create,
    { query: "Queried via call!!", fkListingId: at("/:location/:business/:listing") },
    meera,
  );
  await town.call(
    businessLeads.create,
    { query: "Queried via whatsapp!!", fkBusinessId: at("/userAdmin/businesses/viewLeads/:businessId") },
    meera,
  );
  const { payload } = await town.call(staff.waitingBusinesses, {}, people.staff);
  const { _id, updatedAt } = payload.businesses.at(-1)!;
  await town.call(
    staff.rejectBusiness,
    { id: _id, updatedAt, rejectionMessage: "Please add your own pictures." },
    people.staff,
  );
}

const open = (by: Eyes, options: Parameters<typeof arrive>[2]): Promise<Visit> => {
  const person = people[by];
  return person ? enter(browser, town, person, options) : arrive(browser, town, options);
};

/** Waits until nothing is on its way any more. */
async function drawn(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await expect.poll(() => page.locator("main [aria-busy=true], main[aria-busy=true]").count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
}

/** What axe and a ruler find, once colours have settled. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const troubles = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 300)} ${any[0]?.message ?? ""}`),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) troubles.push(`${wide} px too wide`);
  const headings = await page.locator("h1").count();
  if (headings !== 1) troubles.push(`${headings} main headings`);
  return troubles;
}

test("every screen of the table is looked at", () => {
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual([...new Set(routesOfTable())].sort());
});

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(["visitor", "member", "staff"] as const)("each screen of a %s", async (by) => {
    const troubles: string[] = [];
    for (const screen of screens.filter((one) => one.by === by)) {
      const [first, second] = LOOKS[language];
      const seen = await open(by, {
        viewport: first,
        colorScheme: first.colorScheme,
        reducedMotion: "reduce",
      });
      const { page } = seen;
      const { path, leftInTab = {}, statuses = [] } = screen;
      await page.addInitScript((left) => {
        for (const [key, value] of Object.entries(left)) sessionStorage.setItem(key, value);
      }, leftInTab);
      const say = (what: string[], how: string) =>
        troubles.push(...what.map((trouble) => `${path} (${language}, ${how}) ${trouble}`));
      try {
        const answer = await page.goto(language === "hi" ? `/hi${path}` : path);
        if (!statuses.includes(answer!.status()) && answer!.status() !== 200) say([`answered ${answer!.status()}`], "");
        await drawn(page);
        const { pathname } = new URL(page.url());
        const wanted = new URL(language === "hi" ? `/hi${path}` : path, town.url).pathname;
        if (!pathname.startsWith(wanted.slice(0, -22))) say([`led to ${pathname}`], "");
        say(await look(page), `${first.width} ${first.colorScheme}`);
        await page.setViewportSize(second);
        await page.emulateMedia({ colorScheme: second.colorScheme });
        say(await look(page), `${second.width} ${second.colorScheme}`);
        seen.expectQuiet(...statuses);
      } catch (error) {
        say([(error as Error).message], "");
      }
      await seen.close();
    }
    expect(troubles).toEqual([]);
  });
});

describe("without JavaScript", () => {
  test.each(["en", "hi"] as const)("public pages hold their text (%s)", async (language) => {
    const seen = await arrive(browser, town, { javaScriptEnabled: false });
    const { page } = seen;
    const troubles: string[] = [];
    const isPublic = ({ by, route }: Screen) => by === "visitor" && !/signUp|verify|staff|login|forgotPin/i.test(route);
    for (const { path } of screens.filter(isPublic)) {
      await page.goto(language === "hi" ? `/hi${path}` : path);
      const heading = (await page.locator("h1").textContent())?.trim() ?? "";
      const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
      if (heading.length < 3 || text.length < heading.length + 20) troubles.push(`${path}: ${text}`);
      if (language === "hi" && !/[\u0900-\u097f]/.test(text)) troubles.push(`${path}: no Hindi`);
    }
    expect(troubles).toEqual([]);
    await seen.close();
  });

  test("a list of results leads on by links: to each result, and to the next page", async () => {
    const seen = await arrive(browser, town, { javaScriptEnabled: false });
    const { page } = seen;
    await page.goto("/all-over-india?kind=offerings");
    const names = () => page.locator("main article h3").allTextContents();
    const first = await names();
    await page.locator('main a[href*="cursor="]').click();
    const second = await names();
    expect(first.length).toBeGreaterThan(5);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.locator("main article h3 a").first().click();
    await page.locator("h1").waitFor();
    expect(await page.locator("h1").textContent()).toBe(second[0]);
    await seen.close();
  });
});
