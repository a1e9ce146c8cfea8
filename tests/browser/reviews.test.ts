/** A review from both sides: a member who has called writes it, the owner answers and disputes it, the staff decide; and a business is reported and visited. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const SHOP = "Annapurna Satvik Rasoi";
const TEXT = "They cooked for eighty guests and came on time.";

async function shopPath(): Promise<string> {
  const { rows } = await stage.town.portal.connection.pool.query("select id from businesses where name = $1", [SHOP]);
  return `/indore/${shortId(rows[0].id)}`;
}

test("a member writes a review after calling, the owner answers and disputes it, the staff keep it with a reason", async () => {
  const path = await shopPath();
  const sunita = await enter(stage, "sunita");
  await sunita.page.goto(path);
  await untilAlive(sunita.page);
  await sunita.page.getByRole("button", { name: "Write a review" }).click();
  await sunita.page.getByText("Reviews are written by members who have called").waitFor();
  await sunita.page.getByRole("button", { name: "Close" }).click();
  await stage.town.call(
    businessLeads.create,
    {
      fkBusinessId: path.slice(-22),
      contactPerson: "x",
      phoneNo: "9000000000",
      state: "MP",
      city: "Indore",
      query: CALL_MARKER,
    },
    await stage.town.signIn("sunita"),
  );
  await sunita.page.getByRole("button", { name: "Write a review" }).click();
  const dialog = sunita.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("alert").first().waitFor();
  await dialog.getByRole("combobox", { name: "Stars" }).selectOption("4");
  await dialog.getByLabel("Your review").fill(TEXT);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await sunita.page.getByText("Your review is public.").waitFor();
  await sunita.page.locator("#reviews").getByText(TEXT).waitFor();
  await sunita.page.reload();
  await sunita.page.getByRole("button", { name: "Your review" }).click();
  await dialog.getByText(TEXT).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await sunita.page.getByRole("button", { name: "Write a review" }).count()).toBe(0);
  sunita.expectQuiet();

  const asha = await enter(stage, "asha");
  await asha.page.goto(path);
  const reviews = asha.page.locator("#reviews");
  await reviews.getByRole("button", { name: "Answer" }).click();
  await asha.page.getByLabel("Your answer").fill("It was a joy to cook for you.");
  await asha.page.getByRole("button", { name: "Send" }).click();
  await reviews.getByText("It was a joy to cook for you.").waitFor();
  await reviews.getByRole("button", { name: "Ask us to look at it" }).click();
  await asha.page.getByLabel("Your reason").fill("There were only forty guests that day.");
  await asha.page.getByRole("button", { name: "Send" }).click();
  await reviews.getByText("Not shown: we are looking at it.").waitFor();
  asha.expectQuiet();

  await sunita.page.goto(path);
  const hers = sunita.page.locator("#reviews");
  await hers.getByText("The owner asked us to look at your review.").waitFor();
  expect(await hers.getByRole("button", { name: "Write a review" }).count()).toBe(0);
  expect(await hers.getByText(/can write the first/).count()).toBe(0);

  const visitor = await arrive(stage);
  await visitor.page.goto(path);
  await visitor.page.getByRole("heading", { name: "Reviews" }).waitFor();
  expect(await visitor.page.getByText(TEXT).count()).toBe(0);

  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await kavita.page.goto("/staff/reviews");
  const card = kavita.page.locator("article").filter({ hasText: TEXT });
  await card.getByText("There were only forty guests that day.").waitFor();
  await card.getByRole("button", { name: "Keep it" }).click();
  await kavita.page.getByLabel("Reason").fill("How many guests there were is hers to say.");
  await kavita.page.locator("dialog[open]").getByRole("button", { name: "Keep it" }).click();
  await kavita.page.getByText("Decided. The people concerned have been told.").waitFor();
  await card.waitFor({ state: "detached" });
  await visitor.page.reload();
  await visitor.page.getByText(TEXT).waitFor();
  await visitor.page.getByText("It was a joy to cook for you.").waitFor();
  for (const seen of [visitor, kavita]) seen.expectQuiet();
  for (const seen of [sunita, asha, visitor, kavita]) await seen.close();
});

test("a visitor reports a business and the staff answer it; a moderator records a visit, and the page says who was there", async () => {
  const path = await shopPath();
  const visitor = await arrive(stage);
  await visitor.page.goto(path);
  await untilAlive(visitor.page);
  await visitor.page.getByRole("button", { name: "Write a review" }).click();
  await visitor.page.locator("dialog[open]").getByText("Reviews are written by members").waitFor();
  await visitor.page.locator("dialog[open]").getByRole("link", { name: /login/i }).waitFor();
  await visitor.page.keyboard.press("Escape");
  await visitor.page.getByRole("button", { name: "Report this business" }).click();
  await visitor.page.getByLabel("Reason").selectOption("closed");
  await visitor.page.getByLabel("What you saw").fill("The shutter has been down for a month.");
  await visitor.page.getByRole("button", { name: "Send the report" }).click();
  await visitor.page.getByText("Thank you. We are looking at it.").waitFor();

  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = kavita;
  await page.goto("/staff");
  await page.getByRole("link", { name: "Reviews, reports and claims" }).click();
  const card = page.locator("article").filter({ hasText: "The shutter has been down" });
  await card.getByText("It has closed or moved").waitFor();
  await card.getByRole("button", { name: `Duplicates of ${SHOP}` }).click();
  await card.getByText("No other business has its phone").waitFor();
  await card.getByRole("button", { name: "Leave it as it is" }).click();
  await page.getByLabel("Reason").fill("We went there: the shop is open.");
  await page.locator("dialog[open]").getByRole("button", { name: "Leave it as it is" }).click();
  await card.waitFor({ state: "detached" });

  await page.getByRole("link", { name: "Visits" }).click();
  await page.getByLabel("Name of the business").fill("annapurna");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("button", { name: `Record a visit to ${SHOP}` }).click();
  expect(await page.getByLabel("Team").inputValue()).toBe("Indore");
  await page.locator("dialog[open]").getByRole("button", { name: "Record a visit" }).click();
  await page.getByText(`The page of ${SHOP} now says who was there and when.`).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText("Visited by the Indore team on").waitFor();
  for (const seen of [visitor, kavita]) {
    seen.expectQuiet();
    await seen.close();
  }
});
