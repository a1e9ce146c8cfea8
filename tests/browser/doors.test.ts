/** What happens between the doors: the SMS in one's own language, a step back, a number carried on, a reload half-way, a browser without script. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { arrive, castMember, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const HALF_A_MINUTE = 31_000;

const stage = openStage();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const at = (page: Page) => new URL(page.url()).pathname;

/** The texts of all SMS to a phone, newest first. */
async function letters(page: Page, phone: string): Promise<string[]> {
  const found = (await (await page.request.get(`/dev/outbox.json?to=${phone}`)).json()) as Array<{ text: string }>;
  return found.map(({ text }) => text);
}

/** The first step of signing up, up to the code. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto("/signUp");
  await page.getByText("Individual", { exact: true }).click();
  await page.locator("#sign-up-phoneNo").fill(phone);
  await press(page, "Send code");
  await page.waitForURL("**/verify");
}

describe("signing up", () => {
  test("in Hindi gets every SMS in Hindi", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.clock.install();
    await page.goto("/hi/signUp");
    await page.getByText("व्यक्ति", { exact: true }).click();
    await page.locator("#sign-up-phoneNo").fill("9811100031");
    await press(page, "कोड भेजें");
    await page.waitForURL("**/hi/verify");
    await newestCode(page, "9811100031");
    stage.town.clock.forward(HALF_A_MINUTE);
    await page.clock.fastForward(HALF_A_MINUTE);
    await press(page, "दूसरा कोड भेजें");
    await expect.poll(() => letters(page, "9811100031")).toHaveLength(2);
    for (const letter of await letters(page, "9811100031")) expect(letter).toMatch(/[\u0900-\u097f]/);
    seen.expectQuiet();
    await seen.close();
  });

  test("goes on with the code in hand when someone steps back and gives the same number again", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await askForCode(page, "9811100032");
    await page.getByRole("link", { name: "Use another phone number" }).click();
    await page.waitForURL("**/signUp");
    await press(page, "Send code");
    await page.waitForURL("**/verify");
    await page.getByRole("status").getByText("We already sent you the code; it is still valid.").waitFor();
    expect(await letters(page, "9811100032")).toHaveLength(1);
    await page.locator("#verify-otp").fill(await newestCode(page, "9811100032"));
    await page.waitForURL("**/signUp?part=1");
    seen.expectQuiet();
    await seen.close();
  });

  test("with a member's number carries the number to the login and to a new PIN, whose code leaves at once", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    const { phone } = castMember("harish");
    await askForCode(page, phone);
    const first = await newestCode(page, phone);
    await page.locator("#verify-otp").fill(first);
    await page.getByRole("link", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/login");
    await expect.poll(() => page.locator("#login-phoneNo").inputValue()).toBe(phone);
    await page.getByRole("link", { name: "Forgot your PIN?" }).click();
    await page.waitForURL("**/forgotPin");
    await expect.poll(() => page.locator("#forgot-pin-phoneNo").inputValue()).toBe(phone);
    await press(page, "Send code");
    await page.locator("#forgot-pin-code-otp").fill(await newestCode(page, phone, [first]));
    await page.locator("#forgot-pin-new-pin").waitFor();
    seen.expectQuiet();
    await seen.close();
  });

  test("is told in words when a state is chosen without its city", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/signUp");
    const progress = { kind: "individual", phoneNo: "9811100033", ticket: "t", invitedBy: null };
    await page.evaluate((kept) => sessionStorage.setItem("viprasetu.sign-up", kept), JSON.stringify(progress));
    await page.goto("/signUp?part=1");
    await page.getByText("More about you").click();
    await page.locator("#sign-up-member-fkStateId").selectOption({ label: "Rajasthan" });
    await press(page, "Become a member");
    await page
      .locator("#sign-up-member-fkCityId-error")
      .getByText("Please choose the city too, or leave the state empty")
      .waitFor();
    await page.locator("#sign-up-member-fkStateId").selectOption("");
    await page.locator("#sign-up-member-fkCityId-error").waitFor({ state: "detached" });
    seen.expectQuiet();
    await seen.close();
  });
});

test("a forgotten PIN stands a reload at every step, the focus waits in the field, and the login knows the number", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { phone } = castMember("asha");
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.goto("/forgotPin");
  await untilAlive(page);
  await page.locator("#forgot-pin-phoneNo").fill(phone);
  await press(page, "Send code");
  await page.locator("#forgot-pin-code-otp").waitFor();
  await page.reload();
  await page.locator("#forgot-pin-code-otp").waitFor();
  await press(page, "Use another phone number");
  await expect.poll(focused).toBe("forgot-pin-phoneNo");
  await page.locator("#forgot-pin-phoneNo").fill(phone);
  await press(page, "Send code");
  await page.getByRole("status").getByText("We already sent you the code; it is still valid.").waitFor();
  await page.locator("#forgot-pin-code-otp").fill(await newestCode(page, phone));
  await expect.poll(focused).toBe("forgot-pin-new-pin");
  await page.keyboard.type("604817");
  await page.reload();
  await expect.poll(focused).toBe("forgot-pin-new-pin");
  expect(await page.locator("#forgot-pin-new-pin").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("604817");
  await page.locator("#forgot-pin-new-pin").fill("604817");
  await press(page, "Save new PIN");
  await page.waitForURL("**/login");
  expect(await page.locator("#login-phoneNo").inputValue()).toBe(phone);
  await page.goto("/forgotPin");
  await page.locator("#forgot-pin-phoneNo").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("a new PIN whose proof is too old leads back to the number, and says so", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { phone } = castMember("sunita");
  await page.goto("/forgotPin");
  await untilAlive(page);
  await page.locator("#forgot-pin-phoneNo").fill(phone);
  await press(page, "Send code");
  await page.locator("#forgot-pin-code-otp").fill(await newestCode(page, phone));
  await page.locator("#forgot-pin-new-pin").fill("604817");
  stage.town.clock.forward(2 * 60 * 60_000);
  await press(page, "Save new PIN");
  await page.getByText("Please verify your phone number again.").waitFor();
  expect(await page.locator("#forgot-pin-phoneNo").inputValue()).toBe(phone);
  seen.expectQuiet(400);
  await seen.close();
});

test("a forgotten PIN is asked for anew when another number comes from the login", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/forgotPin");
  await untilAlive(page);
  await page.locator("#forgot-pin-phoneNo").fill(castMember("gopal").phone);
  await press(page, "Send code");
  await page.locator("#forgot-pin-code-otp").waitFor();
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await page.locator("#login-phoneNo").fill(castMember("meera").phone);
  await page.getByRole("link", { name: "Forgot your PIN?" }).click();
  await expect.poll(() => page.locator("#forgot-pin-phoneNo").inputValue()).toBe(castMember("meera").phone);
  expect(at(page)).toBe("/forgotPin");
  seen.expectQuiet();
  await seen.close();
});

test.each([
  ["", "This part of the portal works only with JavaScript."],
  ["/hi", "पोर्टल का यह हिस्सा केवल जावास्क्रिप्ट के साथ चलता है।"],
])("without script every door below '%s/' says what it needs", async (language, sentence) => {
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  for (const door of ["/login", "/forgotPin", "/signUp", "/verify", "/staff/login", "/staff"]) {
    await page.goto(`${language}${door}`);
    const told = page.locator("noscript:visible");
    expect((await told.allTextContents()).join(" "), door).toContain(sentence);
  }
  await close();
});

test("an invitation in the name of a गोर्‍हे is told with the name", async () => {
  const { page, close } = await arrive(stage);
  await page.goto(`/signUp?refId=AAAAAAAAAAAAAAAAAAAAAA&referredby=${encodeURIComponent("गोर्\u200dहे पाटील")}`);
  await page.getByText("गोर्\u200dहे invited you").waitFor();
  await close();
});
