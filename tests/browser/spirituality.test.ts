/** A city's page: its panchang of today and a temple in it; and a griha pravesh that is asked for on a day that suits it, answered with another day, and confirmed. */
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("the page opens on all of India, and on the city that the visitor has chosen once there is one", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/spirituality");
  await untilAlive(page);
  await page.getByRole("heading", { name: "All Over India" }).waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      "viprasetu.secure.location",
      JSON.stringify({ slug: "ujjain", name: "Ujjain", nameHi: "उज्जैन" }),
    ),
  );
  await page.goto("/spirituality");
  await page.waitForURL("**/spirituality?city=ujjain");
  await page.getByRole("region", { name: "Panchang of Ujjain" }).waitFor();
  await page.getByRole("heading", { name: "In Ujjain" }).waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a member who has chosen no city reads the panchang of their own", async () => {
  const seen = await enter(stage, "asha");
  await seen.page.goto("/spirituality");
  await seen.page.waitForURL("**/spirituality?city=indore");
  await seen.page.getByRole("region", { name: "Panchang of Indore" }).waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a visitor finds a temple on the page of its city, with today's panchang", async () => {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/spirituality");
  await untilAlive(page);
  await page.getByLabel("Panchang for").fill("Varanasi");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL("**city=Varanasi");
  const panchang = page.getByRole("region", { name: "Panchang of Varanasi" });
  await panchang.getByText("Rahu Kalam").waitFor();
  const today = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });
  expect(await panchang.textContent()).toContain(today.format(new Date()));
  await page.getByRole("link", { name: "Shri Batuk Bhairav Mandir, Kamachha Lane" }).click();
  await page.getByRole("heading", { name: "Shri Batuk Bhairav Mandir, Kamachha Lane" }).waitFor();
  await page.getByText("Bhog aarti 11:30 am").waitFor();
  expect(await page.content()).not.toContain("B 21/47");
  seen.expectQuiet();
  await seen.close();
});

test("a member asks a pandit for a griha pravesh on a suggested day; the pandit proposes another, which is confirmed, and both see the contact", async () => {
  const asker = await enter(stage, "asha");
  const { page } = asker;
  await page.goto("/spirituality/search-list?kind=priest&city=indore");
  await untilAlive(page);
  await page.getByRole("link", { name: "Pandit Devendra Shukla" }).click();
  await page.getByRole("button", { name: "Ask for a day" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Rite").selectOption({ label: "Griha Pravesh" });
  const suggested = dialog.getByRole("group", { name: "Days that suit it" }).getByRole("button").first();
  if (await suggested.isVisible().catch(() => false)) await suggested.click();
  else await dialog.getByLabel("Day").fill(dayOf(new Date(Date.now() + 40 * DAY_MS)));
  await dialog.getByLabel("Your words").fill("A new flat in Scheme 54, about forty people.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/spirituality/requests?side=sent");
  await page.getByText("Waits for an answer").waitFor();

  const priest = await enter(stage, "devendra");
  await priest.page.goto("/spirituality/requests");
  await untilAlive(priest.page);
  await priest.page.getByText("Asked by Asha Sharma").waitFor();
  await priest.page.getByLabel("Your answer").selectOption({ label: "Another day" });
  await priest.page.getByLabel(/^Day/).fill(dayOf(new Date(Date.now() + 45 * DAY_MS)));
  await priest.page.getByRole("button", { name: "Answer", exact: true }).click();
  await priest.page.getByText("Another day is proposed").waitFor();

  await page.reload();
  await untilAlive(page);
  await page.getByRole("button", { name: "Confirm the day" }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show the contact" }).click();
  const phone = page.locator("a[href^='tel:']");
  await phone.waitFor();
  expect(await phone.textContent()).toMatch(/^\d{10}$/);
  asker.expectQuiet();
  priest.expectQuiet();
  await asker.close();
  await priest.close();
});
