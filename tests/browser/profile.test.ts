/** One's own data as people fill them in: half a place. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

const save = (page: Page) => page.getByRole("button", { name: "Save profile", exact: true }).click();

test("a state without a city is not lost: the form asks for the city in words", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/userAdmin/editProfile");
  const city = page.locator("#profile-fkCityId");
  await expect.poll(() => city.inputValue()).toBe("Indore");
  await page.locator("#profile-fkStateId").selectOption({ label: "Rajasthan" });
  await save(page);
  const sentence = "Please choose the city too, or leave the state empty";
  await page.getByRole("alert").getByText(sentence).waitFor();
  await page.locator("#profile-fkCityId-error").getByText(sentence).waitFor();
  await city.fill("jaipur");
  await city.blur();
  await expect.poll(() => city.inputValue()).toBe("Jaipur");
  await save(page);
  await page.getByText("Your profile is saved.").waitFor();
  await page.reload();
  await expect.poll(() => city.inputValue()).toBe("Jaipur");
  seen.expectQuiet();
  await seen.close();
});
