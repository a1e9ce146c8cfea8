/** What stands between a person without a running plan and a contact: the prompts of section 5, and that nothing of the contact is in their browser. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { screenAt } from "#contract/screen-at.ts";
import { screens } from "#contract/screens.ts";
import { PRICE } from "#tests/harness/plan.ts";
import type { Visit } from "../harness/chromium.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
/** Asha's business and its offering, as everybody may open them. */
let business: string;
let listing: string;
/** Every phone of the town. */
let phones: string[];

beforeAll(async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ business: string; listing: string }>(
    `select b.id as business, l.id as listing from businesses b join listings l on l.business_id = b.id
      where b.name = 'Annapurna Satvik Rasoi' order by l.posted_at limit 1`,
  );
  business = `/indore/${shortId(rows[0]!.business)}`;
  listing = `${business}/${shortId(rows[0]!.listing)}`;
  const numbers = await pool.query<{ phone: string }>("select phone from businesses union select phone from members");
  phones = numbers.rows.map(({ phone }) => phone);
});

/** Everything that this window was sent as text. */
function received(page: Page): () => Promise<string> {
  const bodies: Array<Promise<string>> = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    // The stream of live news never ends.
    if (/text|json|javascript/.test(type) && !type.includes("event-stream"))
      bodies.push(response.text().catch(() => ""));
  });
  return async () => (await Promise.all(bodies)).join("\n");
}

/** Which phones of others the text holds, written together or in two groups of five. */
function phonesIn(text: string, own?: string): string[] {
  return phones.filter((phone) => phone !== own && text.replaceAll(/(\d{5})[ -](?=\d{5})/g, "$1").includes(phone));
}

const dialog = (page: Page) => page.locator("dialog[open]");

describe("a visitor", () => {
  let seen: Visit;
  beforeAll(async () => {
    seen = await arrive(stage);
  });
  afterAll(() => seen.close());

  test.each(["Call", "WhatsApp", "Send interest"])(
    "who presses %s is asked to log in or to register",
    async (action) => {
      const { page } = seen;
      const sent = received(page);
      await page.goto(listing);
      await page.getByRole("button", { name: action, exact: true }).click();
      await dialog(page).getByRole("heading", { name: "Log in to continue" }).waitFor();
      const register = dialog(page).getByRole("link", { name: "Register Now" });
      expect(await register.getAttribute("href")).toBe("/signUp?kind=individual");
      expect(phonesIn((await page.content()) + (await sent()))).toEqual([]);
      await page.mouse.click(5, 5);
      await dialog(page).waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(action);
      seen.expectQuiet();
    },
  );

  test("who registers finds chosen what was chosen on the way", async () => {
    const { page } = seen;
    await page.goto("/registerNow");
    await page.getByRole("link", { name: "Start: As a business" }).click();
    await page.waitForURL("**/signUp?kind=business");
    await page.getByText("You join as: Business").click();
    await expect.poll(() => page.getByRole("radio", { name: /^Business/ }).isChecked()).toBe(true);
    seen.expectQuiet();
  });

  test("who goes to the login comes back to the offering afterwards", async () => {
    const { page } = seen;
    await page.goto(listing);
    const { pathname } = new URL(page.url());
    await page.getByRole("button", { name: "Call", exact: true }).click();
    await dialog(page).getByRole("link", { name: "Login" }).click();
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    expect(new URL(page.url()).searchParams.get("from")).toBe(pathname);
    seen.expectQuiet();
  });
});

describe.each([
  ["gopal", "on Plan 0", 0],
  ["ramesh", "whose plan has ended", 1],
])("%s, %s", (key, _, turn) => {
  let seen: Visit;
  let own: string;
  beforeAll(async () => {
    seen = await enter(stage, key);
    const { pool } = stage.town.portal.connection;
    const { rows } = await pool.query("select phone from members where id = $1", [await stage.town.idOf(key)]);
    own = rows[0].phone;
  });
  afterAll(() => seen.close());

  test("is told that a call needs a plan, and led to buying one", async () => {
    const { page } = seen;
    const sent = received(page);
    for (const path of [listing, business]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Call", exact: true }).click();
      await dialog(page).getByRole("heading", { name: "You need to buy a plan to use this feature" }).waitFor();
      await dialog(page).getByRole("button", { name: "Go back" }).click();
      await dialog(page).waitFor({ state: "detached" });
      expect(phonesIn((await page.content()) + (await sent()), own)).toEqual([]);
    }
    await page.getByRole("button", { name: "Directions" }).click();
    await dialog(page).getByRole("button", { name: "Proceed" }).click();
    await page.waitForURL("**/renewPlan");
    await page.getByRole("button", { name: `Pay ${PRICE}` }).waitFor();
    seen.expectQuiet(401);
  });

  test("who asks for the member area is sent home with the same question", async () => {
    const { page } = seen;
    await page.goto("/userAdmin/memberShipCard");
    await page.waitForURL("**/home");
    await dialog(page).getByRole("heading", { name: "You need to buy a plan to use this feature" }).waitFor();
    seen.expectQuiet(401);
  });

  test("finds nothing in a menu that would only lead home", async () => {
    const { page } = seen;
    const closed = () =>
      page
        .locator("header a, nav a")
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
        .then((paths) => paths.filter((path) => screenAt(path)?.onPlan0 === false));
    for (const path of ["/home", "/userAdmin/subscriptionInfo"]) {
      await page.goto(path);
      await page
        .locator("nav a[href$=subscriptionInfo], header a[href$=subscriptionInfo]")
        .first()
        .waitFor({ state: "attached" });
      await expect.poll(closed).toEqual([]);
    }
    seen.expectQuiet(401);
  });

  test("however an address is spelled, only the screens that are open without a plan open", async () => {
    const { page } = seen;
    // Half of the screens for each of the two.
    for (const { pattern, area, onPlan0 } of Object.values(screens).filter((_, n) => n % 2 === turn)) {
      // Neither of the two has a payment, or something that is edited, of this id.
      if (
        (area !== "member" && area !== "payment") ||
        /:payment|:job|:profile|:want|:entry|:event|:announcement|:post|:group/.test(pattern)
      )
        continue;
      const path = pattern.replace(/:\w+/g, (part) => (part === ":partNo" ? "part1" : business.slice(-22)));
      await page.goto(`/hi${path.replace("/userA", "/%55SERa")}/`);
      if (!onPlan0) await page.waitForURL("**/hi/home");
      await page.locator("h1, dialog[open] h2").first().waitFor();
      expect([path, new URL(page.url()).pathname === "/hi/home"]).toEqual([path, !onPlan0]);
    }
    // A list that needs a plan says so.
    seen.expectQuiet(401, 403);
  });

  test("who asks the server for the contact all the same is refused, and no lead is left", async () => {
    const { page } = seen;
    const { pool } = stage.town.portal.connection;
    const count = async () => (await pool.query("select count(*)::int as n from leads")).rows[0].n as number;
    const before = await count();
    await page.goto(listing);
    const answer = await page.evaluate(async (fkListingId) => {
      const response = await fetch("/api/public/leads/create", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-access-key": document.querySelector<HTMLMetaElement>('meta[name="access-key"]')!.content,
          authorization: `Bearer ${localStorage.getItem("viprasetu.secure.authorization")}`,
        },
        body: JSON.stringify({ query: "Queried via call!!", fkListingId }),
      });
      return { status: response.status, text: await response.text() };
    }, listing.slice(-22));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("You need to buy a plan to use this feature");
    expect(phonesIn(answer.text, own)).toEqual([]);
    expect(await count()).toBe(before);
    seen.expectQuiet(401, 403);
  });
});
