/** One match from its first line to its end: registered, agreed to, approved, found, asked for, shared with limits, taken back, and a block. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerAsPerson, decideAboutProfile } from "./steps/matrimony.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const PERSON = "9123400071";
const SEARCH = "/matrimonial/search-list?gender=female&motherTongue=hi&diet=vegetarian&ageTo=35";
const PHONE = "+91 91234 00079";

test("a father registers his daughter, who agrees by a code; another family finds her by filters, saves them, compares, asks, and is shown the number alone; then it is narrowed, taken back, given again, and blocked", async () => {
  const [father, meera] = [await enter(stage, "asha"), await enter(stage, "meera")];
  await meera.page.goto(SEARCH);
  await saveSearch(meera.page);
  const id = await register(father.page);
  await answerAsPerson(stage, { id, phone: PERSON, button: "Yes, I agree" }, async (her) => {
    await her.getByText("Written by Asha Sharma, as it stands now").waitFor();
    await her.getByText("She sings, reads and keeps the books of a firm of auditors.").waitFor();
  });
  await decideAboutProfile(stage, { name: "Ishita Sharma", button: "Approve" });

  const path = await findAndCompare(meera.page);
  await ask(meera.page);
  await accept(father.page);
  const panel = meera.page.getByRole("region", { name: "Contact with the family" });
  await meera.page.goto(path);
  await panel.getByRole("button", { name: "Show the contact" }).click();
  await panel.getByRole("link", { name: `Call ${PHONE}` }).waitFor();
  await panel.getByRole("link", { name: /@/ }).waitFor();
  await nobodyElseReads(path);

  await changeGrant(father.page, panel.page(), path);
  await shareBiodata(father.page, id);
  await blockFamily(meera.page, path);
  await father.page.goto("/userAdmin/consents");
  await father.page.getByText("No requests yet").or(father.page.getByRole("article").first()).first().waitFor();
  expect(await father.page.getByRole("article").filter({ hasText: "Meera Joshi" }).count()).toBe(0);
  await father.close();
  await meera.close();
});

/** A family saves what it looks for, and finds it again where all its searches stand. */
async function saveSearch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save this search" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Save this search" }).click();
  await dialog
    .getByText(/Name of the search is required/)
    .first()
    .waitFor();
  await dialog.getByLabel("Name of the search").fill("For our Nikhil");
  await dialog.getByRole("button", { name: "Save this search" }).click();
  await page.getByText("Saved. We tell you when new profiles fit.").waitFor();
  await page.goto("/userAdmin/savedSearches");
  const row = page.getByRole("listitem").filter({ hasText: "For our Nikhil" });
  await row.getByText("Brides · 3 filters").waitFor();
  await row.getByLabel("Tell me of new profiles").uncheck();
  await page.getByText("We will not tell you of new profiles for this search.").waitFor();
  await row.getByRole("link", { name: "See profiles For our Nikhil" }).click();
  await page.waitForURL(/search-list\?.*motherTongue=hi/);
}

async function register(page: Page): Promise<string> {
  const goOn = () => page.getByRole("button", { name: "Save and go on" }).click();
  await page.goto("/matrimonial/registration-form");
  await page.getByLabel("Who is this profile for?").selectOption({ label: "My daughter" });
  expect(await page.getByLabel("Bride or groom").inputValue()).toBe("female");
  await page.getByLabel("Full name").fill("Ishita Sharma");
  await page.getByLabel("Height").selectOption({ label: "5 ft 4 in (163 cm)" });
  await page.getByLabel("Date of birth").fill(`${new Date().getFullYear() - 17}-01-01`);
  await page.getByLabel("Diet").selectOption({ label: "Vegetarian" });
  await page.getByLabel("Marital status").selectOption({ label: "Never married" });
  await goOn();
  await page.getByRole("alert").getByRole("link", { name: "A bride must be at least 18 years old" }).waitFor();
  await page.getByLabel("Date of birth").fill("1998-03-14");
  await page.reload();
  await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Ishita Sharma");
  await goOn();
  await page.getByRole("heading", { name: "Community" }).waitFor();
  await page.getByLabel("Mother tongue").selectOption({ label: "Hindi" });
  await page.getByLabel("Sub-community").fill("sana");
  await page.getByRole("option", { name: /Sanadhya/ }).click();
  await page.getByLabel("Gotra", { exact: false }).first().fill("Bharadwaj");
  await goOn();
  await page.getByLabel("Highest qualification").selectOption({ index: 5 });
  await page.getByLabel("Work").selectOption({ label: "Private job" });
  await goOn();
  await page.getByLabel("Father's name").fill("Ramesh Sharma");
  await goOn();
  await page.getByLabel("About the person").fill("She sings, reads and keeps the books of a firm of auditors.");
  await goOn();
  await page.getByLabel("Who they are to the person").selectOption({ label: "Father" });
  await page.getByLabel("Their own mobile number").fill(PERSON);
  await page.getByLabel("Phone number of the contact person").fill("9123400079");
  await page.locator("summary").filter({ hasText: "Email and address" }).click();
  await page.getByLabel(/^Email/).fill("family@sharma.example");
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
  return link;
}

/** By the filters that were saved, beside another bride; answers the path of her page, which is open then. */
async function findAndCompare(page: Page): Promise<string> {
  await page.goto(SEARCH);
  await page.getByRole("link", { name: "Ishita Sharma" }).waitFor();
  const others = page.getByRole("article").filter({ hasNotText: "Ishita Sharma" });
  await page.getByRole("button", { name: "Compare Ishita Sharma" }).click();
  await others
    .first()
    .getByRole("button", { name: /^Compare / })
    .click();
  await page
    .getByRole("link", { name: /Compare/ })
    .last()
    .click();
  await page.getByRole("columnheader", { name: "Ishita Sharma" }).waitFor();
  await page.goto(SEARCH);
  await page.getByRole("link", { name: "Ishita Sharma" }).click();
  await page.getByRole("heading", { level: 1, name: "Ishita Sharma" }).waitFor();
  expect(await page.content()).not.toContain(PHONE);
  return new URL(page.url()).pathname;
}

async function ask(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: "Contact with the family" });
  await panel.getByLabel("Email").check();
  await panel.getByLabel("Full address").check();
  await panel.getByRole("button", { name: "Send the request" }).click();
  await panel.getByText("Your message is required").first().waitFor();
  await panel.getByLabel("Your message").fill("Namaste, our son is an engineer in Pune and sings too. May we talk?");
  await panel.getByRole("button", { name: "Send the request" }).click();
  await panel.getByText("The family has your request.").waitFor();
}

/** With limits: no address, for a month. */
async function accept(page: Page): Promise<void> {
  await page.goto("/userAdmin/consents");
  const card = page.getByRole("article").filter({ hasText: "Meera Joshi" }).first();
  await card.getByText("our son is an engineer in Pune").waitFor();
  await card.getByRole("button", { name: "Accept" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel("Full address").uncheck();
  await dialog.getByLabel("For how long").selectOption("30 days");
  await dialog.getByRole("button", { name: "Share this" }).click();
  await card.getByText("Accepted", { exact: true }).waitFor();
}

/** A third family with a plan, and a visitor. */
async function nobodyElseReads(path: string): Promise<void> {
  const third = await enter(stage, "lakshmi");
  await third.page.goto(path);
  await third.page.getByRole("button", { name: "Send the request" }).waitFor();
  expect(await third.page.content()).not.toContain(PHONE);
  await third.close();
  const visitor = await arrive(stage);
  await visitor.page.goto(path);
  await visitor.page.getByText("Names, photos and families are for members with a plan").waitFor();
  expect(await visitor.page.content()).not.toMatch(/91234 00079|Ishita/);
  await visitor.close();
}

/** Less of it, nothing of it, and again of the family's own will. */
async function changeGrant(page: Page, theirs: Page, path: string): Promise<void> {
  const panel = theirs.getByRole("region", { name: "Contact with the family" });
  const card = page.getByRole("article").filter({ hasText: "Meera Joshi" }).first();
  const dialog = page.locator("dialog[open]");
  await card.getByRole("button", { name: "Share less" }).click();
  await dialog.getByLabel("Email").uncheck();
  await dialog.getByLabel("Until").selectOption("7 days from today");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("They see only this from now on.").waitFor();
  await panel.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => panel.getByRole("link", { name: /@/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Who has what" }).click();
  await page.waitForURL("**/userAdmin/consents?side=holders");
  await card.getByRole("button", { name: "Receipt" }).click();
  await dialog.getByText("You share less").waitFor();
  await dialog.getByText("They opened it for the first time").first().waitFor();
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Take it back" }).click();
  await dialog.getByRole("button", { name: "Yes, take it back" }).click();
  await card.waitFor({ state: "detached" });
  await panel.getByRole("button", { name: "Refresh" }).click();
  await panel.getByText("The contact is no longer shared with you.").waitFor();
  expect(await theirs.content()).not.toContain(PHONE);
  await page.goto("/userAdmin/consents");
  await card.getByRole("button", { name: "Share after all" }).click();
  await dialog.getByRole("button", { name: "Share this" }).click();
  await card.getByText("Accepted", { exact: true }).waitFor();
  await theirs.goto(path);
  await panel.getByRole("button", { name: "Show the contact" }).waitFor();
}

/** Read by somebody without an account until it is taken back. */
async function shareBiodata(page: Page, id: string): Promise<void> {
  await page.goto(`/matrimonial/biodata/${id}`);
  await page.getByLabel("Whom the link is for").fill("Joshi family, Nagpur");
  await page.getByRole("button", { name: "Make the link" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Joshi family, Nagpur" });
  const whatsApp = await row.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
  const [address] = /http\S+$/.exec(decodeURIComponent(whatsApp ?? "")) ?? [];
  const family = await arrive(stage, { viewport: { width: 360, height: 740 } });
  await family.page.goto(address!);
  await family.page.getByRole("heading", { level: 2, name: "Ishita Sharma" }).waitFor();
  await row.getByRole("button", { name: "Take back the link for Joshi family, Nagpur" }).click();
  await row.getByText("Taken back", { exact: true }).waitFor();
  await family.page.reload();
  await family.page.getByRole("heading", { name: "This biodata is no longer shared" }).waitFor();
  await family.close();
}

async function blockFamily(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("summary").filter({ hasText: "More about this profile" }).click();
  await page.getByRole("button", { name: "Block" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Block" }).click();
  await page.waitForURL(/search-list/);
  await page.goto(SEARCH);
  await page.getByRole("article").first().waitFor();
  await expect.poll(() => page.getByText("Name and photos with a membership").count()).toBe(0);
  expect(await page.getByText("Ishita Sharma").count()).toBe(0);
}
