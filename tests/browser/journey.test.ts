/** The main job, end to end, as three people live it: one joins, pays and opens a shop; one lets it in; one finds it and calls. */

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Download, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { qrPath } from "#base/qr-path.ts";
import { PRICE } from "#tests/harness/plan.ts";
import type { Visit } from "../harness/chromium.ts";
import { checkoutWindow, choose } from "./steps/checkout.ts";
import { addOffering, registerBusiness } from "./steps/owner.ts";
import { arrive, castMember, enter } from "./steps/people.ts";
import { photo } from "./steps/pictures.ts";
import { type Newcomer, signUp } from "./steps/sign-up.ts";
import { approve, logInAsStaff } from "./steps/staff.ts";
import { openStage } from "./steps/stage.ts";

const KAMLA: Newcomer = {
  firstName: "Kamla",
  lastName: "Bhatt",
  phone: "9811155667",
  pin: "730418",
  state: "Madhya Pradesh",
  city: "Bhopal",
};
const SHOP = "Bhatt Mishthan";
const OFFERING = "Kaju Katli, one kilo box";

const stage = openStage();
let kamla: Visit;
let asha: Visit;

beforeAll(async () => {
  kamla = await arrive(stage);
  asha = await enter(stage, "asha");
});

/** Messages that appear by themselves. */
const told = (page: Page, text: string | RegExp) => page.locator("[aria-live=polite]").getByText(text).first();
const bell = (page: Page) => page.getByRole("link", { name: /unread notification/ });

/** How many pictures of the thing's own gallery can really be seen. */
const picturesIn = (page: Page) =>
  page
    .locator("main img[src*='/images/']")
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

async function saved(page: Page, press: () => Promise<void>): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { file, bytes: readFileSync(await file.path()) };
}

test("Asha's link brings Kamla in, and Asha hears of it at once", async () => {
  await asha.page.goto("/userAdmin/invitations");
  const link = new URL((await asha.page.getByText("/signUp?refId=").first().textContent()) ?? "");
  expect(link.origin).toBe(stage.town.config.publicUrl);
  await signUp(kamla.page, link.pathname + link.search, KAMLA);
  await told(asha.page, "Kamla joined through your invitation.").waitFor();
  await bell(asha.page).waitFor();
  asha.expectQuiet();
});

test("Kamla buys the plan in the test window, finds the form of her shop open and keeps the receipt", async () => {
  const { page } = kamla;
  await page.getByRole("button", { name: `Pay ${PRICE}` }).click();
  await checkoutWindow(page).waitFor();
  await choose(page, "succeeds");
  await page.waitForURL("**/registerBusiness/part1");
  await told(page, "Thank you, your plan is active.").waitFor();
  await page.goto("/userAdmin/subscription");
  const { file, bytes } = await saved(page, () => page.getByRole("button", { name: "Download receipt" }).click());
  expect(file.suggestedFilename()).toBe("Receipt.pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  kamla.expectQuiet(401);
});

test("she registers her shop in two parts with a picture, and it waits", async () => {
  const { page } = kamla;
  await page.goto("/userAdmin/businesses");
  await registerBusiness(page, {
    name: SHOP,
    category: "Sweets & Namkeen",
    subCategory: "Sweet Shops",
    description: "Sweets of khoya and cashew, made fresh every morning in Chowk.",
    address: "21, Chowk Bazaar, near the old gate",
    pictures: [await photo("shop.png", "#a33b20")],
  });
  kamla.expectQuiet(401);
});

test("Kavita signs in to the console with a second factor and approves it, and Kamla hears of it at once", async () => {
  const kavita = await arrive(stage);
  await logInAsStaff(kavita.page, "kavita");
  await approve(kavita.page, SHOP);
  kavita.expectQuiet();
  await kavita.close();
  await told(kamla.page, `${SHOP} has been approved and is now in the directory.`).waitFor();
});

test("Kamla adds an offering with two pictures", async () => {
  const { page } = kamla;
  await page.reload();
  await page.getByRole("row", { name: SHOP }).getByText("Public").waitFor();
  await addOffering(page, SHOP, {
    name: OFFERING,
    description: "Cashew fudge with silver leaf, packed for gifts.",
    price: "1,150",
    pictures: [await photo("box.png", "#d8b26e"), await photo("piece.png", "#f2ead6")],
  });
  await page.getByRole("row").or(page.locator("article, li")).filter({ hasText: OFFERING }).first().waitFor();
  kamla.expectQuiet(401);
});

test("Asha finds it in Bhopal by a misspelt Hindi word, opens it and calls", async () => {
  const { page } = asha;
  await page.goto("/bhopal");
  await page.getByRole("combobox").fill("काजु कतलि");
  await page.getByRole("combobox").press("Enter");
  await page.getByRole("navigation", { name: "What to show" }).getByRole("link", { name: "Offerings" }).click();
  await page.getByRole("link", { name: OFFERING }).click();
  await page.getByRole("heading", { level: 1, name: OFFERING }).waitFor();
  await page.getByText("Cashew fudge with silver leaf, packed for gifts.").waitFor();
  await expect.poll(() => picturesIn(page)).toBe(2);
  expect(await page.content()).not.toContain(KAMLA.phone);
  await page.getByRole("button", { name: "Call", exact: true }).click();
  const opened = page.locator("dialog[open]");
  expect(await opened.getByRole("link", { name: "Call +91" }).getAttribute("href")).toBe(`tel:+91${KAMLA.phone}`);
  asha.expectQuiet();
});

test("Kamla sees the notification live and the lead in its table, and saves the table", async () => {
  const { page } = kamla;
  await told(page, `Asha Sharma wants to call you about ${OFFERING}.`).waitFor();
  await bell(page).click();
  await page.getByRole("listitem").getByText(`Asha Sharma wants to call you about ${OFFERING}.`).click();
  await page.waitForURL("**/listings/viewLeads/**");
  const row = page.getByRole("row", { name: "Asha Sharma" });
  await row.getByText("Queried via call!!").waitFor();
  expect(await row.getByRole("link", { name: /^\d{5} \d{5}$/ }).getAttribute("href")).toBe(
    `tel:+91${castMember("asha").phone}`,
  );

  const { file, bytes } = await saved(page, () => page.getByRole("button", { name: "Download as CSV" }).click());
  expect(file.suggestedFilename()).toBe("leads_data.csv");
  const [lead, ...more] = parse(bytes, { bom: true, columns: true }) as Array<Record<string, string>>;
  expect(more).toEqual([]);
  expect(Object.keys(lead!)).toEqual([
    "S.no.",
    "contactPerson",
    "phoneNo",
    "email",
    "query",
    "state",
    "city",
    "createdAt",
    "stage",
    "note",
    "followUpOn",
    "offering",
  ]);
  expect(lead).toMatchObject({
    "S.no.": "1",
    contactPerson: "Asha Sharma",
    query: "Queried via call!!",
    city: "Indore",
  });
  kamla.expectQuiet(401);
});

test("she reads her city on her membership card in the language of the page and saves it, and whoever opens the address of its code reads that it is valid", async () => {
  const { page } = kamla;
  await page.goto("/hi/userAdmin/memberShipCard");
  await page.getByRole("definition").getByText("भोपाल", { exact: true }).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse("**/api/userAdmin/card**"),
    page.goto("/userAdmin/memberShipCard"),
  ]);
  await page.getByRole("definition").getByText("Bhopal", { exact: true }).waitFor();
  const number = (await page.getByText(/^\d{4} \d{4}$/).textContent())!;
  const { address: scanned } = (await answer.json()).payload;
  expect(
    await page
      .getByRole("img", { name: /^QR code/ })
      .locator("path")
      .getAttribute("d"),
  ).toBe(qrPath(scanned).d);
  const { file, bytes } = await saved(page, () => page.getByRole("button", { name: "Save as PDF" }).click());
  expect(file.suggestedFilename()).toBe("Membership Card.pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  kamla.expectQuiet(401);

  const stranger = await arrive(stage);
  await stranger.page.goto(new URL(scanned).pathname);
  await stranger.page.getByText("Kamla Bhatt").waitFor();
  await stranger.page.getByText(number).waitFor();
  await stranger.page.getByRole("heading", { name: "This card is valid" }).waitFor();
  expect(await stranger.page.content()).not.toContain(KAMLA.phone);
  stranger.expectQuiet();
  await stranger.close();
});
