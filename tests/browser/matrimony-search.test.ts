/** Matrimonial profiles as they are found: by a visitor, who learns nothing that identifies, and by a family with a plan, who filters and reads. */
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const NAMES = /Tanvi|Gauri Joshi|Vaishnavi|Kulkarni/;

test("a visitor finds the room, its lists and one profile, and no page they are served has a name, a city or a family", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/home");
  await page.getByRole("navigation").getByRole("link", { name: "Matrimonial" }).first().click();
  await page.getByRole("link", { name: "Find a bride" }).click();
  await page.getByRole("heading", { level: 1, name: "Brides" }).waitFor();
  const cards = page.getByRole("article");
  await cards.first().getByText("Name and photos with a membership").waitFor();
  const served = await (await page.request.get(page.url())).text();
  expect(served).toContain("Madhya Pradesh");
  expect(served).not.toMatch(NAMES);
  expect(served).not.toContain("Indore,");
  await cards.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: /^Bride, \d\d years$/ }).waitFor();
  await page.getByText("Names, photos and families are for members with a plan").waitFor();
  expect(await (await page.request.get(page.url())).text()).not.toMatch(NAMES);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  seen.expectQuiet();
  await seen.close();
});

test("a family with a plan narrows the list by age, several tongues and diets, takes one away by its chip, shares the address, and reads a whole profile without phone and day of birth", async () => {
  const meera = await enter(stage, "meera");
  const { page } = meera;
  await page.goto("/matrimonial/search-list?gender=male");
  await page.getByRole("link", { name: "Pranav Upadhyay" }).waitFor();
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByLabel("Age, at most").selectOption("31");
  const choose = async (name: string, ...choices: string[]) => {
    const group = filters.getByRole("group", { name });
    await group.locator("summary").click();
    for (const choice of choices) await group.getByLabel(choice, { exact: true }).check();
  };
  await choose("Mother tongue", "Kannada", "Tulu");
  await choose("Diet", "Vegetarian", "Vegetarian with eggs");
  await filters.getByRole("button", { name: "Show profiles" }).click();
  await page.waitForURL(/motherTongue=kn/);
  await page.getByRole("list", { name: "Filters" }).waitFor();
  const chips = page.getByRole("list", { name: "Filters" }).getByRole("listitem");
  expect(await chips.allInnerTexts()).toEqual([
    "Age, at most 31",
    "Kannada",
    "Tulu",
    "Vegetarian",
    "Vegetarian with eggs",
    "Clear all",
  ]);
  await chips.getByRole("link", { name: "Tulu" }).click();
  await page.waitForURL((url) => url.searchParams.get("motherTongue") === "kn");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  const shared = page.url();
  await page.getByRole("link", { name: "Srinidhi Bhat" }).click();
  await page.getByRole("heading", { level: 1, name: "Srinidhi Bhat" }).waitFor();
  await page.getByText("Areca planter in Sirsi").waitFor();
  await page.getByText("Havyaka", { exact: true }).waitFor();
  expect(await page.content()).not.toMatch(/1995-03-20|05:50|3671480925|36714 80925/);
  const visitor = await arrive(stage);
  await visitor.page.goto(shared);
  await untilAlive(visitor.page);
  expect(await visitor.page.getByRole("article").count()).toBe(1);
  expect(await visitor.page.content()).not.toContain("Srinidhi");
  await visitor.close();
  meera.expectQuiet();
  await meera.close();
});

test("filters that nothing fits, and an address that says nonsense, lead on", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/hi/matrimonial/search-list?gender=female&ageFrom=60");
  await page.getByRole("link", { name: "सभी वधुएँ" }).click();
  await page.getByRole("article").first().waitFor();
  await page.goto("/matrimonial/search-list?gender=female&ageFrom=old&city=Nowherepur");
  await page.getByText("Some of the filters in this address could not be read").waitFor();
  await page.getByRole("article").first().waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("on a narrow desk the header leads to the room as well", async () => {
  for (const width of [1024, 1180]) {
    const seen = await arrive(stage, { viewport: { width, height: 700 } });
    await seen.page.goto("/home");
    const link = seen.page.getByRole("banner").getByRole("link", { name: "Matrimonial" });
    expect(await link.isVisible()).toBe(true);
    await seen.close();
  }
});
