/** How forms behave under someone's hands: what takes the focus, when errors show, and that nothing moves away from under a finger. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, untilAlive } from "./steps/people.ts";
import { pressSlowly, tap } from "./steps/presses.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** Other programs share the machine: what must come may take a while. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const startSignUp = (page: Page, more: object) =>
  page.addInitScript(
    (kept) => sessionStorage.setItem("viprasetu.sign-up", kept),
    JSON.stringify({
      phoneNo: "9811100044",
      kind: "individual",
      sent: { minutes: 10, againAt: 0, sentBefore: false },
      ...more,
    }),
  );

async function open(path: string, options: Parameters<typeof arrive>[1] = {}) {
  const seen = await arrive(stage, options);
  await seen.page.goto(path);
  await untilAlive(seen.page);
  return seen;
}

test("what is wrong takes the focus once for every try: whoever mends it and errs again goes on typing", async () => {
  const seen = await open("/login");
  const { page } = seen;
  const pin = page.locator("#login-pin");
  const summary = page.getByRole("alert").filter({ hasText: "Please check your input and try again." });
  const isSummaryFocused = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "alert");
  await page.locator("#login-phoneNo").fill("1234512345");
  await pin.fill("12345");
  await pin.press("Enter");
  await summary.waitFor();
  await eventually(isSummaryFocused).toBe(true);
  await pin.focus();
  await pin.press("End");
  await page.keyboard.type("6");
  await summary.waitFor({ state: "detached" });
  await page.keyboard.press("Backspace");
  await page.locator("#login-pin-error").waitFor();
  await page.keyboard.type("7");
  expect([await pin.inputValue(), await focusedId(page)]).toEqual(["123457", "login-pin"]);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await eventually(isSummaryFocused).toBe(true);
  seen.expectQuiet();
  await seen.close();
});

describe("a press on what stands below a required field that is left empty does its work", () => {
  test.each([
    ["Forgot your PIN?", "**/forgotPin"],
    ["Sign up", "**/signUp"],
  ])("'%s' at the login, with the mouse and with a finger", async (name, address) => {
    for (const hasTouch of [false, true]) {
      const seen = await open("/login", hasTouch ? { hasTouch, viewport: { width: 360, height: 760 } } : {});
      const { page } = seen;
      await page.locator("#login-phoneNo").focus();
      const link = page.locator("main").getByRole("link", { name });
      await (hasTouch ? tap(page, link) : pressSlowly(page, link));
      await page.waitForURL(address);
      seen.expectQuiet();
      await seen.close();
    }
  });

  test.each([
    ["/login", "#login-pin", "Log in"],
    ["/signUp", "#sign-up-phoneNo", "Send code"],
  ])("the button that sends the form at %s", async (path, field, name) => {
    const seen = await open(path);
    const { page } = seen;
    await page.locator(field).focus();
    await pressSlowly(page, page.getByRole("button", { name }));
    await page.getByRole("alert").getByText("Please check your input and try again.").waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  test("'Use another phone number' where the code is asked for", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await startSignUp(page, {});
    await page.goto("/verify");
    await page.locator("#verify-otp").focus();
    await pressSlowly(page, page.getByRole("link", { name: "Use another phone number" }));
    await page.waitForURL("**/signUp");
    seen.expectQuiet();
    await seen.close();
  });

  test("'Send another code' at the second step of the login", async () => {
    const seen = await open("/login");
    const { page } = seen;
    let asked = 0;
    await page.route("**/api/auth/user/logIn", (route) => {
      asked += 1;
      return route.fulfill({
        json: {
          code: 200,
          message: "",
          payload: { otpRequired: true, minutes: 10, againInSeconds: 0, sentBefore: false },
        },
      });
    });
    await page.locator("#login-phoneNo").fill("1234512345");
    await page.locator("#login-pin").fill("908172");
    await page.locator("#login-pin").press("Enter");
    await page.locator("#login-code-otp").focus();
    await pressSlowly(page, page.getByRole("button", { name: "Send another code" }));
    await eventually(() => asked).toBe(2);
    seen.expectQuiet();
    await seen.close();
  });
});

test("a required field that is left empty says so: at once on Tab, and after a press elsewhere as soon as that is over", async () => {
  const seen = await open("/login");
  const { page } = seen;
  const [phoneError, pinError] = [page.locator("#login-phoneNo-error"), page.locator("#login-pin-error")];
  await page.locator("#login-phoneNo").focus();
  await page.keyboard.press("Tab");
  await phoneError.waitFor();
  expect(await focusedId(page)).toBe("login-pin");
  await pressSlowly(page, page.getByRole("heading", { level: 1 }), async () => {
    expect([await focusedId(page), await pinError.count()]).toEqual(["content", 0]);
  });
  await pinError.waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("whoever comes from the phone number finds the code's field ready, with no word of an error", async () => {
  const seen = await open("/signUp");
  const { page } = seen;
  await page.getByText("Individual", { exact: true }).click();
  await page.locator("#sign-up-phoneNo").fill("9811100045");
  await page.locator("#sign-up-phoneNo").press("Enter");
  await page.waitForURL("**/verify");
  await page.locator("#verify-otp").waitFor();
  await page.waitForTimeout(300);
  expect([await focusedId(page), await page.locator("#verify-otp-error").count()]).toEqual(["verify-otp", 0]);
  seen.expectQuiet();
  await seen.close();
});

test("Enter on a list to choose from sends the form; while the list is open it chooses", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await startSignUp(page, { ticket: "t", invitedBy: null });
  let asked = 0;
  await page.route("**/api/public/user/create", (route) => {
    asked += 1;
    return route.fulfill({ status: 400, json: { code: 400, message: "Not today.", payload: {} } });
  });
  await page.goto("/signUp?part=1");
  await page.locator("#sign-up-member-firstName").fill("Ravi");
  await page.locator("#sign-up-member-pin").fill("730418");
  await page.getByText("More about you").click();
  const gender = page.locator("#sign-up-member-gender");
  await gender.focus();
  await page.keyboard.press("Space");
  await page.waitForTimeout(300);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(() => gender.inputValue()).not.toBe("");
  expect(asked).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByText("Not today.").waitFor();
  expect(asked).toBe(1);
  seen.expectQuiet(400);
  await seen.close();
});
