/** From a page that has nothing to being told: what an empty page offers, and how a search is saved by a visitor and by a member. */
import { expect, test } from "vitest";
import { arrive, castMember, enter, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const NOTHING = "/indore?searchQuery=zzqqxxvv";

test("an empty page leads on, without scripts as well: be told, look wider, ask, invite, add it", async () => {
  const seen = await arrive(stage, { javaScriptEnabled: false });
  const { page } = seen;
  await page.goto(NOTHING);
  const hrefOf = (name: string) => page.getByRole("main").getByRole("link", { name }).getAttribute("href");
  expect(await hrefOf("Tell me when there is one")).toBe(
    "/userAdmin/savedSearches?kind=businesses&city=indore&searchQuery=zzqqxxvv",
  );
  expect(await hrefOf("Search all over India")).toBe("/all-over-india?searchQuery=zzqqxxvv");
  const wish = decodeURIComponent((await hrefOf("Share this wish"))!);
  expect(wish).toMatch(/^https:\/\/wa\.me\/\?text=.*“zzqqxxvv” in Indore: http.*\/indore\?searchQuery=zzqqxxvv$/);
  expect(decodeURIComponent((await hrefOf("Invite someone"))!)).toMatch(/^https:\/\/wa\.me\/\?text=.*\/signUp$/);
  expect(await hrefOf("Write to us")).toBe("/contactUs");
  expect(await hrefOf("Is it your business? Add it")).toBe("/listBusiness");
  await seen.close();
});

test("a visitor who wants to be told logs in and saves the search with one press", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto(NOTHING);
  await untilAlive(page);
  await page.getByRole("link", { name: "Tell me when there is one" }).click();
  await page.waitForURL("**/login?**");
  const { phone, pin } = castMember("gopal");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.locator("#login-code-otp").fill(await newestCode(page, phone));
  await page.getByRole("heading", { name: "“zzqqxxvv”" }).waitFor();
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await page.waitForURL("**/userAdmin/savedSearches");
  await page.getByRole("listitem").filter({ hasText: "“zzqqxxvv”" }).getByText("Nothing new").waitFor();
  seen.expectQuiet(400, 401);
  await seen.close();
});

test("a member saves a list with one press, finds it in their area and stops it", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/indore?searchQuery=halwai");
  await untilAlive(page);
  await page.getByRole("link", { name: "Save this search" }).click();
  await page.getByText("Saved. We tell you when something new fits.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/indore");
  await page.goto("/userAdmin/savedSearches");
  const saved = page.getByRole("listitem").filter({ hasText: "“halwai”" });
  expect(await saved.getByRole("link", { name: "See the list" }).getAttribute("href")).toBe(
    "/indore?searchQuery=halwai&kind=businesses&sort=newest",
  );
  await saved.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Yes, stop" }).click();
  await page.getByText("No saved searches yet").waitFor();
  seen.expectQuiet();
  await seen.close();
});
