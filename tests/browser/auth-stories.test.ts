/** Joining, coming in and going out, as people live it: sign-up by invitation, a new device, a forgotten PIN, an idle hour, the last click. */
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { arrive, castMember, enter, newestCode } from "./steps/people.ts";
import { choosePlace } from "./steps/places.ts";
import { openStage } from "./steps/stage.ts";

const MINUTE = 60_000;
const THANKS = "Thanks for visting VipraSetu, Would be happy to serve you again!";
const EXPIRED = "Session expired. Please login again.";

const stage = openStage();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("viprasetu.secure.authorization"));
const at = (page: Page) => new URL(page.url()).pathname;

/** Counts the calls of this window to a path of the API. */
function calls(within: Page | BrowserContext, path: string): () => number {
  let count = 0;
  within.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) count += 1;
  });
  return () => count;
}

async function logIn(page: Page, { phone, pin }: { phone: string; pin: string }): Promise<void> {
  await field(page, "Phone number").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await press(page, "Log in");
}

describe("signing up", () => {
  test("by an invitation: phone, code, name and PIN, all that may be said besides, a reload that loses nothing but the PIN, and on to the plan", async () => {
    const asha = shortId(await stage.town.idOf("asha"));
    const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
    const { page } = seen;
    await page.goto(`/signUp?refId=${asha}&referredby=Asha+Sharma`);
    await page.getByText("Asha invited you").waitFor();
    await press(page, "Send code");
    await page.getByRole("alert").getByText("Phone number is required").waitFor();
    await page.getByText("Professional", { exact: true }).click();
    await field(page, "Phone number").fill("+91 98111-22334");
    await press(page, "Send code");
    await page.waitForURL("**/verify");
    await page.locator("#verify-otp").fill("000000");
    await page.locator("#verify-otp-error").waitFor();
    await page.locator("#verify-otp").fill(await newestCode(page, "9811122334"));
    await press(page, "Continue");
    await page.waitForURL("**/signUp?part=1");
    await page.getByText("Asha invited you").waitFor();
    await field(page, "First name").fill("रवि");
    await page.getByText("More about you").click();
    await field(page, "Last name").fill("sharma-dot-com");
    await press(page, "Become a member");
    await page.getByRole("alert").getByText("Last name must not carry a phone number").waitFor();
    await field(page, "Last name").fill("O'Brien शर्मा");
    await choosePlace(page, { state: "Tamil Nadu", city: "Madurai" });
    await page.locator("#sign-up-member-fkStateId").selectOption({ label: "Madhya Pradesh" });
    expect(await page.locator("#sign-up-member-fkCityId").inputValue()).toBe("");
    await page.locator("#sign-up-member-fkCityId").fill("इंदौर");
    await page.locator("#sign-up-member-address").fill("12, Rajwada Chowk");
    await page.locator("#sign-up-member-pin").fill("556677");
    await page.reload();
    await expect.poll(() => page.locator("#sign-up-member-fkCityId").inputValue()).toBe("Indore");
    expect(await page.locator("#sign-up-member-address").inputValue()).toBe("12, Rajwada Chowk");
    expect(await page.locator("#sign-up-member-pin").inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("556677");
    await page.locator("#sign-up-member-pin").fill("556677");
    await press(page, "Become a member");
    await page.getByRole("alert").getByText("This PIN is easy to guess. Please choose another one.").waitFor();
    await page.getByText("With “Become a member” you accept the terms and the privacy policy.").waitFor();
    await page.locator("#sign-up-member-pin").fill("835016");
    await press(page, "Become a member");
    await page.waitForURL("**/renewPlan");
    await page.getByText("Welcome, रवि. Your account is ready; choose your plan next.").waitFor();
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem("viprasetu.secure.userData")!));
    expect(user).toMatchObject({ kind: "professional", plan: "Plan 0", refId: asha, referredby: "Asha Sharma" });
    expect(user).toMatchObject({ firstName: "रवि", city: "Indore" });
    seen.expectQuiet(400, 401);
    await seen.close();
  });

  test("with a phone that is registered is told so only after the code, and is led to the login", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    const { phone } = castMember("gopal");
    await page.goto("/signUp");
    await page.getByText("Individual", { exact: true }).click();
    await field(page, "Phone number").fill(phone);
    await press(page, "Send code");
    await page.waitForURL("**/verify");
    expect(await page.getByText("You are a member already").count()).toBe(0);
    await page.locator("#verify-otp").fill(await newestCode(page, phone));
    await page.getByRole("heading", { name: "You are a member already" }).waitFor();
    await page.getByRole("link", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/login");
    seen.expectQuiet();
    await seen.close();
  });
});

describe("a sign-up whose proof of the phone is no longer good says why it cannot go on", () => {
  const create = "**/api/public/user/create";

  async function toLastStep(phone: string) {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/signUp");
    await page.getByText("Individual", { exact: true }).click();
    await field(page, "Phone number").fill(phone);
    await press(page, "Send code");
    await page.locator("#verify-otp").fill(await newestCode(page, phone));
    await page.locator("#sign-up-member-firstName").fill("Gita");
    await page.locator("#sign-up-member-pin").fill("628401");
    return seen;
  }

  test("after too long a time: the phone is to be verified again, and what was typed stays", async () => {
    const seen = await toLastStep("9811122335");
    const { page } = seen;
    await page.getByText("More about you").click();
    await page.locator("#sign-up-member-address").fill("12, Rajwada Chowk");
    await page.route(create, (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 400,
          message: "Please verify your phone number again.",
          payload: { error: { code: "ticket.invalid" } },
        },
      }),
    );
    await press(page, "Become a member");
    await page.waitForURL("**/signUp");
    await page.getByText("Please verify your phone number again.").waitFor();
    expect(await page.getByText("Please verify your phone number again.").count()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem("viprasetu.draft.sign-up-member"))).toContain("Rajwada");
    seen.expectQuiet(400);
    await seen.close();
  });

  test("because the account exists already, of an answer that was lost: it says so and leads to the login", async () => {
    const seen = await toLastStep("9811122336");
    const { page } = seen;
    await page.route(
      create,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, "Become a member");
    await page.getByRole("alert").getByText("Network error. Please check your connection and try again.").waitFor();
    await press(page, "Try Again");
    await page.getByRole("heading", { name: "You are a member already" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "You are a member already" }).waitFor();
    await page.getByRole("link", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/login");
    await logIn(page, { phone: "9811122336", pin: "628401" });
    await page.waitForURL("**/home");
    await seen.close();
  });
});

describe("logging in", () => {
  test("on a new device asks for a code after the right PIN, and leads on to where the person wanted to go", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    const { phone, pin } = castMember("sunita");
    await page.goto("/userAdmin/editProfile");
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await logIn(page, { phone, pin: "908172" });
    await page.getByText("Login failed. Please check your phone number and PIN.").waitFor();
    await logIn(page, { phone, pin });
    await page.getByRole("heading", { name: "Is this really you?" }).waitFor();
    expect(await stored(page)).toBeNull();
    await page.locator("#login-code-otp").fill(await newestCode(page, phone));
    await page.waitForURL("**/userAdmin/editProfile");
    await page.getByRole("heading", { level: 1, name: "Edit Profile" }).waitFor();
    expect(await page.title()).toBe("Edit Profile · VipraSetu");
    seen.expectQuiet(400);
    await seen.close();
  });

  test("can be begun before the page has come to life, and nothing of it is lost or sent by the browser itself", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await page.locator("#login-phoneNo").fill("1234512345");
    await page.locator("#login-pin").fill("908172");
    await press(page, "Log in");
    expect([at(page), await page.locator("#login-phoneNo").inputValue()]).toEqual(["/login", "1234512345"]);
    letGo();
    await page.getByText("Login failed. Please check your phone number and PIN.").waitFor();
    expect([at(page), await page.locator("#login-phoneNo").inputValue()]).toEqual(["/login", "1234512345"]);
    seen.expectQuiet(400);
    await seen.close();
  });

  test("never leads to another site, whatever the address says", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    const { phone, pin } = castMember("harish");
    await page.goto("/login?from=https%3A%2F%2Fevil.example%2F");
    await logIn(page, { phone, pin });
    await page.locator("#login-code-otp").fill(await newestCode(page, phone));
    await page.waitForURL("**/home");
    await seen.close();
  });

  test("without a connection keeps what was typed and offers another try", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/login");
    await page.route("**/api/auth/user/logIn", (route) => route.abort());
    await logIn(page, { phone: "1234512345", pin: "908172" });
    await page.getByRole("alert").getByText("Network error. Please check your connection and try again.").waitFor();
    await page.unroute("**/api/auth/user/logIn");
    expect(await page.locator("#login-phoneNo").inputValue()).toBe("1234512345");
    await press(page, "Try Again");
    await page.getByText("Login failed. Please check your phone number and PIN.").waitFor();
    expect(await page.getByRole("button", { name: "Reset Form" }).count()).toBe(0);
    await seen.close();
  });

  test("with the right PIN of a blocked account says so", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/login");
    const { phone, pin } = castMember("vikas");
    await logIn(page, { phone, pin });
    await page.getByText("Account blocked!").waitFor();
    expect(await stored(page)).toBeNull();
    await seen.close();
  });
});

test("a forgotten PIN: phone, code, a new one, and the login takes it", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const { phone } = castMember("meera");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your PIN?" }).click();
  await page.locator("#forgot-pin-phoneNo").fill(phone);
  await press(page, "Send code");
  const code = await newestCode(page, phone);
  await page.locator("#forgot-pin-code-otp").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.locator("#forgot-pin-new-pin").fill("123456");
  await press(page, "Save new PIN");
  await page.getByRole("alert").getByText("This PIN is easy to guess. Please choose another one.").waitFor();
  await page.locator("#forgot-pin-new-pin").fill("604817");
  await press(page, "Save new PIN");
  await page.waitForURL("**/login");
  await page.getByText("Your new PIN is set. Please log in with it.").waitFor();
  await logIn(page, { phone, pin: "604817" });
  await page.waitForURL("**/home");
  await page.getByText(/^Your plan expiring on \d+\/\w{3}\/\d{4}$/).waitFor();
  seen.expectQuiet();
  await seen.close();
});

describe("the guard of the member area", () => {
  test("sends a member on Plan 0 home with the question whether to buy a plan, but lets them sign out, change the PIN beside the subscription, and find whom they have blocked", async () => {
    const seen = await enter(stage, "gopal");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.waitForURL("**/home");
    await page.locator("dialog[open]").getByText("You need to buy a plan to use this feature").waitFor();
    await page.goto("/userAdmin/signOut");
    await page.getByText("Are you sure you want to logout?").waitFor();
    await page.goto("/userAdmin/subscriptionInfo");
    await page.getByText("Change PIN", { exact: true }).click();
    await page.locator("#change-pin-currentPin").fill("908172");
    await page.locator("#change-pin-newPin").fill("739105");
    await press(page, "Save new PIN");
    await page.getByRole("alert").getByText("Your current PIN is wrong.").waitFor();
    await page.locator("#change-pin-currentPin").fill(castMember("gopal").pin);
    await press(page, "Save new PIN");
    await page.getByText("Your PIN is changed.").waitFor();
    expect(await page.locator("#change-pin-currentPin").inputValue()).toBe("");
    expect(at(page)).toBe("/userAdmin/subscriptionInfo");
    await page.getByText("Blocked members", { exact: true }).first().click();
    await page.getByRole("link", { name: "Blocked members" }).click();
    await page.waitForURL("**/userAdmin/blocked");
    await page.getByText("You have not blocked anybody").waitFor();
    seen.expectQuiet(400, 401);
    await seen.close();
  });

  test("keeps everything and offers another try when the server does not answer", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.route("**/api/auth/user/getUser", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/userAdmin/editProfile");
    await page.getByRole("heading", { name: "Connection Error" }).waitFor();
    expect(await stored(page)).not.toBeNull();
    await page.unroute("**/api/auth/user/getUser");
    await press(page, "Try Again");
    await page.getByRole("heading", { level: 1, name: "Edit Profile" }).waitFor();
    seen.expectQuiet(503);
    await seen.close();
  });

  test("sends whoever the server does not know to the login, keeping where they were", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.route("**/api/auth/user/getUser", (route) =>
      route.fulfill({ status: 403, json: { code: 403, message: "No", payload: {} } }),
    );
    await page.goto("/userAdmin/editProfile/changePin");
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile%2FchangePin");
    expect(await stored(page)).toBeNull();
    seen.expectQuiet(403);
    await seen.close();
  });

  test.each(["not-a-token", `e30.${btoa('{"sid":"x"}')}.e30`, `e30.${btoa('{"exp":1}')}.e30`])(
    "clears a token that cannot be right (%s) before any call is made",
    async (token) => {
      const seen = await arrive(stage);
      const { page } = seen;
      await page.goto("/login");
      await page.evaluate((value) => localStorage.setItem("viprasetu.secure.authorization", value), token);
      const asked = calls(page, "/auth/user/getUser");
      const read = calls(page, "/userAdmin/user/fetch");
      await page.goto("/userAdmin/editProfile");
      await page.waitForURL("**/login?from=**");
      expect([asked(), read(), await stored(page)]).toEqual([0, 0, null]);
      seen.expectQuiet();
      await seen.close();
    },
  );

  test("stands before every change of screen, not only the first", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.locator("#profile-firstName").waitFor();
    await page.evaluate(() => localStorage.removeItem("viprasetu.secure.authorization"));
    await page.getByRole("link", { name: "Change PIN" }).click();
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile%2FchangePin");
    await seen.close();
  });
});

describe("half an hour without a sign of life", () => {
  test("ends the session in all tabs with a warning; active in one tab is active in all; an active one asks the server now and then", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    const context = page.context();
    await context.clock.install();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/userAdmin/editProfile");
      await tab.locator("#profile-firstName").waitFor();
    }
    const asked = calls(context, "/auth/user/getUser");
    await context.clock.runFor(MINUTE);
    await page.mouse.move(50, 200);
    await context.clock.runFor(5 * MINUTE);
    // The part that asks is fetched then: minutes that fly by would count as a line that brings nothing.
    await expect.poll(asked).toBeGreaterThan(0);
    for (let minute = 0; minute < 30; minute += 10) {
      await context.clock.runFor(10 * MINUTE);
      await page.mouse.move(100 + minute, 200);
    }
    expect([at(page), at(other)]).toEqual(["/userAdmin/editProfile", "/userAdmin/editProfile"]);
    expect(asked()).toBeLessThanOrEqual(8);
    const before = asked();
    const lastActive = Number(await page.evaluate(() => localStorage.getItem("viprasetu.secure.activeAt")));
    await context.clock.pauseAt(lastActive + 28.5 * MINUTE);
    await page.getByText("You will be logged out in 2 minutes").waitFor();
    // The last second goes by of itself: what one tab tells the other finds both at the same time of day.
    await context.clock.pauseAt(lastActive + 30 * MINUTE - 1000);
    await context.clock.resume();
    await Promise.all(
      [page, other].map(async (tab) => {
        await tab.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
        await tab.getByText(EXPIRED).waitFor();
      }),
    );
    // What the login fetches is here before minutes fly by, which would count as a line that brings nothing.
    await Promise.all([page, other].map((tab) => tab.waitForLoadState("networkidle")));
    // Nobody was there to read it: it waits.
    await context.clock.fastForward("05:00");
    await page.getByText(EXPIRED).waitFor();
    expect(await stored(page)).toBeNull();
    // Where time jumps both tabs may ask in the same moment.
    expect(asked() - before).toBeLessThanOrEqual(4);
    seen.expectQuiet();
    await seen.close();
  });

  test("counts the sleep of a laptop: the first touch after it does not bring the session back", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.clock.install();
    await page.goto("/userAdmin/editProfile");
    await page.locator("#profile-firstName").waitFor();
    await page.clock.pauseAt(Date.now() + 45 * MINUTE);
    await page.mouse.move(300, 300);
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await page.clock.resume();
    await page.getByText(EXPIRED).waitFor();
    await seen.close();
  });
});

describe("logging out", () => {
  test("sends one request however often Yes is pressed, clears this browser and says goodbye on the page that loads", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    const sent = calls(page, "/auth/user/logOut");
    await page.goto("/userAdmin/signOut");
    await page.getByText("Are you sure you want to logout?").waitFor();
    await page.route("**/api/auth/user/logOut", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const yes = page.getByRole("button", { name: "Yes" });
    await yes.dispatchEvent("click");
    await yes.dispatchEvent("click");
    await yes.dispatchEvent("click");
    await page.getByText("Logging Out...").waitFor();
    await page.waitForURL("**/login");
    await page.getByText(THANKS).waitFor();
    expect(sent()).toBe(1);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /authorization|userData|planBannerDay/.test(key))).toEqual([]);
    seen.expectQuiet();
    await seen.close();
  });

  test.each(["jwt expired", "UnAuthorized - Authorization required!"])(
    "counts an answer '%s' as having logged out",
    async (message) => {
      const seen = await enter(stage, "asha");
      const { page } = seen;
      await page.goto("/userAdmin/signOut");
      await page.route("**/api/auth/user/logOut", (route) =>
        route.fulfill({ status: 401, json: { code: 401, message, payload: {} } }),
      );
      await press(page, "Yes");
      await page.waitForURL("**/login");
      await page.getByText(THANKS).waitFor();
      expect(await stored(page)).toBeNull();
      seen.expectQuiet(401);
      await seen.close();
    },
  );

  test("of an account that was blocked meanwhile clears this browser all the same, and says so instead of goodbye", async () => {
    const seen = await enter(stage, "sunita");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.locator("#profile-address").fill("Near the old clock tower");
    await page.getByRole("link", { name: "Sign Out" }).click();
    await page.getByText("Are you sure you want to logout?").waitFor();
    await stage.town.portal.connection.pool.query("update members set blocked_at = now() where id = $1", [
      await stage.town.idOf("sunita"),
    ]);
    await press(page, "Yes");
    await page.waitForURL("**/login");
    await page.getByText("Account blocked!").waitFor();
    expect(await page.getByText(THANKS).count()).toBe(0);
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => /authorization|userData|planBannerDay|draft/.test(key))).toEqual([]);
    seen.expectQuiet(401);
    await seen.close();
  });

  test("stays and shows the server's words when it failed, and can be tried again", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/userAdmin/signOut");
    await page.route(
      "**/api/auth/user/logOut",
      (route) => route.fulfill({ status: 500, json: { code: 500, message: "The database rests.", payload: {} } }),
      { times: 1 },
    );
    await press(page, "Yes");
    await page.getByText("The database rests.").waitFor();
    expect(await stored(page)).not.toBeNull();
    await press(page, "Yes");
    await page.waitForURL("**/login");
    seen.expectQuiet(500);
    await seen.close();
  });

  test("in one tab takes the other tab's member screens away", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    const other = await page.context().newPage();
    await other.goto("/userAdmin/editProfile");
    await other.locator("#profile-firstName").waitFor();
    await page.goto("/userAdmin/signOut");
    await press(page, "Yes");
    await other.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await seen.close();
  });
});

describe("the banner of an ending plan", () => {
  test("stands once a day of Asia/Kolkata until it is put away, and comes back after midnight there", async () => {
    const seen = await enter(stage, "meera", { timezoneId: "America/Los_Angeles" });
    const { page } = seen;
    const banner = page.getByText(/^Your plan expiring on/);
    await page.goto("/home");
    await banner.waitFor();
    await press(page, "Not today");
    await banner.waitFor({ state: "detached" });
    await page.reload();
    await page.locator("html[data-member]").waitFor();
    expect(await banner.count()).toBe(0);
    const days = await page.evaluate((key) => {
      const kept = localStorage.getItem(key);
      localStorage.setItem(key, "2026-01-01");
      return kept;
    }, "viprasetu.secure.planBannerDay");
    expect(days).toBe(dayOf(stage.town.clock.now()));
    await page.reload();
    await banner.waitFor();
    await seen.close();
  });

  test.each(["asha", "gopal", "ramesh"])("never stands for %s", async (key) => {
    const seen = await enter(stage, key);
    const { page } = seen;
    await page.goto("/home");
    await page.locator("html[data-member]").waitFor();
    await page.getByRole("main").waitFor();
    expect(await page.getByText(/^Your plan expiring on/).count()).toBe(0);
    await seen.close();
  });
});

describe("the profile", () => {
  test("saves what is changed, tells what is wrong beside the field, and carries a picture to the frame", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.locator("#profile-firstName").fill("A");
    await page.locator("#profile-firstName").blur();
    await page.getByText("First name must be at least 2 character(s) long").waitFor();
    await page.locator("#profile-firstName").fill("Asha at evil.example");
    await page.getByText("First name must not carry a phone number").waitFor();
    await page.locator("#profile-firstName").fill("Asha Devi");
    await page.locator('input[type="file"]').setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
    await page.locator('main img[src^="blob:"]').waitFor();
    await press(page, "Save profile");
    await page.getByText("Your profile is saved.").waitFor();
    await page.locator('header img[src^="/images/"]').waitFor();
    await page.getByRole("banner").getByText("Asha Devi Sharma").waitFor();
    await page.reload();
    await page.locator("#profile-firstName").waitFor();
    expect(await page.locator("#profile-firstName").inputValue()).toBe("Asha Devi");
    seen.expectQuiet();
    await seen.close();
  });

  test("takes a city by its whole name, and refuses one that nobody knows", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    const city = page.locator("#profile-fkCityId");
    await expect.poll(() => city.inputValue()).toBe("Indore");
    await city.fill("Atlantis");
    await city.blur();
    await page.locator("#profile-fkCityId-error").getByText("Please choose a city").waitFor();
    await press(page, "Save profile");
    await page.getByRole("alert").getByText("Please choose a city").waitFor();
    await city.fill("ujjain");
    await city.blur();
    await expect.poll(() => city.inputValue()).toBe("Ujjain");
    await page.locator("#profile-fkCityId-error").waitFor({ state: "detached" });
    await press(page, "Save profile");
    await page.getByText("Your profile is saved.").waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("viprasetu.secure.userData")!).city)).toBe(
      "Ujjain",
    );
    seen.expectQuiet();
    await seen.close();
  });

  test("keeps what was typed when the session is lost on the way", async () => {
    const seen = await enter(stage, "asha");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.locator("#profile-address").fill("Near the old clock tower");
    await page.route("**/api/userAdmin/user/update", (route) =>
      route.fulfill({ status: 401, json: { code: 401, message: "jwt expired", payload: {} } }),
    );
    await press(page, "Save profile");
    await page.waitForURL("**/login?from=%2FuserAdmin%2FeditProfile");
    await page.getByText(EXPIRED).waitFor();
    const kept = await page.evaluate(() => sessionStorage.getItem("viprasetu.draft.profile"));
    expect(kept).toContain("Near the old clock tower");
    seen.expectQuiet(401);
    await seen.close();
  });

  test("lists the member's sessions and ends another one", async () => {
    const elsewhere = await stage.town.signIn("kavita");
    const seen = await enter(stage, "kavita");
    const { page } = seen;
    await page.goto("/userAdmin/editProfile");
    await page.getByText("This device").waitFor();
    await page
      .getByRole("button", { name: /^Log out / })
      .first()
      .click();
    await page.getByText("Logged out successfully").waitFor();
    await page
      .getByRole("button", { name: /^Log out / })
      .first()
      .waitFor({ state: "detached" });
    expect((await stage.town.call(auth.getUser, {}, elsewhere)).status).toBe(401);
    seen.expectQuiet();
    await seen.close();
  });
});
