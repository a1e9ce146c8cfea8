/** What an owner does, found by typing: with the keyboard alone, in both scripts, and then seen by everybody. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

const WORDS = {
  en: {
    prefix: "",
    kind: "What do you do?",
    further: /^What else do you do\?/,
    subcategory: "Subcategory",
    chosen: "Chosen besides",
    next: "Save and go on",
  },
  hi: {
    prefix: "/hi",
    kind: "आप क्या काम करते हैं?",
    further: /^और क्या करते हैं\?/,
    subcategory: "उपश्रेणी",
    chosen: "साथ में चुनी गईं",
    next: "सहेजें और आगे बढ़ें",
  },
} as const;

/** Types, waits for the list and takes the first line with the keyboard. */
async function typeKind(page: Page, label: string | RegExp, typed: string): Promise<string> {
  const box = page.getByRole("combobox", { name: label });
  await box.focus();
  await page.keyboard.type(typed);
  const option = page.locator("div[role=listbox]").getByRole("option").first();
  await option.waitFor();
  const name = (await option.locator("span").first().textContent())!;
  await page.keyboard.press("ArrowDown");
  expect(await box.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
  await page.keyboard.press("Enter");
  await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false");
  return name;
}

test.each(["en", "hi"] as const)(
  "an owner types what they do in either script, with the keyboard alone, and both selects say it; the selects still choose by themselves (%s)",
  async (language) => {
    const words = WORDS[language];
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto(`${words.prefix}/userAdmin/businesses/registerBusiness/part1`);
    for (const typed of ["halwai", "हलवाई"]) {
      const name = await typeKind(page, words.kind, typed);
      const select = page.getByLabel(words.subcategory, { exact: false });
      await expect.poll(() => select.locator("option:checked").textContent()).toBe(name);
      await page.getByRole("status").getByText(name).waitFor({ state: "attached" });
    }
    const select = page.getByLabel(words.subcategory, { exact: false });
    await select.selectOption({ index: 1 });
    const other = await select.inputValue();
    await page.reload();
    await expect.poll(() => select.inputValue()).toBe(other);
    seen.expectQuiet();
    await seen.close();
  },
);

test("an owner adds what else they do, takes one off again, and after the approval the page names the other and the list of that kind has the business", async () => {
  const { town } = stage;
  const asha = await town.signIn("asha");
  const own = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses.find((one) => one.isApproved)!;
  const seen = await enter(stage, asha);
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/editBusiness/part1/${own._id}`);
  const tent = await typeKind(page, WORDS.en.further, "tent");
  const pandit = await typeKind(page, WORDS.en.further, "पंडित");
  const chosen = page.getByRole("list", { name: WORDS.en.chosen }).getByRole("button");
  expect(await chosen.count()).toBe(2);
  await page.getByRole("button", { name: `Take off: ${pandit}` }).click();
  expect(await chosen.allTextContents()).toEqual([tent]);
  await page.getByRole("button", { name: WORDS.en.next }).click();
  await page.waitForURL("**/editBusiness/part2/**");
  await page.getByText("What else do you do?").waitFor();

  const kavita = await town.signIn("kavita", "staff");
  const waiting = (await town.call(staff.waitingBusinesses, { limit: 100 }, kavita)).payload.businesses;
  const { _id: id, updatedAt } = waiting.find(({ _id }) => _id === own._id)!;
  await town.call(staff.approveBusiness, { id, updatedAt }, kavita);

  const visitor = await arrive(stage, { javaScriptEnabled: false });
  await visitor.page.goto(`/businessProfile/${own._id}`);
  await visitor.page.getByText("Also found under").waitFor();
  await visitor.page.getByRole("link", { name: tent, exact: true }).click();
  await visitor.page.getByRole("heading", { level: 1, name: tent }).waitFor();
  expect(await visitor.page.locator("h3 a[href]").allTextContents()).toContain(own.businessName);
  await visitor.close();
  seen.expectQuiet();
  await seen.close();
});
