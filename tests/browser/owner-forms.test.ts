/** What the forms of owners say while they are filled in. */
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
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
  await page.getByText("1000 of 1000 characters").waitFor();
  await description.blur();
  expect(await refused.count()).toBe(0);
  await description.fill(`${"क्षि".repeat(250)}ा`);
  await page.getByText("1001 of 1000 characters").waitFor();
  await refused.first().waitFor();
  seen.expectQuiet();
});
