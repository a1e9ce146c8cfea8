/** Volunteers: a visitor signs up without an account and is thanked by the staff; a member finds, changes and withdraws their own sign-up. */
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a visitor offers help, the staff call, set the state and send thanks, and then the page shows the first name", async () => {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/volunteer");
  await untilAlive(page);
  await page.getByRole("button", { name: "I want to help" }).click();
  await page.getByLabel("Your name").fill("Leela Pathak");
  await page.getByLabel("Phone number").fill("9812345670");
  await page.getByLabel("State").selectOption({ label: "Madhya Pradesh" });
  await page.getByRole("combobox", { name: "City" }).fill("Indore");
  await page.getByRole("option", { name: "Indore" }).first().click();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await page.getByText("Please choose at least one, or write it below.").first().waitFor();
  await page.getByLabel("Company for the elderly").check();
  await page.getByLabel("Sunday").check();
  await page.getByLabel("Show my first name").check();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await page.getByRole("heading", { name: "Thank you, dhanyavaad!" }).waitFor();
  expect(await page.getByText("Leela").count()).toBe(0);

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/volunteers");
  await staff.page.getByLabel("Can do").selectOption({ label: "Company for the elderly" });
  await staff.page.getByLabel("City").fill("Indore");
  await staff.page.getByRole("button", { name: "Show", exact: true }).click();
  await staff.page.waitForURL("**skill=elder-care**");
  const card = staff.page.getByRole("article", { name: "Leela Pathak" });
  await card.getByText("Phone not proven").waitFor();
  await card.getByRole("link", { name: "Call +91 98123 45670" }).waitFor();
  await card.getByLabel("State of Leela Pathak").selectOption({ label: "Active" });
  await staff.page.getByText("Saved.").waitFor();
  await card.getByRole("button", { name: "Send thanks to Leela Pathak" }).click();
  await staff.page.getByText("The thanks go out by SMS.").waitFor();
  const letters = await (await page.request.get("/dev/outbox.json?to=9812345670")).json();
  expect(letters[0].text).toContain("thank you for your help");

  await page.goto("/volunteer");
  await page.getByText("Leela", { exact: true }).waitFor();
  expect(await page.content()).not.toMatch(/Pathak|98123/);
  seen.expectQuiet();
  staff.expectQuiet();
  await seen.close();
  await staff.close();
});

test("a member signs up with what the account knows, changes it, and withdraws it; in Hindi as well", async () => {
  const seen = await enter(stage, "meera");
  const { page } = seen;
  await page.goto("/volunteer");
  await page.getByRole("button", { name: "I want to help" }).click();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Meera Joshi");
  await page.getByLabel("Teaching").check();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const own = page.getByRole("region", { name: "You have signed up to help" });
  await own.getByText("Teaching").waitFor();
  await own.getByRole("button", { name: "Change" }).click();
  await own.getByLabel("Something else").fill("Rangoli");
  await own.getByRole("button", { name: "Save" }).click();
  await own.getByText("Teaching, Rangoli").waitFor();
  await page.goto("/hi/volunteer");
  await page.getByText("पढ़ाना, Rangoli").waitFor();
  await page.getByRole("button", { name: "नाम वापस लें" }).click();
  await page.getByRole("button", { name: "हाँ, वापस लें" }).click();
  await page.getByText("आपका नाम वापस ले लिया गया है।").waitFor();
  await page.getByRole("button", { name: "मुझे सेवा करनी है" }).waitFor();
  seen.expectQuiet();
  await seen.close();
});
