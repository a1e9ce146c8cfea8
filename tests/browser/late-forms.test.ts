/** The doors on a slow line: their forms stand before the form library and the rules of the fields are here, and whatever is done until then counts. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrive, untilAlive } from "./steps/people.ts";
import { pressSlowly } from "./steps/presses.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const KEPT = "What you typed here before has been kept.";
const LIBRARY = /\/assets\/(form-program|forms|fields|door-calls|staff-login-call)-/;

/** Holds the library back until `bring` is called. */
async function withoutLibrary(page: Page): Promise<{ bring: () => void }> {
  let bring: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(LIBRARY, async (route) => {
    await held;
    await route.continue();
  });
  return { bring };
}

/** How often a call is made; each is refused. */
async function countCalls(page: Page, call: string): Promise<{ count: number; body?: unknown }> {
  const seen: { count: number; body?: unknown } = { count: 0 };
  await page.route(`**/api/auth/${call}*`, (route) => {
    seen.count += 1;
    seen.body = route.request().postDataJSON() ?? Object.fromEntries(new URL(route.request().url()).searchParams);
    return route.fulfill({ status: 400, json: { code: 400, message: "Not today.", payload: {} } });
  });
  return seen;
}

test("who logs in before the library is here is logged in when it is, once, with what was typed until then", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { bring } = await withoutLibrary(page);
  const sent = await countCalls(page, "user/logIn");
  await page.goto("/login");
  await untilAlive(page);
  await page.locator("#login-phoneNo").fill("+91 12345 12345");
  await page.locator("#login-pin").fill("908172");
  const button = page.locator("form button[type=submit]");
  await button.click();
  await page.locator("form button[aria-busy=true]").getByText("Logging in").waitFor();
  await button.click({ force: true });
  expect(sent.count).toBe(0);
  bring();
  await page.getByText("Not today.").waitFor();
  expect(sent).toEqual({ count: 1, body: { phoneNo: "1234512345", pin: "908172" } });
  expect(await page.locator("#login-pin").inputValue()).toBe("908172");
  seen.expectQuiet(400);
  await seen.close();
});

test("who chooses and types at /signUp before the library is here finds all of it afterwards, and after a reload", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { bring } = await withoutLibrary(page);
  const sent = await countCalls(page, "user/requestOTP");
  await page.goto("/signUp");
  await page.getByText("Professional", { exact: true }).click();
  const phone = page.locator("#sign-up-phoneNo");
  await phone.fill("98111");
  bring();
  const draft = () => page.evaluate(() => sessionStorage.getItem("viprasetu.draft.sign-up") ?? "");
  await expect.poll(draft).toContain("98111");
  await phone.pressSequentially("00051");
  await page.reload();
  await page.getByText(KEPT).waitFor();
  await expect.poll(() => phone.inputValue()).toBe("9811100051");
  expect(await page.getByRole("radio", { name: "Professional" }).isChecked()).toBe(true);
  await phone.press("Enter");
  await page.getByText("Not today.").waitFor();
  expect(sent).toEqual({ count: 1, body: { phoneNo: "9811100051", language: "en" } });
  seen.expectQuiet(400);
  await seen.close();
});

test("a required field that is left before the library is here says so when it comes, and not while a press lasts", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { bring } = await withoutLibrary(page);
  await page.goto("/login");
  await untilAlive(page);
  await page.locator("#login-phoneNo").focus();
  await page.keyboard.press("Tab");
  const error = page.locator("#login-phoneNo-error");
  await pressSlowly(page, page.getByRole("heading", { level: 1 }), async () => {
    bring();
    await page.waitForTimeout(400);
    expect(await error.count()).toBe(0);
  });
  await error.waitFor();
  await page.locator("#login-pin-error").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("whose connection breaks before the library is here is told so when the form is sent, keeps what was typed, and can try again", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const sent = await countCalls(page, "user/resetPinOTP");
  await page.route(LIBRARY, (route) => route.abort());
  await page.goto("/forgotPin");
  await untilAlive(page);
  await page.locator("#forgot-pin-phoneNo").fill("1234512345");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("button", { name: "Try Again" }).waitFor();
  await page.unroute(LIBRARY);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText(KEPT).waitFor();
  expect(await page.locator("#forgot-pin-phoneNo").inputValue()).toBe("1234512345");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByText("Not today.").waitFor();
  expect(sent.count).toBe(1);
  await seen.close();
});

test.each(["/login", "/forgotPin", "/signUp", "/staff/login"])(
  "nothing moves at %s when the library takes the form over, and the focus and the caret stay",
  async (path) => {
    const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
    const { page } = seen;
    const { bring } = await withoutLibrary(page);
    await page.goto(path);
    await untilAlive(page);
    const phone = page.locator("input[type=tel]");
    await phone.fill("1234512345");
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    const boxes = () =>
      page.evaluate(() => [...document.querySelectorAll("main *")].map((one) => one.getBoundingClientRect().top));
    const before = await boxes();
    bring();
    await page.waitForResponse(LIBRARY);
    await page.waitForLoadState("networkidle");
    expect(await boxes()).toEqual(before);
    await page.keyboard.type("9");
    expect(await phone.inputValue()).toBe("1239451234");
    seen.expectQuiet();
    await seen.close();
  },
);
