/** How a session ends and another begins while pages stand open: in two tabs, on a member's screen, on a public page. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { castMember, enter, newestCode, untilAlive } from "./steps/people.ts";
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

/** Lets a stored token be one that has just run out, unknown to the page. */
const letTokenRunOut = (page: Page) =>
  page.evaluate(() => localStorage.setItem("viprasetu.secure.authorization", `e30.${btoa('{"exp":1}')}.e30`));

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

describe("a token that runs out while a member's screen is open leads to the login, which says why", () => {
  test("as soon as something is sent; what was typed is there again after the login", async () => {
    const seen = await enter(stage, "sunita");
    const { page } = seen;
    await page.goto(PROFILE);
    await page.locator("#profile-address").fill("Near the old clock tower");
    await letTokenRunOut(page);
    await page.locator("#profile-address").pressSequentially(" 7");
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await page.getByText(EXPIRED).waitFor();
    expect([await stored(page, "authorization"), await stored(page, "userData")]).toEqual([null, null]);
    await logIn(page, "sunita");
    await page.waitForURL(`**${PROFILE}`);
    await eventually(() => page.locator("#profile-address").inputValue()).toBe("Near the old clock tower 7");
    seen.expectQuiet(401);
    await seen.close();
  });

  test("and within half a minute when nothing is sent at all", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.clock.install();
    await page.goto(PROFILE);
    await page.locator("#profile-firstName").waitFor();
    await letTokenRunOut(page);
    await page.clock.runFor(31_000);
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await page.getByText(EXPIRED).waitFor();
    expect(await stored(page, "userData")).toBeNull();
    await seen.close();
  });
});

describe("a public page knows nothing of a member whose token is over", () => {
  const askSomething = (page: Page) => page.getByRole("button", { name: "A question" }).click();
  const prefilled = (page: Page) =>
    Promise.all(["#contact-name", "#contact-phoneNo"].map((field) => page.locator(field).inputValue()));

  test.each([
    ["over", '{"exp":1}'],
    ["without an expiry", '{"sid":"x"}'],
  ])("found %s when the page opens: the stored data are gone", async (_, claims) => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/contactUs");
    await page.evaluate(
      (token) => localStorage.setItem("viprasetu.secure.authorization", token),
      `e30.${btoa(claims)}.e30`,
    );
    await page.reload();
    await untilAlive(page);
    await askSomething(page);
    expect(await prefilled(page)).toEqual(["", ""]);
    expect([await stored(page, "authorization"), await stored(page, "userData")]).toEqual([null, null]);
    await page.locator("header").getByRole("link", { name: "Login" }).waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  test("run out while it stands open: the form that is opened then is empty", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/contactUs");
    await page.locator("html[data-member]").waitFor();
    await letTokenRunOut(page);
    await askSomething(page);
    expect(await prefilled(page)).toEqual(["", ""]);
    seen.expectQuiet();
    await seen.close();
  });
});
