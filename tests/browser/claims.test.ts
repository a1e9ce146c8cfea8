/** A business of the list from both sides: whoever is about to list it once more is asked first; a member finds the way to claim it by a code or a document, the staff read the document and decide; a visitor is told what to log in for. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { codeFor } from "#tests/harness/device.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

async function listed(name: string, phone: string): Promise<string> {
  await takeIn(stage.town, `phoneNo,businessName,subCategory,city\n${phone},${name},halwai,Indore`);
  const { rows } = await stage.town.portal.connection.pool.query("select id from businesses where phone = $1", [phone]);
  return `/indore/${shortId(rows[0].id)}`;
}

test("a visitor is told what to log in for, and led there; a member takes a business over with the code to its phone", async () => {
  const path = await listed("Listed Sweets", "2000000801");
  const visitor = await arrive(stage);
  await visitor.page.goto(path);
  await untilAlive(visitor.page);
  await visitor.page.getByRole("button", { name: "Is this yours?" }).click();
  const prompt = visitor.page.getByRole("dialog", { name: "Log in to continue" });
  await prompt.getByText("To show that this business is yours, please log in").waitFor();
  await prompt.getByRole("link", { name: "Login" }).click();
  await visitor.page.waitForURL(/\/login\?from=/);
  const gopal = await enter(stage, "gopal");
  await gopal.page.goto(path);
  await untilAlive(gopal.page);
  await gopal.page.getByRole("button", { name: "Is this yours?" }).click();
  const dialog = gopal.page.locator("dialog[open]");
  await dialog.getByText("ends in 01").waitFor();
  await dialog.getByRole("button", { name: "Send the code" }).click();
  await dialog.getByLabel("Code from the SMS").waitFor();
  await gopal.page.keyboard.type(await codeFor(stage.town, "2000000801"));
  await dialog.getByText("Listed Sweets is yours now. Please check its details.").first().waitFor();
  expect(await dialog.getByText(/nobody has signed up|I no longer have this number/).count()).toBe(0);
  // On Plan 0 every page is told so.
  gopal.expectQuiet(401);
});

test("a member sends a document; the staff see it and refuse with a reason", async () => {
  const path = await listed("Paper Sweets", "2000000802");
  const gopal = await enter(stage, "gopal");
  await gopal.page.goto(path);
  await untilAlive(gopal.page);
  await gopal.page.getByRole("button", { name: "Is this yours?" }).click();
  const dialog = gopal.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "I no longer have this number" }).click();
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#8b2e2e" } });
  await dialog
    .getByLabel("Document")
    .setInputFiles({ name: "licence.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() });
  await dialog.getByLabel("Your connection to it").fill("It was my father's shop.");
  await dialog.getByRole("button", { name: "Send to our team" }).click();
  await gopal.page.getByText("Sent. We will check it and let you know.").waitFor();
  const waits = gopal.page.getByRole("main").getByText("We are checking your document and will let you know.");
  await waits.waitFor();
  await gopal.page.reload();
  await waits.waitFor();
  expect(await gopal.page.getByRole("button", { name: "Is this yours?" }).count()).toBe(0);
  // On Plan 0 every page is told so.
  gopal.expectQuiet(401);

  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await kavita.page.goto("/staff/reviews");
  const claim = kavita.page.getByRole("article").filter({ hasText: "Paper Sweets" });
  await claim.getByRole("button", { name: "See the document" }).click();
  const document = claim.getByRole("img", { name: "The document" });
  await expect.poll(() => document.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  await claim.getByRole("button", { name: "Refuse" }).click();
  await kavita.page.getByLabel("Reason").fill("The bill has another name.");
  await kavita.page.locator("dialog[open]").getByRole("button", { name: "Refuse" }).click();
  await kavita.page.getByText("Decided.").waitFor();
  kavita.expectQuiet();
});

test("an owner who is about to list a business once more is asked first, and so are the staff", async () => {
  await listed("Twice Sweets", "2000000803");
  const asha = await enter(stage, "asha");
  const { page } = asha;
  await page.goto("/userAdmin/businesses/registerBusiness/part1");
  await untilAlive(page);
  await page.getByLabel("Business name").fill("Twice Sweets");
  await page.getByLabel("Category", { exact: false }).first().selectOption({ index: 1 });
  await page.getByLabel("Subcategory").selectOption({ index: 1 });
  await page.getByLabel("Description").fill("Sweets for every feast");
  await page.getByRole("button", { name: "Next: where and when" }).click();
  await page.waitForURL("**/registerBusiness/part2");
  await page.getByLabel("Address").fill("5, Sarafa Bazar");
  const send = page.getByRole("button", { name: "Send for approval" });
  await send.click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("link", { name: "Twice Sweets" }).waitFor();
  await dialog.getByText("the same name in the same place").waitFor();
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  expect(await page.getByLabel("Address").inputValue()).toBe("5, Sarafa Bazar");
  await send.click();
  await dialog.getByRole("button", { name: "None of these: send mine" }).click();
  await page.waitForURL("**/userAdmin/businesses");
  asha.expectQuiet();

  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await kavita.page.goto("/staff");
  const card = kavita.page.getByRole("article").filter({ hasText: "Sweets for every feast" });
  await card.getByRole("heading", { name: "May be the same business" }).waitFor();
  await card.getByRole("link", { name: "Twice Sweets" }).waitFor();
  kavita.expectQuiet();
});
