/** A year without payment: a member asks for it with a document, a treasurer grants it, and the plan runs; another is refused and reads why. */
import { expect, test } from "vitest";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const CARD = { name: "card.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 student card") };

test("a member on Plan 0 asks with a document, the staff open it and grant the year, and the member's plan runs", async () => {
  const member = await enter(stage, "gopal", { viewport: { width: 360, height: 740 } });
  const { page } = member;
  await page.goto("/userAdmin/subscriptionInfo");
  const fold = page.getByRole("region", { name: "A year without payment" });
  await fold.getByText("A year without payment").click();
  await fold.getByLabel("Reason").selectOption({ label: "Student without an income" });
  await fold.getByLabel("In your own words").fill("I study in my last year and have no income before June.");
  await fold.getByRole("button", { name: "Send the request" }).click();
  await fold.getByText("This reason needs a document.").waitFor();
  await fold.getByLabel("Document: picture or PDF").setInputFiles(CARD);
  await fold.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Your request has been sent.").waitFor();
  await fold.getByText("Your request is with our staff").waitFor();

  const staff = await enter(stage, await stage.town.signIn("shankar", "staff"));
  await staff.page.goto("/staff/exemptions");
  const card = staff.page.getByRole("article", { name: "Gopal Trivedi" });
  await card.getByText("I study in my last year").waitFor();
  await card.getByRole("button", { name: "Open the document" }).click();
  await card.getByRole("link", { name: "Save the document" }).waitFor();
  await card.getByRole("button", { name: "Grant one year" }).click();
  await staff.page.getByText("Gopal Trivedi has one more year.").waitFor();
  await staff.page.waitForFunction(() => !document.body.innerText.includes("I study in my last year"));

  await page.reload();
  await page.getByText("Your request was granted").waitFor();
  await page.goto("/userAdmin/memberShipCard");
  await page.getByText("Gopal Trivedi").first().waitFor();
  member.expectQuiet(401);
  staff.expectQuiet();
  await member.close();
  await staff.close();
});

test("a request is refused with a reason in the member's language, who reads it and when to ask again", async () => {
  const staff = await enter(stage, await stage.town.signIn("shankar", "staff"));
  await staff.page.goto("/staff/exemptions");
  const card = staff.page.getByRole("article", { name: "Sarojini Mohapatra" });
  await card.getByRole("button", { name: "Reject" }).click();
  const dialog = staff.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "The document cannot be read." }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await staff.page.getByText("The request of Sarojini Mohapatra is not granted.").waitFor();
  await staff.page.getByRole("button", { name: "Add a reason" }).click();
  await dialog.getByLabel("Reason in English").fill("Retired teacher");
  await dialog.getByLabel("Reason in Hindi").fill("सेवानिवृत्त शिक्षक");
  await dialog.getByRole("button", { name: "Save" }).click();
  await staff.page.getByText("Retired teacher", { exact: true }).waitFor();
  const member = await enter(stage, "sarojini");
  await member.page.goto("/userAdmin/subscriptionInfo");
  const fold = member.page.getByRole("region", { name: "A year without payment" });
  await fold.getByText("A year without payment").click();
  await fold.getByText("The document cannot be read. Please send").waitFor();
  await fold.getByText("You can ask again from").waitFor();
  expect(await fold.getByRole("button", { name: "Send the request" }).count()).toBe(0);
  staff.expectQuiet();
  member.expectQuiet(401);
  await staff.close();
  await member.close();
});
