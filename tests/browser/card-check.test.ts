/** A shopkeeper checks membership cards: with internet, and without it once the page was open. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#contract/plans.ts";
import { arrive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const pathOf = async (who: string) =>
  new URL((await stage.town.call(plans.card, {}, await stage.town.signIn(who))).payload.address).pathname;

const stored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), path), { timeout: 20_000 })
    .toBe(true);

test.each([
  ["", "This card is valid", "This card is not valid", "Checked without internet"],
  ["/hi", "यह कार्ड मान्य है", "यह कार्ड मान्य नहीं है", "बिना इंटरनेट के जाँचा गया"],
])(
  "the card of another member is checked without internet, and a forged one found out (%s)",
  async (prefix, valid, invalid, offline) => {
    const { page, close } = await arrive(stage, { serviceWorkers: "allow" });
    const [first, second] = [await pathOf("asha"), await pathOf("meera")];
    await page.goto(prefix + first);
    await page.getByRole("heading", { name: valid }).waitFor();
    await stored(page, `${prefix}/card/check`);
    await page.context().setOffline(true);
    await page.goto(prefix + second);
    await page.getByText("Meera").waitFor();
    await page.getByRole("heading", { name: valid }).waitFor();
    await page.getByText(/^(Member no\.|सदस्य संख्या) \d{4} \d{4}$/).waitFor();
    await page.getByText(offline).waitFor();
    await page.goto(prefix + second.slice(0, 30) + first.slice(30));
    await page.getByRole("heading", { name: invalid }).waitFor();
    await page.context().setOffline(false);
    await page.goto(prefix + second);
    await page.getByRole("heading", { name: valid }).waitFor();
    expect(await page.getByText(offline).count()).toBe(0);
    await close();
  },
);

test("a browser that cannot check signatures says so", async () => {
  const { page, close } = await arrive(stage, { serviceWorkers: "allow" });
  const path = await pathOf("asha");
  await page.goto(path);
  await stored(page, "/card/check");
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () =>
      Promise.reject(new DOMException("Unrecognized name.", "NotSupportedError"));
  });
  await page.context().setOffline(true);
  await page.goto(path);
  await page.getByText("This browser cannot check the card without internet").waitFor();
  await close();
});

test("whoever opens the check without a card is told to scan one, not that theirs is not valid", async () => {
  const { page, close } = await arrive(stage);
  await page.goto("/card/check");
  await page.getByText("No card to check here.").waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/not valid|without internet/);
  await close();
});
