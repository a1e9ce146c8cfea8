/** Giving, from the public page to the receipt: with a name, anonymously, by hand with two people of the staff, and the year's file for the tax office. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../harness/payments.ts";
import { choose } from "./steps/checkout.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
afterEach(async () => {
  expect(await brokenInvariants(stage.town)).toEqual([]);
});

async function savedBy(page: Page, label: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: label }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("a visitor gives 1,100 rupees for the gaushala in memory of her mother, wants the certificate, and saves the receipt", async () => {
  const seen = await arrive(stage, { acceptDownloads: true });
  const { page } = seen;
  await page.goto("/donation");
  await page.getByRole("button", { name: "Donate to this: Fodder for the gaushala" }).click();
  const form = page.locator("#give");
  await form.getByRole("button", { name: "₹1,100" }).click();
  await form.getByLabel("Is it dedicated to somebody?").selectOption("memory");
  await form.getByLabel("Their name").fill("Jamna Ben Dave");
  await form.getByText("Show my name").click();
  await form.getByLabel("I want the tax certificate").check();
  await form.getByRole("button", { name: "Donate ₹1,100" }).click();
  await form.getByText("PAN is needed for the tax certificate").first().waitFor();
  await form.getByText("Only Indian citizens can give here").first().waitFor();
  await form.getByRole("textbox", { name: /^Name/ }).fill("Hansa Dave");
  await form.getByLabel("PAN").fill("abcpd1234e");
  await form.getByLabel("Address").fill("11, Sarafa Bazaar, Indore");
  await form.getByLabel("PIN code").fill("452001");
  await form.getByLabel("I am an Indian citizen").check();
  await form.getByRole("button", { name: "Donate ₹1,100" }).click();
  await choose(page, "fails");
  await page.getByRole("alert").filter({ hasText: "The payment did not work" }).waitFor();
  await form.getByRole("button", { name: "Try again" }).click();
  await choose(page, "succeeds");
  await page.waitForURL("**/donation/receipt/*");
  await page.getByRole("heading", { name: "Thank you for your donation" }).waitFor();
  await page.getByText("in memory of Jamna Ben Dave").waitFor();
  const id = page.url().split("/").at(-1);
  const receipt = await savedBy(page, "Save the receipt");
  expect(receipt.name).toBe(`donation-receipt-${id}.html`);
  for (const piece of ["Hansa Dave", "Rupees one thousand one hundred only", "••••••234E", "AAATV0000ZF20214"])
    expect(receipt.text).toContain(piece);
  expect((await savedBy(page, "As a PDF")).name).toBe(`donation-receipt-${id}.pdf`);
  await page.goto("/donation");
  await page.getByText("Hansa Dave").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a receipt that cannot be saved is shown with an alert instead", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/userAdmin/donations");
  await page.getByRole("link", { name: "View" }).first().click();
  await page.getByRole("heading", { name: "Thank you for your donation" }).waitFor();
  await page.route("**/api/public/donation/receipt/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Save the receipt" }).click();
  await page.getByText("The receipt could not be saved.").waitFor();
  expect(await page.getByText("Receipt no.").count()).toBe(1);
  seen.expectQuiet(500);
  await seen.close();
});

test("an anonymous gift needs no name; whoever closes the window can pay the same gift again, and nobody reads a name", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/hi/donation");
  const form = page.locator("#give");
  await form.getByRole("textbox", { name: /^राशि/ }).fill("333");
  await form.getByLabel("मैं भारतीय नागरिक हूँ").check();
  await form.getByRole("button", { name: "₹333 दान करें" }).click();
  const window = page.locator("dialog[open]");
  await window.getByRole("button").nth(2).waitFor();
  await page.keyboard.press("Escape");
  await form.getByText("भुगतान की विंडो बंद हो गई").waitFor();
  await form.getByRole("button", { name: "फिर कोशिश करें" }).click();
  await window.getByRole("button", { name: "भुगतान सफल" }).click();
  await page.getByRole("heading", { name: "आपके दान के लिए धन्यवाद" }).waitFor();
  await page.getByText("एक शुभचिंतक").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("Shankar records cash, cannot confirm it himself, Vasudha does; the year's file then has its columns", async () => {
  const first = await enter(stage, await stage.town.signIn("shankar", "staff"));
  await first.page.goto("/staff/donations?part=record");
  const form = first.page.locator("#record-gift");
  await form.getByLabel("Amount").fill("1800");
  await form.getByRole("textbox", { name: /^Name/ }).fill("Gauri Shankar Nagar");
  await form.getByLabel("The donor wants the tax certificate").check();
  await form.getByLabel("PAN").fill("ABCPN1234E");
  await form.getByLabel("Address").fill("=4, Patnipura, Indore");
  await form.getByLabel("PIN code").fill("452011");
  await form.getByLabel("The donor is an Indian citizen").check();
  await form.getByRole("button", { name: "Record the gift" }).click();
  const own = first.page.getByRole("article").filter({ hasText: "Gauri Shankar Nagar" });
  await own.getByText("Somebody else has to confirm it").waitFor();
  expect(await own.getByRole("button", { name: "Confirm the gift" }).count()).toBe(0);

  const second = await enter(stage, await stage.town.signIn("vasudha", "staff"));
  await second.page.goto("/staff/donations");
  const gift = second.page.getByRole("article").filter({ hasText: "Gauri Shankar Nagar" });
  await gift.getByRole("button", { name: "Confirm the gift" }).click();
  await second.page.getByText(/Confirmed\. Receipt VSD\//).waitFor();
  await second.page.goto("/staff/donations?part=year");
  const file = await savedBy(second.page, "Download the file");
  expect(file.name).toMatch(/^form-\w+-20\d\d-\d\d\.csv$/);
  expect(file.text.split("\r\n")[0]).toContain('"Sl. No.","Pre-Acknowledgement No.","ID Code"');
  expect(file.text).toContain(`"ABCPN1234E"`);
  expect(file.text).toContain(`"'=4, Patnipura`);
  first.expectQuiet();
  second.expectQuiet();
  await Promise.all([first.close(), second.close()]);
});
