/** The feed: a post from its form to its readers, a vote that is changed, a comment, a block that hides both; and the feed for who has no scripts or goes back. */
import { beforeAll, expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { photo } from "./steps/pictures.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const QUESTION = "Which day suits you for the Gita reading in Indore?";
const query = (text: string) => stage.town.portal.connection.pool.query(text);

// More than a page of them, before any page is made.
beforeAll(async () => {
  await query(`insert into feed_posts (id, owner_id, name, text, language, approval, posted_at, updated_at)
    select gen_random_uuid(), (select id from members where phone = '1111100001'), 'Note', 'Note number ' || n, 'en', 'approved', now() - n * interval '8 days', now() from generate_series(1, 30) n`);
});

test("a first post with a picture and a poll is approved; another member votes, changes the vote and comments; once the author blocks them neither sees the other", async () => {
  const author = await enter(stage, "shruti", { viewport: { width: 390, height: 800 } });
  await author.page.goto("/feed");
  await untilAlive(author.page);
  await author.page.getByRole("link", { name: "Write a post" }).click();
  await author.page.getByRole("textbox", { name: "Text" }).fill(QUESTION);
  await author.page.locator('input[type="file"]').setInputFiles(await photo("gita.png", "#a5522a"));
  await author.page.getByRole("checkbox", { name: "Add a poll" }).check();
  await author.page.getByLabel("Answer 1").fill("Saturday");
  await author.page.getByLabel("Answer 2").fill("Sunday");
  await author.page.getByRole("button", { name: "Post", exact: true }).click();
  await author.page.waitForURL("**/feed/mine");
  await author.page.getByRole("article").filter({ hasText: QUESTION }).getByText("With our team").waitFor();

  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/approvals?kind=post");
  const waiting = staff.page.getByRole("article").filter({ hasText: QUESTION });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await waiting.waitFor({ state: "detached" });
  await staff.close();

  const reader = await enter(stage, "archana");
  await reader.page.goto("/feed");
  const seen = reader.page.getByRole("article").filter({ hasText: QUESTION });
  await seen.getByRole("img", { name: "Picture 1 of the post by" }).waitFor();
  await seen.getByRole("button", { name: "Saturday" }).click();
  await seen.getByText("Your choice: Saturday.").waitFor();
  await seen.getByRole("button", { name: "Sunday" }).click();
  await seen.getByText("Your choice: Sunday.").waitFor();
  await seen.getByText("1 vote", { exact: false }).first().waitFor();
  await seen.getByRole("link", { name: "Open the post" }).click();
  await reader.page.waitForURL("**/feed/*");
  await reader.page.getByLabel("Your comment").fill("Sunday after the aarti, please.");
  await reader.page.getByRole("button", { name: "Send the comment" }).click();
  await reader.page.getByText("Sunday after the aarti, please.").first().waitFor();
  await query("update comments set state = 'public' where text like 'Sunday after the aarti%'");

  await author.page.goto(new URL(reader.page.url()).pathname);
  const comment = author.page.getByRole("listitem").filter({ hasText: "Sunday after the aarti" });
  await comment.getByRole("button", { name: /^Block/ }).click();
  await author.page.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await comment.waitFor({ state: "detached" });
  await reader.page.goto("/feed");
  await reader.page.getByRole("article").first().waitFor();
  expect(await reader.page.getByText(QUESTION).filter({ visible: true }).count()).toBe(0);
  await reader.page.goto(new URL(author.page.url()).pathname);
  await reader.page.getByRole("heading", { name: "This post is not available" }).waitFor();
  // What the post of whoever blocked them is to its reader.
  reader.expectQuiet(400);
  author.expectQuiet();
  for (const one of [author, reader]) await one.close();
});

test("a visitor without scripts reads posts and polls and follows a real link to the next page; one with scripts comes back to where they were", async () => {
  const plain = await arrive(stage, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await plain.page.goto("/feed");
  expect(await plain.page.getByRole("article").count()).toBe(20);
  await plain.page.getByText("The result is shown once you have voted").first().waitFor();
  await plain.page.getByRole("link", { name: "More posts" }).click();
  await plain.page.waitForURL("**cursor=**");
  await plain.page.getByText("Note number 5", { exact: true }).waitFor();
  await plain.page.goto("/hi/feed?city=varanasi");
  await plain.page.getByText("इस एकादशी को शाम सात बजे").waitFor();
  await plain.close();

  const live = await arrive(stage, { viewport: { width: 390, height: 800 } });
  await live.page.goto("/feed");
  await untilAlive(live.page);
  const last = live.page
    .getByRole("article")
    .filter({ hasText: "Note number 12" })
    .getByRole("link", { name: "Open the post" });
  await expect
    .poll(async () => {
      await live.page.mouse.wheel(0, 4000);
      return live.page.getByRole("article").filter({ hasText: "Note number 30" }).count();
    })
    .toBe(1);
  await last.scrollIntoViewIfNeeded();
  const before = await live.page.evaluate(() => window.scrollY);
  await last.click();
  await live.page.getByRole("link", { name: "Back to the feed" }).waitFor();
  await live.page.goBack();
  await last.waitFor();
  await expect.poll(() => live.page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(60);
  live.expectQuiet();
  await live.close();
});
