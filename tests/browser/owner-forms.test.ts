/** What the forms of owners say while they are filled in. */
import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { businessLeads } from "#contract/business-leads.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import type { Visit } from "../harness/chromium.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
/** Asha's business in the directory. */
let rasoi: string;
let seen: Visit;
beforeAll(async () => {
  const { payload } = await stage.town.call(ownBusinesses.fetchAll, {}, await stage.town.signIn("asha"));
  rasoi = payload.businesses.find(({ isApproved }) => isApproved)!._id;
});
beforeEach(async () => {
  seen = await enter(stage, "asha");
});
afterEach(() => seen.close());

test("a day that is closed by mistake and opened again has its hours still, and more hours never run into the others", async () => {
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/editBusiness/part2/${rasoi}`);
  const sunday = page.getByRole("group", { name: "Sunday" });
  await page.locator("summary", { hasText: "Sunday" }).click();
  if (await sunday.getByLabel("Closed").isChecked()) await sunday.getByLabel("Closed").uncheck();
  while ((await sunday.getByRole("button", { name: /Remove these hours/ }).count()) > 0)
    await sunday
      .getByRole("button", { name: /Remove these hours/ })
      .last()
      .click();
  await sunday.getByLabel("Open from, 1").selectOption("07:00");
  await sunday.getByLabel("Open to, 1").selectOption("23:00");
  await sunday.getByLabel("Closed").check();
  await sunday.getByLabel("Closed").uncheck();
  expect(await sunday.getByLabel("Open from, 1").inputValue()).toBe("07:00");
  expect(await sunday.getByLabel("Open to, 1").inputValue()).toBe("23:00");
  await sunday.getByRole("button", { name: "More hours on Sunday" }).click();
  expect(await sunday.getByLabel("Open from, 1").inputValue()).toBe("03:00");
  await sunday.getByRole("button", { name: "More hours on Sunday" }).click();
  expect(await page.getByText("These hours overlap.").count()).toBe(0);
  seen.expectQuiet();
});

test("a description in Hindi is counted as the rule counts it: the counter is over its limit exactly when the text is refused", async () => {
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/${rasoi}/listings/addListing`);
  const description = page.getByLabel("Description");
  const refused = page.getByText("Description must be less than 1000 characters");
  await description.fill(`  ${"क्षि".repeat(250)}  `);
  await page.getByText("1,000 of 1,000 characters").waitFor();
  await description.blur();
  expect(await refused.count()).toBe(0);
  await description.fill(`${"क्षि".repeat(250)}ा`);
  await page.getByText("1,001 of 1,000 characters").waitFor();
  await refused.first().waitFor();
  seen.expectQuiet();
});

test("an owner who types a number into a description is told, once they pause, what visitors will not see of it", async () => {
  const { page } = seen;
  for (const path of [
    `/userAdmin/businesses/editBusiness/part1/${rasoi}`,
    `/userAdmin/businesses/${rasoi}/listings/addListing`,
    "/jobs/opening-form",
  ]) {
    await page.goto(path);
    const description = page.getByLabel("Description");
    const note = page.getByRole("status").filter({ hasText: "Visitors will see" });
    await description.fill("Fresh thali since 1998, Rs 250");
    await description.fill("Fresh thali since 1998, call 98765 aur 43210");
    await note.waitFor();
    expect(await note.textContent(), path).toBe("Visitors will see ••• instead of: 98765 aur 43210");
    await description.fill("Fresh thali since 1998, Rs 250");
    await note.waitFor({ state: "detached" });
  }
  seen.expectQuiet();
});

test("a second tab that still shows an offering as public hides it and never makes it public again", async () => {
  const { page } = seen;
  const second = await page.context().newPage();
  const first = (tab: Page) => tab.getByRole("article").first().getByRole("switch");
  for (const tab of [page, second]) {
    await tab.goto(`/userAdmin/businesses/${rasoi}/listings`);
    await expect.poll(() => first(tab).getAttribute("aria-checked")).toBe("true");
  }
  for (const tab of [page, second]) {
    await first(tab).click();
    await tab
      .getByText(/is marked private/)
      .first()
      .waitFor();
    expect(await first(tab).getAttribute("aria-checked")).toBe("false");
  }
  await second.reload();
  await expect.poll(() => first(second).getAttribute("aria-checked")).toBe("false");
  seen.expectQuiet();
});

test("files that are no pictures are refused in one message, on a phone too", async () => {
  const { page } = seen;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/userAdmin/businesses/${rasoi}/listings/addListing`);
  const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await page.locator("input[type=file]").setInputFiles(["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map(file));
  const toasts = page.locator("[aria-live=polite]");
  await toasts.getByText("4 files are not pictures that can be shown here (a.pdf, b.pdf, c.pdf …).").waitFor();
  expect(await toasts.getByText("can be shown here").count()).toBe(1);
  await page.locator("input[type=file]").setInputFiles([file("menu.pdf")]);
  await toasts.getByText("menu.pdf is not a picture that can be shown here.").waitFor();
  seen.expectQuiet();
});

test("the Hindi table of leads names cities and states in Hindi", async () => {
  const { page } = seen;
  const asked = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Madhya Pradesh", city: "Bhopal" };
  const meera = await stage.town.signIn("meera");
  await stage.town.call(businessLeads.create, { ...asked, query: "Thali?", fkBusinessId: rasoi }, meera);
  await page.goto(`/hi/userAdmin/businesses/viewLeads/${rasoi}`);
  const row = page.getByRole("row").filter({ hasText: "Thali?" });
  await row.getByText("भोपाल").waitFor();
  await row.getByText("मध्य प्रदेश").waitFor();
  seen.expectQuiet();
});
