/** One's own data as people fill them in: half a place, blanks in what may stay empty, digits and names of every script. */
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

test("blanks in optional fields are nothing, a postal code may come in Devanagari digits, and a name with its joiner", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/userAdmin/editProfile");
  await page.locator("#profile-firstName").fill("गोर्\u200dहे");
  await page.locator("#profile-lastName").fill(" ");
  await page.locator("#profile-address").fill("   ");
  const pinCode = page.locator("#profile-pinCode");
  await pinCode.click();
  await page.keyboard.insertText("४५२ ००१");
  expect(await pinCode.inputValue()).toBe("452 001");
  await save(page);
  await page.getByText("Your profile is saved.").waitFor();
  // What was sent is no draft, also when the form tells its values once more.
  await pinCode.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("1");
  await page.reload();
  await expect.poll(() => pinCode.inputValue()).toBe("452001");
  expect(await page.locator("#profile-firstName").inputValue()).toBe("गोर्\u200dहे");
  expect(await page.locator("#profile-lastName").inputValue()).toBe("");
  expect(await page.locator("#profile-address").inputValue()).toBe("");
  seen.expectQuiet();
  await seen.close();
});

test("a member confirms the e-mail address with the code from the mail, and another address is not confirmed", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/userAdmin/editProfile");
  const address = "asha.sharma@example.org";
  await page.locator("#profile-email").fill(address);
  await save(page);
  await page.getByText(`go to ${address} once you have confirmed`).waitFor();
  await page.getByRole("button", { name: "Send code" }).click();
  const field = page.locator("#email-otp");
  await field.waitFor();
  const letters = (await (await page.request.get(`/dev/outbox.json?to=${address}`)).json()) as Array<{ text: string }>;
  await field.fill(/\d{6}/.exec(letters[0]!.text)![0]);
  await page.getByText("Your email address is confirmed.").waitFor();
  await page.getByText(`${address} is confirmed.`).waitFor();
  await page.locator("#profile-email").fill("another@example.org");
  await save(page);
  await page.getByText("go to another@example.org once you have confirmed").waitFor();
  seen.expectQuiet();
  await seen.close();
});
