/** Every screen of the table, at both widths, in both languages, light and dark: drawn, quiet, within reach of everybody, and no wider than the phone. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { staff } from "#contract/staff.ts";
import type { Visit } from "../harness/chromium.ts";
import type { Person } from "../harness/town.ts";
import { drawn, leaveInTab } from "./steps/drawn.ts";
import { arrive, enter } from "./steps/people.ts";
import { allScreens, type Eyes, patternsOfTable, type Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

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

const stage = openStage();
let screens: Screen[];
const people: Partial<Record<Eyes, Person>> = {};

beforeAll(async () => {
  people.member = await stage.town.signIn("asha");
  people.staff = await stage.town.signIn("shankar", "staff");
  screens = await allScreens(stage.town, { id: await stage.town.idOf("asha"), ...people.member });
  await fillTables();
});

/** Rows for the tables that the demo starts without. */
async function fillTables(): Promise<void> {
  const meera = await stage.town.signIn("meera");
  const at = (route: string) => screens.find((screen) => screen.route === route)!.path.slice(-22);
  await stage.town.call(
    leads.create,
    { query: "Queried via call!!", fkListingId: at("/:location/:business/:listing") },
    meera,
  );
  await stage.town.call(
    businessLeads.create,
    { query: "Queried via whatsapp!!", fkBusinessId: at("/userAdmin/businesses/viewLeads/:businessId") },
    meera,
  );
  const { payload } = await stage.town.call(staff.waitingBusinesses, {}, people.staff);
  const { _id, updatedAt } = payload.businesses.at(-1)!;
  await stage.town.call(
    staff.rejectBusiness,
    { id: _id, updatedAt, rejectionMessage: "Please add your own pictures." },
    people.staff,
  );
}

const open = (by: Eyes, options: Parameters<typeof arrive>[1]): Promise<Visit> => {
  const person = people[by];
  return person ? enter(stage, person, options) : arrive(stage, options);
};

/** What axe and a ruler find, once colours have settled. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // The legacy mode looks at this page alone and saves a tab a look; no screen has frames. What is right need not be told.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await axe.setLegacyMode().analyze();
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
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual([...new Set(patternsOfTable())].sort());
});

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(["visitor", "member", "staff"] as const)("each screen of a %s", async (by) => {
    const seen = await open(by, { reducedMotion: "reduce" });
    await seen.page.goto("/home");
    const own = screens.filter((screen) => screen.by === by);
    const troubles: string[] = [];
    for (const screen of own)
      for (const looks of LOOKS[language])
        troubles.push(...(await visitScreen(seen.page, screen, { language, ...looks })));
    expect(troubles).toEqual([]);
    seen.expectQuiet(...own.flatMap(({ statuses = [] }) => statuses));
    await seen.close();
  });
});

interface Looks {
  language: "en" | "hi";
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

/** Goes to the screen; answers what is wrong with it. */
async function visitScreen(page: Page, screen: Screen, { language, colorScheme, ...size }: Looks): Promise<string[]> {
  const { path, leftInTab, statuses = [200] } = screen;
  const address = language === "hi" ? `/hi${path}` : path;
  const troubles: string[] = [];
  try {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await leaveInTab(page, leftInTab);
    const answer = await page.goto(address);
    if (!statuses.includes(answer?.status() ?? 0)) troubles.push(`answered ${answer?.status()}`);
    await drawn(page);
    if (!isAt(page, address)) troubles.push(`led to ${page.url()}`);
    troubles.push(...(await look(page)));
  } catch (error) {
    troubles.push((error as Error).message);
  }
  return troubles.map((trouble) => `${address} (${size.width}, ${colorScheme}) ${trouble}`);
}

/** True for the address itself and for the same with names before ids. */
function isAt(page: Page, address: string): boolean {
  const parts = (url: string) => decodeURI(new URL(url, stage.town.url).pathname).split("/");
  const wanted = parts(address);
  const got = parts(page.url());
  return got.length === wanted.length && got.every((part, n) => part === wanted[n] || part.endsWith(`-${wanted[n]}`));
}

describe("without JavaScript", () => {
  test.each(["en", "hi"] as const)("public pages hold their text (%s)", async (language) => {
    const seen = await arrive(stage, { javaScriptEnabled: false });
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
});
