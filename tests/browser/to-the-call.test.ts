/** From a wish to a conversation: how many presses, fields and screens it takes, and that the wish outlives sign-up, payment and a closed tab. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { PRICE } from "#tests/harness/plan.ts";
import { checkoutWindow, choose } from "./steps/checkout.ts";
import { type CountedWalk, countWalk } from "./steps/counted-walk.ts";
import { arrive, enter, newestCode } from "./steps/people.ts";
import { choosePlace } from "./steps/places.ts";
import { openStage } from "./steps/stage.ts";

const SHOP = "Annapurna Satvik Rasoi";
const PHONE_SCREEN: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DAY_MS = 86_400_000;

const stage = openStage();
/** The number of Asha's business, and where it and its first offering stand. */
let number: string;
let business: string;
let listing: string;

beforeAll(async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ phone: string; business: string; listing: string }>(
    `select b.phone, b.id as business, l.id as listing from businesses b join listings l on l.business_id = b.id
      where b.name = $1 order by l.posted_at limit 1`,
    [SHOP],
  );
  number = rows[0]!.phone;
  business = `/indore/${shortId(rows[0]!.business)}`;
  listing = `${business}/${shortId(rows[0]!.listing)}`;
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.locator("dialog[open]");
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Presses what opens the contact of the item that stands open, and goes to sign up. */
async function callAndRegister(page: Page): Promise<void> {
  await press(page, "Call");
  await dialog(page).getByRole("link", { name: "Register Now" }).click();
  await page.waitForURL("**/signUp**");
}

/** From the phone's field to the plan, with nothing typed but what must be. */
async function join(page: Page, phone: string): Promise<void> {
  await page.getByLabel("Phone number").fill(phone);
  await press(page, "Send code");
  await page.waitForURL("**/verify");
  await page.getByLabel("Code from the SMS").fill(await newestCode(page, phone));
  await page.waitForURL("**/signUp?part=*");
  await page.getByLabel("First name").fill("Kamla");
  await page.getByLabel("New PIN").fill("730418");
  await press(page, "Become a member");
  await page.waitForURL("**/renewPlan");
}

async function pay(page: Page): Promise<void> {
  await press(page, `Pay ${PRICE}`);
  await checkoutWindow(page).waitFor();
  await choose(page, "succeeds");
}

/** What the story prints beside its limits. */
function told({ taps, fields, screens }: CountedWalk): string {
  return `${taps.length} taps (${taps.join(" > ")}); ${fields.size} required fields (${[...fields].join(", ")}); ${screens.length} screens (${screens.join(" > ")})`;
}

test("a visitor who searches, calls, joins and pays has the number after at most 5 required fields and 9 taps, on a phone", async () => {
  const seen = await arrive(stage, PHONE_SCREEN);
  const { page } = seen;
  const walk = await countWalk(page);
  await page.goto("/home");
  await page.getByRole("combobox").first().fill("annapurna rasoi");
  walk.fields.add("the search");
  await page.getByRole("combobox").first().press("Enter");
  await page.getByRole("link", { name: SHOP }).first().click();
  await page.getByRole("heading", { level: 1, name: SHOP }).waitFor();
  await callAndRegister(page);
  await join(page, "9811166001");
  await pay(page);
  await page.getByRole("heading", { level: 1, name: SHOP }).waitFor();
  await page.getByText("Thank you, your plan is active").waitFor();
  await press(page, "Call");
  expect(await dialog(page).getByRole("link", { name: "Call +91" }).getAttribute("href")).toBe(`tel:+91${number}`);
  console.log(`to the number: ${told(walk)}`);
  expect(walk.taps.length).toBeLessThanOrEqual(9);
  expect(walk.fields.size).toBeLessThanOrEqual(5);
  expect(await page.evaluate(() => localStorage.getItem("viprasetu.wish"))).toBeNull();
  seen.expectQuiet(401);
  await seen.close();
});

test("a visitor who lists a business has sent it for approval after at most 8 screens and 12 required fields", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const walk = await countWalk(page);
  await page.goto("/home");
  await page.getByRole("main").getByRole("link", { name: "List your business" }).click();
  await page.waitForURL("**/signUp?kind=business");
  await join(page, "9811166002");
  await pay(page);
  await page.waitForURL("**/registerBusiness/part1");
  await page.getByLabel("Business name").fill("Kamla Mishthan");
  await page.getByLabel("Category", { exact: false }).first().selectOption({ label: "Sweets & Namkeen" });
  await page.getByLabel("Subcategory").selectOption({ label: "Sweet Shops" });
  await page.getByLabel("Description").fill("Sweets of khoya and cashew, made fresh every morning.");
  await press(page, "Next: where and when");
  await page.waitForURL("**/registerBusiness/part2");
  await choosePlace(page, { state: "Madhya Pradesh", city: "Bhopal" });
  await page.getByLabel("Address").fill("21, Chowk Bazaar, near the old gate");
  await press(page, "Send for approval");
  await page.waitForURL("**/userAdmin/businesses");
  await page.getByText("Approval Pending").waitFor();
  console.log(`to the approval: ${told(walk)}`);
  expect(walk.screens.length).toBeLessThanOrEqual(8);
  expect(walk.fields.size).toBeLessThanOrEqual(12);
  seen.expectQuiet(401);
  await seen.close();
});

/** On a phone's first screen; its place is kept from the first paint, so that what is below does not move when it comes. Follows it. */
async function wishOnHome(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  const title = page.getByRole("heading", { level: 1 });
  const served = (await title.boundingBox())!.y;
  await page.unroute("**/*.js");
  await page.reload();
  const line = page.getByText(`You wanted to reach ${name}.`);
  await line.waitFor();
  const { y, height } = (await line.boundingBox())!;
  expect(y + height).toBeLessThan(400);
  expect((await title.boundingBox())!.y).toBe(served);
  await page.getByRole("link", { name: "Go on to the membership" }).click();
}

describe("the wish of a visitor", () => {
  test("outlives the tab: closed before the code's form and again before paying, the offering stands open in the end", async () => {
    const seen = await arrive(stage);
    const device = seen.page.context();
    await seen.page.goto(listing);
    const { pathname } = new URL(seen.page.url());
    const name = await seen.page.getByRole("heading", { level: 1 }).innerText();
    await callAndRegister(seen.page);
    await seen.page.close();
    const second = await device.newPage();
    await second.goto("/home");
    await wishOnHome(second, name);
    await second.waitForURL("**/signUp");
    await second.getByText(name).waitFor();
    await join(second, "9811166003");
    await second.close();
    const third = await device.newPage();
    await third.goto("/home");
    await wishOnHome(third, name);
    await third.waitForURL("**/renewPlan");
    await third.getByText(name).waitFor();
    await pay(third);
    await third.waitForURL(`**${pathname}`);
    await third.getByRole("button", { name: "Call", exact: true }).waitFor();
    await seen.close();
  });

  test("is forgotten after a day", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto(business);
    await callAndRegister(page);
    await page.getByText(`you are back at ${SHOP}`).waitFor();
    await page.clock.setFixedTime(Date.now() + DAY_MS + 60_000);
    await page.goto("/signUp");
    await page.getByRole("heading", { name: "Join the community" }).waitFor();
    expect(await page.getByText(SHOP).count()).toBe(0);
    await seen.close();
  });

  test("to open a screen of members is kept through the login's way to signing up", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/userAdmin/businesses/registerBusiness/part1");
    await page.waitForURL("**/login?from=*");
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByText("Once you have paid, the form for your business opens.").waitFor();
    await join(page, "9811166004");
    await pay(page);
    await page.waitForURL("**/registerBusiness/part1");
    await page.getByLabel("Business name").waitFor();
    seen.expectQuiet(401);
    await seen.close();
  });
});

test("a member without a plan who presses Call pays and has the business open, one press from the number", async () => {
  const seen = await enter(stage, "gopal");
  const { page } = seen;
  await page.goto(`${business}`);
  const { pathname } = new URL(page.url());
  await press(page, "Call");
  await dialog(page).getByText("your name and phone number").waitFor();
  await dialog(page).getByRole("button", { name: "Proceed" }).click();
  await page.waitForURL("**/renewPlan");
  await page.getByText(SHOP).waitFor();
  await pay(page);
  await page.waitForURL(`**${pathname}`);
  await press(page, "Call");
  await dialog(page).getByRole("link", { name: "Call +91" }).waitFor();
  seen.expectQuiet(401);
  await seen.close();
});

describe("signing up", () => {
  test("says before the first field what it costs, what it opens and that name and number go to the owner", async () => {
    for (const [language, phone, sentences] of [
      ["", "Phone number", [PRICE, "Call, WhatsApp", "your name and phone number"]],
      ["/hi", "फ़ोन नंबर", [PRICE, "कॉल, व्हाट्सऐप", "आपका नाम और फ़ोन नंबर"]],
    ] as const) {
      const seen = await arrive(stage, PHONE_SCREEN);
      const { page } = seen;
      await page.goto(`${language}/signUp?kind=individual`);
      const field = (await page.getByLabel(phone).boundingBox())!;
      for (const sentence of sentences) {
        const line = page.getByRole("main").getByText(sentence).first();
        expect((await line.boundingBox())!.y, sentence).toBeLessThan(field.y);
      }
      seen.expectQuiet();
      await seen.close();
    }
  });

  test("asks neither the kind again nor, beside the PIN, for the PIN code; all else is folded, and unfolds where it is wrong", async () => {
    const seen = await arrive(stage);
    const { page } = seen;
    await page.goto("/registerNow");
    await page.getByRole("link", { name: "Start: As a professional" }).click();
    await page.getByLabel("Phone number").waitFor();
    expect(await page.getByRole("radio").filter({ visible: true }).count()).toBe(0);
    await page.getByText("Change", { exact: true }).click();
    await expect.poll(() => page.getByRole("radio", { name: /^Professional/ }).isChecked()).toBe(true);
    await page.getByLabel("Phone number").fill("9811166005");
    await press(page, "Send code");
    await page.getByLabel("Code from the SMS").fill(await newestCode(page, "9811166005"));
    await page.getByLabel("New PIN").waitFor();
    expect(await page.getByLabel("PIN code").filter({ visible: true }).count()).toBe(0);
    await page.getByText("More about you").click();
    await page.getByLabel("Email").fill("not an address");
    await page.getByText("More about you").click();
    await page.getByLabel("First name").fill("Kamla");
    await page.getByLabel("New PIN").fill("730418");
    await press(page, "Become a member");
    await page.getByText("Please enter a valid email address").first().waitFor();
    expect(await page.getByLabel("Email").isVisible()).toBe(true);
    await page.getByLabel("Email").fill("");
    await press(page, "Become a member");
    await page.waitForURL("**/renewPlan");
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem("viprasetu.secure.userData")!));
    expect(user).toMatchObject({ kind: "professional", firstName: "Kamla" });
    await seen.close();
  });
});

describe("on the cards of results", () => {
  const results = "/indore?searchQuery=annapurna%20rasoi";
  const card = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("link", { name: SHOP }) });

  test("a paid member calls with one press, which leaves the dialling as the second, and the number stays at hand for the visit", async () => {
    const seen = await enter(stage, "meera", PHONE_SCREEN);
    const { page } = seen;
    const walk = await countWalk(page);
    await page.goto(results);
    const top = async () => (await card(page).first().boundingBox())!;
    const before = await top();
    expect(await page.content()).not.toContain(number);
    await card(page)
      .getByRole("button", { name: `Call ${SHOP}` })
      .click();
    await dialog(page).getByRole("link", { name: "Call +91" }).waitFor();
    expect(walk.taps.length).toBe(1);
    expect((await top()).height).toBe(before.height);
    await page.keyboard.press("Escape");
    const shown = `${number.slice(0, 5)} ${number.slice(5)}`;
    await card(page).getByRole("button", { name: shown }).waitFor();
    await page.goto("/userAdmin/editProfile");
    await page.goto(results);
    await card(page).getByRole("button", { name: shown }).waitFor();
    await page.goto("/userAdmin/signOut");
    // Where nothing can dial, Chromium's own question which program shall stands before the tab, and takes every real press.
    await page.getByRole("button", { name: "Yes", exact: true }).dispatchEvent("click");
    await page.waitForURL("**/login");
    expect(await stored(page)).not.toContain(number);
    await seen.close();
  });

  test("a visitor finds the way to the business alone, and a member without a plan is led through paying to the business of the card", async () => {
    const visitor = await arrive(stage);
    await visitor.page.goto(results);
    await card(visitor.page).first().waitFor();
    expect(await card(visitor.page).getByRole("button").count()).toBe(0);
    await visitor.close();
    const seen = await enter(stage, "ramesh");
    const { page } = seen;
    await page.goto(results);
    await card(page)
      .getByRole("button", { name: `Call ${SHOP}` })
      .click();
    await dialog(page).getByRole("button", { name: "Proceed" }).click();
    await page.waitForURL("**/renewPlan");
    await press(page, `Pay ${PRICE}`);
    await choose(page, "succeeds");
    await page.getByRole("heading", { level: 1, name: SHOP }).waitFor();
    seen.expectQuiet(401);
    await seen.close();
  });
});
