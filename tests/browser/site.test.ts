/** What the operator says of itself: an editor writes a question and a banner, and visitors see both within seconds in both languages; an advertisement out of its days is not shown. */
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("an editor publishes a question and a banner, and a visitor sees them on /faq and /home in both languages", async () => {
  const staff = await enter(stage, await stage.town.signIn("shankar", "staff"));
  const desk = staff.page;
  await desk.goto("/staff/site");
  await desk.getByRole("button", { name: "New question" }).click();
  await desk.getByLabel("Topic").selectOption({ label: "Payments and receipts" });
  await desk.getByLabel("Question in English").fill("Is there a receipt?");
  await desk.getByLabel("Question in Hindi").fill("क्या रसीद मिलती है?");
  await desk.getByLabel("Answer in English").fill("**Yes**, for {price} a year.");
  await desk.getByLabel("Answer in Hindi").fill("**हाँ**, सालाना {price} की।");
  await desk.getByLabel("Publish").check();
  await desk.getByRole("button", { name: "Save" }).click();
  await desk.getByText("Saved. The site shows it now.").first().waitFor();
  await desk.getByText("Is there a receipt?").waitFor();

  await desk.getByRole("link", { name: "Banners", exact: true }).click();
  await desk.getByRole("button", { name: "New banner" }).click();
  await desk.getByLabel("Title in English").fill("Blood donation camp");
  await desk.getByLabel("Title in Hindi").fill("रक्तदान शिविर");
  await desk.getByLabel("Link").fill("/volunteer");
  await desk.getByLabel("Publish").check();
  await desk.getByRole("button", { name: "Save" }).click();
  await desk.getByRole("article", { name: "Blood donation camp" }).getByText("Shown today").waitFor();

  await desk.getByRole("link", { name: "Advertisements", exact: true }).click();
  await desk.getByRole("button", { name: "New advertisement" }).click();
  await desk.getByLabel("Title in English").fill("Diwali lamps");
  await desk.getByLabel("Title in Hindi").fill("दीये");
  await desk.getByLabel("Who pays for it").fill("Deepak Stores");
  await desk.getByLabel("First day").fill("2020-01-01");
  await desk.getByLabel("Last day").fill("2020-01-31");
  await desk.getByLabel("Place in the order").fill("1");
  await desk.getByLabel("Publish").check();
  await desk.getByRole("button", { name: "Save" }).click();
  await desk.getByRole("article", { name: "Diwali lamps" }).getByText("Not shown today").waitFor();

  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/faq");
  await untilAlive(page);
  await page.getByLabel("Search the questions").fill("receipt");
  await page.getByText("Yes, for ₹").waitFor();
  await page.goto("/hi/faq");
  await page.getByText("क्या रसीद मिलती है?").click();
  await page.getByText("हाँ, सालाना ₹").waitFor();
  await page.goto("/home");
  await page.getByText("Advertisement", { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain("Diwali lamps");
  // A press before the program is here leads on, and is not counted.
  await untilAlive(page);
  await page.getByRole("link", { name: "Blood donation camp" }).click();
  await page.waitForURL("**/volunteer");
  await page.goto("/hi/home");
  await page.getByRole("link", { name: "रक्तदान शिविर" }).waitFor();
  await expect
    .poll(
      async () => (await stage.town.portal.connection.pool.query("select sum(clicks)::int as n from banner_days")).rows,
    )
    .toEqual([{ n: 1 }]);
  seen.expectQuiet();
  staff.expectQuiet();
  await seen.close();
  await staff.close();
});

test("whoever opens the page for phones reads how the connection is, and reads it again when it is lost", async () => {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  await seen.page.goto("/mobileWeb");
  await seen.page.getByText("You are on the same machine as the portal.").waitFor();
  await seen.page.route("**/health/live", (route) => route.fulfill({ status: 503, body: "" }));
  await seen.page.getByRole("button", { name: "Check now" }).click();
  await seen.page.getByText("There is no answer from the portal.").waitFor();
  seen.expectQuiet(503);
  await seen.close();
});
