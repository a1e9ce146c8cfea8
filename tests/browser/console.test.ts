/** The staff console and the owners on the other side of it: who gets in, what a refusal leads to, and when a session is over. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../harness/chromium.ts";
import { openTown, type Town } from "../harness/town.ts";
import { arrive, enter } from "./steps/people.ts";
import { approve, logInAsStaff, reject } from "./steps/staff.ts";

const SHOP = "Upadhyay Computers";
const REASON = "Please add a picture of your own shop.";
const TO_LOGIN = "**/staff/login";

let town: Town;
let browser: Browser;

beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await town?.close();
});

test("a visitor is led to the console's sign-in before a single call, and a member without a role there too", async () => {
  const visitor = await arrive(browser, town);
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await visitor.page.goto("/staff");
  await visitor.page.waitForURL(TO_LOGIN);
  expect(asked).toEqual([]);
  visitor.expectQuiet();
  await visitor.close();

  const asha = await enter(browser, town, "asha");
  await asha.page.goto("/staff/log");
  await asha.page.waitForURL(TO_LOGIN);
  asha.expectQuiet(403);
  await asha.close();
});

test("a refused business tells its owner why at once; mended, it waits again and is let in", async () => {
  const harish = await enter(browser, town, "harish");
  const kavita = await arrive(browser, town);
  await harish.page.goto("/userAdmin/businesses");
  await harish.page.getByText("Approval Pending").waitFor();
  await logInAsStaff(kavita.page, "kavita");
  await reject(kavita.page, SHOP, REASON);

  const { page } = harish;
  await page.locator("[aria-live=polite]").getByText(`${SHOP} was not approved: ${REASON}`).waitFor();
  await page.reload();
  await page.getByText("Approval Rejected").waitFor();
  await page.getByText(REASON).waitFor();
  await page.getByRole("link", { name: `Fix and update ${SHOP}` }).click();
  await page.getByLabel("Description").fill("Computers, repairs and printers, now with pictures of the shop.");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await page.getByText("Saved. We look at it and tell you.").waitFor();

  await kavita.page.getByRole("link", { name: "Waiting" }).click();
  await approve(kavita.page, SHOP);
  await page.goto("/userAdmin/businesses");
  await page.getByText("Public", { exact: true }).waitFor();
  harish.expectQuiet();
  kavita.expectQuiet();
  await harish.close();
  await kavita.close();
});

test("a console that nobody used for half an hour ends with a warning at its own sign-in", async () => {
  const shankar = await enter(browser, town, await town.signIn("shankar", "staff"));
  const { page } = shankar;
  await page.context().clock.install();
  await page.goto("/staff");
  await page.getByRole("heading", { name: "Businesses waiting" }).waitFor();
  await page.context().clock.fastForward("31:00");
  await page.waitForURL(TO_LOGIN);
  await page.getByText("Session expired. Please login again.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("viprasetu.secure.authorization"))).toBeNull();
  shankar.expectQuiet();
  await shankar.close();
});
