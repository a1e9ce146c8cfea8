/** How a session ends and another begins while pages stand open: in two tabs, on a member's screen, on a public page. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { castMember, enter, newestCode } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const MINUTE = 60_000;
const EXPIRED = "Session expired. Please login again.";
const PROFILE = "/userAdmin/editProfile";

const stage = openStage();

/** Other programs share the machine: what must come may take a while. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `viprasetu.secure.${name}`);
const at = (page: Page) => new URL(page.url()).pathname;

/** As if the last sign of life in any tab were that long ago. */
const setLastActive = (page: Page, agoMs: number) =>
  page.evaluate((ago) => localStorage.setItem("viprasetu.secure.activeAt", String(Date.now() - ago)), agoMs);

/** On the login page, with the code that a new device is asked for. */
async function logIn(page: Page, key: string): Promise<void> {
  const { phone, pin } = castMember(key);
  await page.locator("#login-phoneNo").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await page.locator("#login-pin").press("Enter");
  await page.locator("#login-code-otp").fill(await newestCode(page, phone));
}

describe("with a second tab open a login lasts", () => {
  test("after half an hour without a sign of life in both", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(PROFILE);
      await tab.locator("#profile-firstName").waitFor();
    }
    await setLastActive(page, 31 * MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    for (const tab of [page, other]) await tab.waitForURL("**/login?from=**");
    await other.getByText(EXPIRED).waitFor();
    await other.getByRole("button", { name: "Close" }).first().click();
    await page.bringToFront();
    await logIn(page, "asha");
    await page.waitForURL(`**${PROFILE}`);
    await page.locator("#profile-firstName").waitFor();
    await page.waitForTimeout(1500);
    expect([at(page), await stored(page, "authorization")]).toEqual([PROFILE, expect.any(String)]);
    expect(await other.getByText(EXPIRED).count()).toBe(0);
    seen.expectQuiet();
    await seen.close();
  });

  test("when the last session was left by its member more than half an hour ago, and the other tab shows a public page", async () => {
    const seen = await enter(stage, "harish");
    const { page } = seen;
    const other = await page.context().newPage();
    await other.goto("/home");
    await page.goto("/userAdmin/signOut");
    await page.getByRole("button", { name: "Yes" }).click();
    await page.waitForURL("**/login");
    expect(await stored(page, "activeAt")).toBeNull();
    await setLastActive(page, 41 * MINUTE);
    await page.bringToFront();
    await logIn(page, "harish");
    await page.waitForURL("**/home");
    await page.waitForTimeout(1500);
    expect(await stored(page, "authorization")).not.toBeNull();
    for (const tab of [page, other]) expect(await tab.getByText(EXPIRED).count()).toBe(0);
    seen.expectQuiet();
    await seen.close();
  });
});
