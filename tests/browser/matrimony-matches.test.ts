/** A family reads whom it may be suggested and why, how one profile fits koota for koota, and decides what others see of it. */
import { expect, test } from "vitest";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a mother opens the matches of her daughter, reads the reasons, the kootas with their rules and the gotra note, and lets others see her points", async () => {
  const asha = await enter(stage, "asha");
  const { page } = asha;
  await page.goto("/matrimonial/user-profile");
  await page.getByRole("link", { name: /^Matches for / }).click();
  await page.getByRole("heading", { level: 1, name: /^Matches for / }).waitFor();
  const first = page.getByRole("region", { name: "Suggested profiles" }).getByRole("listitem").first();
  await first.getByText(/^As you wish: age/).waitFor();
  await page
    .getByText(/^Guna milan: this family does not show it/)
    .first()
    .waitFor();
  const telling = page
    .getByRole("region", { name: "Suggested profiles" })
    .getByRole("listitem")
    .filter({ hasText: /Guna milan: [\d.]+ of 36/ })
    .first();
  await telling.getByText("How the horoscopes and gotras fit").click();
  const kootas = telling.getByRole("table");
  await kootas.getByRole("row", { name: /^Nadi .* (0|8) of 8$/ }).waitFor();
  expect(await kootas.getByRole("row").count()).toBe(9);
  await telling.getByText(/north-consensus-1/).waitFor();
  await telling.getByText(/your family decides/).waitFor();
  expect(await telling.textContent()).not.toMatch(/The other side: [^.]*pada/);
  await page.getByRole("radio", { name: /^The points of each koota/ }).check();
  await page.getByText("Saved. It holds from now on.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("radio", { name: /^The points of each koota/ }).isChecked()).toBe(true);
  asha.expectQuiet();
  await asha.close();
});

test("on another family's profile a fold tells in Hindi how it fits with one's own", async () => {
  const asha = await enter(stage, "asha");
  const { page } = asha;
  await page.goto("/hi/matrimonial/search-list?gender=male");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByText(/के साथ मेल$/).click();
  await page.getByRole("heading", { name: "दोनों परिवारों की पसंद" }).waitFor();
  await page.getByRole("heading", { name: "गोत्र और प्रवर" }).waitFor();
  await page.getByText(/यह आपका परिवार तय करे/).waitFor();
  asha.expectQuiet();
  await asha.close();
});
