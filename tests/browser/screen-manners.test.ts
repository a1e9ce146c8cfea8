/** Small manners of the screens: where the focus is, what comes first, what stays in the head, and what changes by itself. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { staff } from "#contract/staff.ts";
import { drawn } from "./steps/drawn.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

const someBusiness = async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string; city: string }>(
    `select b.id, p.name as city from businesses b join places p on p.id = b.place_id join listings l on l.business_id = b.id
      where b.approval = 'approved' and b.deleted_at is null and p.slug = 'indore' and l.price_paise is not null and l.is_public order by b.id limit 1`,
  );
  return { id: shortId(rows[0]!.id), city: rows[0]!.city };
};

test("who opens the choice of cities types at once, and reads the cities first that have businesses", async () => {
  const { page, close } = await arrive(stage);
  await page.goto("/home");
  await untilAlive(page);
  await page
    .getByRole("button", { name: /^Place: / })
    .first()
    .click();
  await page.getByRole("option").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
  const names = (await page.getByRole("option").allTextContents()).map((text) => text.trim());
  const { rows } = await stage.town.portal.connection.pool.query<{ name: string }>(
    `select p.name from places p where exists (select from businesses b where b.place_id = p.id and b.approval = 'approved' and b.deleted_at is null)`,
  );
  for (const name of names)
    expect(
      rows.some((row) => name.startsWith(row.name)),
      name,
    ).toBe(true);
  await page.keyboard.type("ra");
  await expect.poll(() => page.getByRole("option").first().textContent()).toMatch(/^Ra/);
  const typed = await page.getByRole("option").allTextContents();
  const hasOne = typed.map((text) => rows.some((row) => text.startsWith(row.name)));
  expect(hasOne.lastIndexOf(true), typed.join()).toBe(hasOne.filter(Boolean).length - 1);
  await close();
});

test("who is on a page that does not exist is led home first", async () => {
  const { page, close } = await arrive(stage);
  await page.goto("/indore/AAAAAAAAAAAAAAAAAAAAAA");
  const first = page.locator("main").locator("a, button").first();
  expect(await first.textContent()).toBe("Go Home");
  await first.click();
  await page.waitForURL("**/home");
  await close();
});

test("a page below a place names it in the head", async () => {
  const { page, close } = await arrive(stage);
  const { id, city } = await someBusiness();
  await page.goto(`/indore/${id}`);
  expect(
    await page
      .locator("header")
      .getByRole("button", { name: /^Place: / })
      .getAttribute("aria-label"),
  ).toContain(city);
  await page.locator("main article a").first().click();
  await page.waitForURL(/\/indore\/[^/]+\/[^/]+$/);
  expect(
    await page
      .locator("header")
      .getByRole("button", { name: /^Place: / })
      .getAttribute("aria-label"),
  ).toContain(city);
  await close();
});

test("an offering that opens over its business says the price and takes a call, WhatsApp or a query", async () => {
  const { page, close } = await enter(stage, "meera");
  const { id } = await someBusiness();
  await page.goto(`/indore/${id}`);
  await page.locator("main article").filter({ hasText: "₹" }).first().getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/₹[\d,]+/).waitFor();
  await dialog.getByRole("button", { name: "Call" }).waitFor();
  await dialog.getByRole("button", { name: "WhatsApp" }).waitFor();
  await dialog.getByRole("button", { name: "Send interest" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  await close();
});

test("renewing is offered, not urged, until thirty days before the end", async () => {
  const isUrged = async (who: string) => {
    const { page, close } = await enter(stage, who);
    await page.goto("/userAdmin/subscription");
    const look = await page.getByRole("link", { name: "Renew for a year" }).getAttribute("class");
    await close();
    return look?.includes("bg-saffron");
  };
  expect(await isUrged("asha")).toBe(false);
  const { pool } = stage.town.portal.connection;
  const days = stage.town.clock.now().getTime() + 29 * 86_400_000;
  await pool.query("update members set plan_expires_at = $1 where id = $2", [
    new Date(days),
    await stage.town.idOf("meera"),
  ]);
  expect(await isUrged("meera")).toBe(true);
});

test("the summary of what is wrong follows the order of the form", async () => {
  const { page, close } = await enter(stage, "asha");
  for (const path of ["/jobs/opening-form", "/userAdmin/businesses/registerBusiness/part1"]) {
    await page.goto(path);
    await drawn(page);
    await page.locator("main form button[type=submit]").last().click();
    await page.getByRole("alert").first().waitFor();
    expect(await misplaced(page), path).toEqual([]);
  }
  await close();
});

/** Fields of the summary that stand in the form before the one that the summary names before them. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[role=alert] a")].map((link) => link.getAttribute("href")!.slice(1));
    const controls = ids.map((id) => document.getElementById(id)!);
    return ids.filter(
      (_, n) => n > 0 && controls[n]!.compareDocumentPosition(controls[n - 1]!) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

test("the owner who waits for an approval sees it arrive, in the list and above the form", async () => {
  const { town } = stage;
  const { pool } = town.portal.connection;
  const { rows } = await pool.query<{ id: string; owner: string }>(
    "select id, owner_id as owner from businesses where owner_id = $1 and deleted_at is null order by id limit 1",
    [await town.idOf("asha")],
  );
  const { id } = rows[0]!;
  await pool.query("update businesses set approval = 'pending', updated_at = now() where id = $1", [id]);
  const list = await enter(stage, "asha");
  await list.page.goto("/userAdmin/businesses");
  const row = list.page.getByRole("row").filter({ hasText: "Approval Pending" });
  await row.waitFor();
  const form = await enter(stage, "asha");
  await form.page.goto(`/userAdmin/businesses/editBusiness/part1/${shortId(id)}`);
  await form.page.getByText("Approval Pending").waitFor();
  await form.page.getByLabel("Description").fill("Half written when the news came.");
  await list.page
    .getByRole("link", { name: /unread|Notifications/ })
    .first()
    .waitFor();
  await list.page.waitForTimeout(1500);
  const person = await town.signIn("shankar", "staff");
  const { payload } = await town.call(staff.waitingBusinesses, {}, person);
  const waiting = payload.businesses.find((one) => one._id === shortId(id))!;
  await town.call(staff.approveBusiness, { id: waiting._id, updatedAt: waiting.updatedAt }, person);
  await row.waitFor({ state: "detached" });
  await form.page.getByText("Approval Pending").waitFor({ state: "detached" });
  expect(await form.page.getByLabel("Description").inputValue()).toBe("Half written when the news came.");
  await list.close();
  await form.close();
});

test("a payment that fails is told in Hindi on a Hindi page", async () => {
  const { page, close } = await enter(stage, "asha");
  await page.goto("/hi/planRenewal");
  await page.getByRole("button", { name: /भुगतान करें/ }).click();
  await page.getByRole("button", { name: "भुगतान विफल हो" }).click();
  const told = page.locator("main [role=alert]");
  await told.waitFor();
  expect(await told.textContent()).not.toMatch(/[a-z]{3}/i);
  await close();
});
