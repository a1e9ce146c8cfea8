/** A requirement from its form to its end: posted, approved by the staff, answered by a seller, the contacts exchanged, closed. */
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a requirement is posted, approved, answered and accepted; each sees the other's number, and nobody else does; then it is closed", async () => {
  const buyer = await enter(stage, "gopal", { viewport: { width: 390, height: 800 } });
  await buyer.page.goto("/requirement");
  await untilAlive(buyer.page);
  await buyer.page.getByRole("link", { name: "Post a requirement" }).first().click();
  await buyer.page.waitForURL("**/requirement/form");
  const { page } = buyer;
  await page.getByLabel("Title").fill("Peda for a thread ceremony");
  await page.getByLabel(/^Category/).selectOption({ label: "Sweets & Namkeen" });
  await page.getByLabel("Subcategory").selectOption({ label: "Sweet Shops" });
  await page.getByLabel("Description").fill("Twenty boxes of a kilo each, fresh of the day.");
  await page.getByRole("textbox", { name: /^How much/ }).fill("20 kg");
  await page.getByLabel("From, rupees").fill("500");
  await page.getByLabel("To, rupees").fill("400");
  await page.getByRole("radio", { name: "One" }).check();
  const post = page.getByRole("button", { name: "Post", exact: true });
  await post.click();
  await page.getByRole("alert").getByRole("link", { name: "The highest price must not be lower" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12000");
  await post.click();
  await page.getByText("Peda for a thread ceremony is with our team.").waitFor();
  const own = page.getByRole("region", { name: "Your requirements" });
  await own.getByRole("article").filter({ hasText: "Peda" }).getByText("With our team").waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/approvals");
  const waiting = staff.page.getByRole("article").filter({ hasText: "Peda for a thread ceremony" });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await waiting.waitFor({ state: "detached" });
  await staff.close();

  const visitor = await arrive(stage);
  await visitor.page.goto("/requirement?searchQuery=peda");
  await visitor.page.getByRole("link", { name: "Peda for a thread ceremony" }).click();
  await visitor.page.getByRole("heading", { name: "Interested?" }).waitFor();

  const seller = await enter(stage, "santosh");
  await seller.page.goto("/userAdmin/notifications");
  await seller.page.getByText("Somebody needs Peda for a thread ceremony in Bhopal.").waitFor();
  await seller.page.goto(visitor.page.url());
  await seller.page.getByLabel("What you can do").fill("Mathura peda, made the same morning, brought to you.");
  await seller.page.getByLabel("Your price for all of it").fill("9,800");
  await seller.page.getByRole("button", { name: "I can do this" }).click();
  await seller.page.getByText("The buyer has your answer and decides.").waitFor();

  await page.goto(new URL(visitor.page.url()).pathname);
  const answer = page.getByRole("article").filter({ hasText: "made the same morning" });
  await answer.getByText("₹9,800").waitFor();
  await answer.getByRole("button", { name: "Accept the answer of" }).click();
  await page.getByText("now have each other’s contact.").waitFor();

  await seller.page.reload();
  await seller.page.getByRole("button", { name: "Show the contact" }).click();
  await seller.page.getByRole("link", { name: /^Call \+91/ }).waitFor();
  await visitor.page.reload();
  expect(await visitor.page.content()).not.toContain("made the same morning");

  await page
    .getByRole("region", { name: "This is yours." })
    .getByRole("button", { name: "Close", exact: true })
    .click();
  await page.getByRole("button", { name: "I have found it" }).click();
  await page.getByText("Peda for a thread ceremony is closed").waitFor();
  await visitor.page.reload();
  await visitor.page.getByText("This is closed: the member has found what they were looking for.").waitFor();
  await seller.page.goto("/userAdmin/notifications");
  await seller.page.getByText("the buyer has found what they needed").waitFor();
  // What getUser answers on Plan 0.
  buyer.expectQuiet(401);
  for (const seen of [seller, visitor]) seen.expectQuiet();
  for (const seen of [buyer, seller, visitor]) await seen.close();
});

test("the list is narrowed by plain forms without scripts, and what nothing fits says so", async () => {
  const seen = await arrive(stage, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/seller");
  await page.getByLabel("City").fill("Jaipur");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL("**city=Jaipur**");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  await page.goto("/seller?city=Nosuchtown");
  await page.getByText("We know no city called “Nosuchtown”").waitFor();
  await page.goto("/seller?searchQuery=zzqqxx");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
  await seen.close();
});
