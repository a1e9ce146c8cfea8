/** News: an editor writes, previews and publishes one; a visitor reads it; a member likes it twice and comments, the staff publish the first comment, another member reports it. A member sends a story. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const TITLE = "Water for the lane of Sarafa";

/** To the page of the news item, from the list of all. */
async function openNews(page: Page): Promise<void> {
  await page.goto("/viewAll");
  await untilAlive(page);
  await page.getByRole("link", { name: TITLE }).click();
  await page.getByRole("heading", { name: TITLE, level: 1 }).waitFor();
}

test("a news item is written, previewed and published, read by a visitor, liked once, discussed and reported", async () => {
  const editor = await enter(stage, await stage.town.signIn("shankar", "staff"));
  const { page: desk } = editor;
  await desk.goto("/staff/articles");
  await desk.getByRole("link", { name: "New news item" }).click();
  await desk.getByRole("heading", { name: "New news item" }).waitFor();
  const english = desk.getByRole("group", { name: "English" });
  await english.getByLabel("Title").fill(TITLE);
  await english.getByLabel("Summary").fill("Forty families cleaned the old well together.");
  await english
    .getByRole("textbox", { name: "Text" })
    .fill("# What was done\n\n- The well was cleaned\n- A pump was set\n\nSee [the jobs](/jobs).");
  await english.getByRole("button", { name: "Preview" }).click();
  await english.getByRole("heading", { name: "What was done" }).waitFor();
  await desk.getByRole("button", { name: "Save the draft" }).click();
  await desk.getByText("The draft is saved.").waitFor();
  await desk.getByRole("button", { name: "Preview in English" }).click();
  await desk.locator("[data-preview]").getByRole("listitem").filter({ hasText: "A pump was set" }).waitFor();

  const visitor = await arrive(stage, { viewport: { width: 360, height: 740 } });
  await visitor.page.goto("/viewAll");
  expect(await visitor.page.getByRole("link", { name: TITLE }).count()).toBe(0);
  await desk.getByLabel("What should happen?").selectOption({ label: "Public now" });
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await desk.getByText("It is public now.").waitFor();
  await openNews(visitor.page);
  await visitor.page.getByRole("heading", { name: "What was done", level: 2 }).waitFor();
  await visitor.page.getByRole("link", { name: "the jobs" }).waitFor();
  await visitor.page.getByText("Nobody has commented yet.").waitFor();

  const member = await enter(stage, "meera");
  await openNews(member.page);
  const like = member.page.getByRole("button", { name: /^Like/ });
  for (const [pressed, n] of [
    ["true", 1],
    ["false", 0],
    ["true", 1],
  ] as const) {
    const answered = member.page.waitForResponse("**/api/public/discussions/like");
    await like.click();
    await answered;
    await expect.poll(() => like.getAttribute("aria-pressed")).toBe(pressed);
    await expect.poll(() => like.textContent()).toContain(String(n));
  }
  await member.page.getByLabel("Your comment").fill("Well done. My number is 98765 43210.");
  await member.page.getByRole("button", { name: "Send the comment" }).click();
  await member.page.getByText("Only you see this until our staff have read it.").waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/comments");
  await staff.page.getByText("Well done. My number is 98765 43210.").waitFor();
  await staff.page.getByRole("button", { name: "Publish" }).click();
  await staff.page.getByText("No comment is waiting").waitFor();

  const other = await enter(stage, "asha");
  await openNews(other.page);
  await other.page.getByText("Well done. My number is").waitFor();
  expect(await other.page.content()).not.toContain("98765 43210");
  await other.page.getByRole("button", { name: /Report the comment by Meera/ }).click();
  const dialog = other.page.getByRole("dialog");
  await dialog.getByLabel("What is wrong?").selectOption({ label: "Something else" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await other.page.getByText("Thank you. Our staff will look at it.").waitFor();
  await staff.page.reload();
  await staff.page.getByRole("heading", { name: "Reported by members" }).waitFor();
  await staff.page.getByText("Reported by Asha Sharma").waitFor();

  await visitor.page.reload();
  await visitor.page.getByText("1 person likes it").waitFor({ state: "attached" });
  for (const seen of [editor, visitor, member, staff, other]) {
    seen.expectQuiet();
    await seen.close();
  }
});

test("a member sends a story and reads that it waits", async () => {
  const seen = await enter(stage, "meera", { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/success-stories");
  await untilAlive(page);
  await page.getByRole("link", { name: "Tell your story" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("A shop in a lane of seven steps");
  await page.getByRole("textbox", { name: "Your story" }).fill("We began with one shelf and a lamp. ".repeat(5));
  await page.getByRole("button", { name: "Send the story" }).click();
  await page.getByText("Thank you. Our staff will read your story and tell you.").first().waitFor();
  await page.getByText("A shop in a lane of seven steps").waitFor();
  seen.expectQuiet();
  await seen.close();
});
