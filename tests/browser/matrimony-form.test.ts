/** A family writes a profile and its person decides about it: sent part by part, agreed to on another device, approved, changed, hidden and settled. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { biodataOf } from "../harness/biodata.ts";
import { arrive, enter, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const PERSON = "9123400071";
const goOn = (page: Page) => page.getByRole("button", { name: "Save and go on" }).click();

test("a father registers his daughter, who agrees on another device; the staff approve, he changes a text, which waits, and he hides and settles the profile", async () => {
  const father = await enter(stage, "asha");
  const { page } = father;
  await page.goto("/matrimonial/registration-form");
  await page.getByLabel("Who is this profile for?").selectOption({ label: "My daughter" });
  expect(await page.getByLabel("Bride or groom").inputValue()).toBe("female");
  await page.getByLabel("Full name").fill("Ishita Sharma");
  await page.getByLabel("Height").selectOption({ label: "5 ft 4 in (163 cm)" });
  await page.getByLabel("Date of birth").fill(`${new Date().getFullYear() - 17}-01-01`);
  await page.getByLabel("Diet").selectOption({ label: "Vegetarian" });
  await page.getByLabel("Marital status").selectOption({ label: "Never married" });
  await goOn(page);
  await page.getByRole("alert").getByRole("link", { name: "A bride must be at least 18 years old" }).waitFor();
  await page.getByLabel("Date of birth").fill("1998-03-14");
  await page.reload();
  await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Ishita Sharma");
  await goOn(page);
  await page.getByRole("heading", { name: "Community" }).waitFor();
  await page.getByLabel("Mother tongue").selectOption({ label: "Hindi" });
  await page.getByLabel("Sub-community").fill("sana");
  await page.getByRole("option", { name: /Sanadhya/ }).click();
  await page.getByLabel("Gotra", { exact: false }).first().fill("Bharadwaj");
  await goOn(page);
  await page.getByLabel("Highest qualification").selectOption({ index: 5 });
  await page.getByLabel("Work").selectOption({ label: "Private job" });
  await goOn(page);
  await page.getByLabel("Father's name").fill("Ramesh Sharma");
  await goOn(page);
  await page.getByLabel("About the person").fill("She sings, reads and keeps the books of a firm of auditors.");
  await goOn(page);
  await page.getByLabel("Who they are to the person").selectOption({ label: "Father" });
  await page.getByLabel("Their own mobile number").fill(PERSON);
  const send = page.getByRole("button", { name: "Send the profile" });
  await send.click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /Please confirm that this profile is for marriage/ })
    .waitFor();
  await page.getByLabel(/This profile is for marriage alone/).check();
  await page.getByLabel(/I have read and accept the terms/).check();
  await send.click();
  await page.getByRole("heading", { name: "The profile of Ishita Sharma has been sent" }).waitFor();
  const link = new URL(page.url()).searchParams.get("created")!;
  const whatsApp = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsApp ?? "")).toContain(`/matrimonial/consent/${link}`);

  await answer(link, "Yes, I agree", async (her) => {
    await her.getByText("Written by Asha Sharma, as it stands now").waitFor();
    await her.getByText("She sings, reads and keeps the books of a firm of auditors.").waitFor();
  });
  await decide("Approve");
  await page.goto("/matrimonial/user-profile");
  const row = page.getByRole("row").filter({ hasText: "Ishita Sharma" });
  await row.getByText("Approved", { exact: true }).waitFor();

  await row.getByRole("link", { name: "Edit the profile of Ishita Sharma" }).click();
  await page.getByRole("link", { name: "In your words" }).click();
  const about = page.getByLabel("About the person");
  await expect.poll(() => about.inputValue()).toContain("She sings");
  await about.fill("She sings, teaches children on Sundays and keeps the books of a firm.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Name, texts and photos wait for approval").waitFor();
  await row.getByText("Your changes wait for approval").waitFor();
  await decide("Reject", async (console) => {
    await console.getByText("She sings, reads and keeps the books of a firm of auditors.").first().waitFor();
    await console.getByText("She sings, teaches children").first().waitFor();
  });
  await page.reload();
  await row.getByText("Please write the full name as on a document.").waitFor();

  await row.getByRole("button", { name: "Hide the profile of Ishita Sharma" }).click();
  await row.getByText("Hidden", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Show the profile of Ishita Sharma again" }).click();
  await row.getByText("Approved", { exact: true }).waitFor();
  await row.getByRole("button", { name: "The search for Ishita Sharma is over" }).click();
  await page.getByRole("button", { name: "Yes, it is settled" }).click();
  await row.getByText("Settled", { exact: true }).waitFor();
  father.expectQuiet();
  await father.close();
});

test("who is written about may take the yes back on the same page: the writer's table says so, and the profile is found no more", async () => {
  const asha = await stage.town.signIn("asha");
  const phone = "9123400072";
  const { payload } = await stage.town.call(
    matrimony.create,
    biodataOf({ personPhoneNo: phone, fullName: "Pooja Sharma" }),
    asha,
  );
  const id = payload.profile._id;
  await answer(id, "Yes, I agree", undefined, phone);
  stage.town.clock.forward(61_000);
  await answer(
    id,
    "No, I do not want it",
    async (her) => {
      await her.getByText("You have said yes to this profile.").waitFor();
      expect(await her.getByRole("button", { name: "Yes, I agree" }).count()).toBe(0);
    },
    phone,
  );
  const kavita = await stage.town.signIn("kavita", "staff");
  const waiting = await stage.town.call(staffMatrimony.fetchWaiting, {}, kavita);
  expect(waiting.payload.profiles.map(({ profile }) => profile._id)).not.toContain(id);
  const father = await enter(stage, asha);
  await father.page.goto("/matrimonial/user-profile");
  await father.page.getByRole("row").filter({ hasText: "Pooja Sharma" }).getByText("Declined").waitFor();
  father.expectQuiet();
  await father.close();
});

/** Opens the page of the link in a window of its own, with the code from the SMS, and presses an answer. */
async function answer(id: string, button: string, look?: (page: Page) => Promise<void>, phone = PERSON) {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto(`/matrimonial/consent/${id}`);
  await untilAlive(page);
  const before = await codesOf(page, phone);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await page.getByLabel(/code/i).fill(await newestCode(page, phone, before));
  await look?.(page);
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("heading", { name: /said (yes|no)/ }).waitFor();
  seen.expectQuiet();
  await seen.close();
}

async function codesOf(page: Page, phone: string): Promise<string[]> {
  const letters = (await (await page.request.get(`/dev/outbox.json?to=${phone}`)).json()) as Array<{ text: string }>;
  return letters.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** What a moderator presses for the profile of the story, the reason taken from the list. */
async function decide(button: "Approve" | "Reject", look?: (page: Page) => Promise<void>) {
  const seen = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = seen;
  await page.goto("/staff/matrimonial");
  const card = page.getByRole("article").filter({ hasText: "Ishita Sharma" });
  await look?.(page);
  await card.getByRole("button", { name: button }).click();
  if (button === "Reject") {
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Please write the full name as on a document." }).click();
    await dialog.getByRole("button", { name: "Reject" }).click();
  }
  await card.waitFor({ state: "detached" });
  seen.expectQuiet();
  await seen.close();
}
