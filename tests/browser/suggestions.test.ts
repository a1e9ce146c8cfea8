/** What the search box suggests while one types, for hands on the keyboard and for ears, in both scripts. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { search } from "#contract/search.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const PHONE = { viewport: { width: 360, height: 640 } };

const box = (page: Page) => page.getByRole("combobox", { name: /Search businesses and offerings|व्यवसाय और सेवाएँ खोजें/ });
const list = (page: Page) => page.getByRole("listbox", { name: /Suggestions|सुझाव/ });
const options = (page: Page) => list(page).getByRole("option");

/** The accessible name of the line that the box says is marked. */
const marked = (page: Page) =>
  box(page).evaluate(
    (it) => document.getElementById(it.getAttribute("aria-activedescendant") ?? "-")?.textContent ?? "",
  );

/** What the server is asked. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (it) => {
    const url = new URL(it.url());
    if (url.pathname.endsWith(search.searchFields.path)) asked.push(url.searchParams.get("searchQuery") ?? "");
  });
  return asked;
}

/** Letter after letter without a pause, however slow the machine is. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await box(page).evaluate((it: HTMLInputElement, text) => {
    for (const letter of text) {
      it.value += letter;
      it.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, text);
}

test("a visitor at the keyboard walks through the list, closes it, and opens a business with Enter", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const questions = questionsOf(page);
  await page.goto("/indore");
  await untilAlive(page);
  await typeAtOnce(page, "shukla hal");
  await list(page).waitFor();
  expect(questions).toEqual(["shukla hal"]);
  expect(await box(page).getAttribute("aria-expanded")).toBe("true");
  expect(await marked(page)).toBe("");
  const before = await page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY]);
  await page.keyboard.press("ArrowDown");
  expect(await marked(page)).toBe("Shukla Halwai & Caterers Indore");
  await page.keyboard.press("ArrowUp");
  expect(await marked(page)).toBe("");
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "detached" });
  expect(await box(page).inputValue()).toBe("shukla hal");
  expect(await page.evaluate(() => [document.documentElement.scrollHeight, window.scrollY])).toEqual(before);
  await page.keyboard.press("ArrowDown");
  await list(page).waitFor();
  expect(questions).toEqual(["shukla hal"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Shukla Halwai & Caterers" }).waitFor();
  expect(page.url()).toMatch(/\/indore\/shukla-halwai-and-caterers-[\w-]{22}$/);
  seen.expectQuiet();
  await seen.close();
});

test("who hears the page is told of the groups, the lines and how many there are, in English and in Hindi", async () => {
  for (const [language, typed, groups, said] of [
    ["", "halwai", ["Categories", "Businesses"], /^\d+ suggestions\. Use the arrow keys\.$/],
    ["/hi", "हलवाई", ["श्रेणियाँ", "व्यवसाय"], /^\d+ सुझाव। तीर वाली कुंजियों से चुनें।$/],
  ] as const) {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto(`${language}/indore`);
    await untilAlive(page);
    expect(await box(page).getAttribute("aria-expanded")).toBe("false");
    await box(page).fill(typed);
    await list(page).waitFor();
    for (const name of groups)
      expect(await list(page).getByRole("group", { name }).getByRole("option").count()).toBeGreaterThan(0);
    expect(await box(page).getAttribute("aria-controls")).toBe(await list(page).getAttribute("id"));
    await page.getByRole("status").filter({ hasText: said }).waitFor({ state: "attached" });
    expect(await options(page).allTextContents()).toContain(`Shukla Halwai & Caterers ${language ? "इंदौर" : "Indore"}`);
    const kind = list(page).getByRole("group", { name: groups[0] }).getByRole("option").first();
    await kind.click();
    await page.waitForURL(/\/indore\?category=[\w-]+$/);
    seen.expectQuiet();
    await seen.close();
  }
});

test("an offering searches, a city takes the other words along, and a failing server leaves the box a plain form", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore");
  await untilAlive(page);
  await box(page).fill("peda");
  await list(page).getByRole("group", { name: "Offerings" }).getByRole("option").first().click();
  await page.waitForURL(/\/indore\?searchQuery=.*[Pp]eda/);
  await page.getByRole("heading", { level: 1, name: /[Pp]eda/ }).waitFor();
  await box(page).fill("halwai bho");
  await list(page).getByRole("option", { name: "Bhopal Search “halwai” there" }).click();
  await page.waitForURL("**/bhopal?searchQuery=halwai");
  await page.getByRole("heading", { level: 1, name: "“halwai” in Bhopal" }).waitFor();
  await page.route(`**${search.searchFields.path}*`, (route) => route.abort());
  await box(page).fill("tent");
  await page.waitForTimeout(400);
  expect(await options(page).count()).toBe(0);
  await box(page).press("Enter");
  await page.waitForURL("**/bhopal?searchQuery=tent");
  await seen.close();
});

test("recent searches stay in this browser, go one by one or all at once, and with the session", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/indore");
  await untilAlive(page);
  for (const text of ["peda", "halwai", "tent house"]) {
    await box(page).fill(text);
    await list(page).waitFor();
    await box(page).press("Enter");
    await page.getByRole("heading", { level: 1, name: `“${text}” in Indore` }).waitFor();
  }
  await page.goto("/bhopal");
  await untilAlive(page);
  await box(page).click();
  const recent = list(page).getByRole("group", { name: "Recent searches" }).getByRole("option");
  await expect.poll(() => recent.count()).toBe(4);
  expect(await recent.first().textContent()).toContain("tent house");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect.poll(() => recent.count()).toBe(3);
  await recent.filter({ hasText: "halwai" }).getByTitle("Remove “halwai”").click();
  await expect.poll(() => recent.count()).toBe(2);
  await list(page).getByRole("option", { name: "Remove all recent searches" }).click();
  await list(page).waitFor({ state: "detached" });
  await box(page).fill("peda");
  await list(page).waitFor();
  await box(page).press("Enter");
  await page.waitForURL("**/bhopal?searchQuery=peda");
  const stored = () => page.evaluate(() => localStorage.getItem("viprasetu.secure.recentSearches"));
  await expect.poll(stored).toBe('["peda"]');
  await page.goto(paths.signOut());
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect.poll(stored).toBe(null);
  await seen.close();
});

test("who presses Enter before the list's program or its lines have come sees what was found, and no list over it; who types on keeps the letters", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  let letIn = () => {};
  const opened = new Promise<void>((open) => {
    letIn = open;
  });
  await page.goto("/indore");
  await untilAlive(page);
  // What comes from now on is the list's program.
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await box(page).fill("halwai");
  await page.keyboard.press("Enter");
  await page.waitForURL(/searchQuery=halwai/);
  letIn();
  await page.locator("search + [role=status]").waitFor({ state: "attached" }); // the program is at the box
  await page.waitForTimeout(1000);
  expect(await list(page).count()).toBe(0);
  await page.keyboard.press("ArrowDown");
  await list(page).waitFor();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "detached" });

  await page.route(`**${search.searchFields.path}*`, async (route) => {
    await new Promise((wait) => setTimeout(wait, 500));
    await route.continue();
  });
  await box(page).fill("halwai sweets");
  await page.keyboard.press("Enter");
  await page.waitForURL(/searchQuery=halwai\+sweets/);
  await page.keyboard.type(" b");
  await page.waitForTimeout(1500);
  expect(await box(page).inputValue()).toBe("halwai sweets b");
  await page.keyboard.press("Enter");
  await page.waitForURL(/searchQuery=halwai\+sweets\+b/);
  await page.waitForTimeout(1500);
  expect(await list(page).count()).toBe(0);
  expect(await box(page).getAttribute("aria-expanded")).toBe("false");
  await seen.close();
});

test("who types on right after a search keeps the letters, also where the search was read without a space; a line that is picked stands in the box", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore?searchQuery=halwai");
  await untilAlive(page);
  await page.route("**/*", async (route) => {
    if (/searchQuery=/.test(route.request().url())) await new Promise((wait) => setTimeout(wait, 500));
    await route.continue();
  });
  await box(page).fill("halwai sweets ");
  await page.keyboard.press("Enter");
  await page.keyboard.type("and");
  await page.waitForURL(/searchQuery=halwai\+sweets/);
  await page.waitForTimeout(1500);
  expect(await box(page).inputValue()).toBe("halwai sweets and");
  await box(page).fill("peda");
  await options(page).filter({ hasText: /peda/i }).first().click();
  await page.waitForURL((url) => !url.search.includes("halwai"));
  await expect.poll(() => box(page).inputValue()).not.toContain("halwai");
  await seen.close();
});

test("on a phone with its keyboard open lines can be reached with a thumb and the list ends above the keyboard", async () => {
  const seen = await arrive(stage, PHONE);
  const { page } = seen;
  await page.goto("/home");
  await untilAlive(page);
  await box(page).click();
  await page.setViewportSize({ width: 360, height: 340 });
  await box(page).pressSequentially("s");
  await list(page).waitFor();
  const heights = await options(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const frame = await list(page).evaluate((it) => it.parentElement!.getBoundingClientRect().toJSON());
  expect(frame.bottom).toBeLessThanOrEqual(340);
  expect(frame.height).toBeGreaterThanOrEqual(168);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await seen.close();
});
