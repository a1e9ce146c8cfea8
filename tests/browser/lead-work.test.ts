/** Owners work through their leads on a phone, choose how leads reach them, and read what happens with a business that they sent. */
import { readFile } from "node:fs/promises";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { longId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import type { Visit } from "../harness/chromium.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
let rasoi: string;
let seen: Visit;
beforeAll(async () => {
  const { payload } = await stage.town.call(ownBusinesses.fetchAll, {}, await stage.town.signIn("asha"));
  rasoi = payload.businesses.find(({ isApproved }) => isApproved)!._id;
  const meera = await stage.town.signIn("meera");
  const asked = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Maharashtra", city: "Pune" };
  await stage.town.call(businessLeads.create, { ...asked, query: "A thali for 40?", fkBusinessId: rasoi }, meera);
  await stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: rasoi }, meera);
});
beforeEach(async () => {
  seen = await enter(stage, "asha", { viewport: { width: 360, height: 740 } });
});
afterEach(() => seen.close());

test("opening the list reads its notifications, also in a tab that is open elsewhere", async () => {
  const { page } = seen;
  const other = await page.context().newPage();
  await other.goto("/userAdmin/notifications");
  await other.getByText("2 unread", { exact: true }).waitFor();
  await page.goto(`/userAdmin/businesses/viewLeads/${rasoi}`);
  await other.getByText("All read").waitFor();
  seen.expectQuiet();
});

test("an owner on a phone calls, sets the status with one choice, notes a word and a day, and finds the lead by its status", async () => {
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/viewLeads/${rasoi}`);
  const row = page.getByRole("row").filter({ hasText: "A thali for 40?" });
  expect(await row.getByRole("link", { name: "11111 00003" }).getAttribute("href")).toBe("tel:+911111100003");
  expect(await row.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\/911111100003\?text=Namaste%20Meera/,
  );
  for (const link of await row.getByRole("link").all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await row.getByLabel("Status of the lead of Meera Joshi").selectOption("quoted");
  const stages = page.getByRole("navigation", { name: "Show by status" });
  await stages.getByRole("link", { name: "Quoted 1" }).waitFor();

  await row.getByRole("button", { name: "Note, follow-up: Meera Joshi" }).click();
  const sheet = page.locator("dialog[open]");
  await sheet.getByLabel("Note").fill("₹ 250 a plate");
  await sheet.getByLabel("Follow up on").fill("2020-01-01");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Please choose today or a later day.").first().waitFor();
  await sheet.getByLabel("Follow up on").fill("2099-01-05");
  await sheet.getByRole("button", { name: "Save" }).click();
  await row.getByText("Follow up: 5/Jan/2099").waitFor();

  await stages.getByRole("link", { name: "Quoted 1" }).click();
  await page.waitForURL(/\?stage=quoted$/);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await page.reload();
  await row.getByText("₹ 250 a plate").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  seen.expectQuiet(400);
});

test("on a phone the first lead stands on the first screen, and is whole in two thirds of one", async () => {
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/viewLeads/${rasoi}`);
  const row = page.locator("tbody tr").first();
  await row.waitFor();
  const { y, height } = (await row.boundingBox())!;
  expect(y).toBeLessThan(740 - 72 - 60);
  expect(height).toBeLessThan(500);
});

test("a member chooses how leads come, and finds it said in one line above the notifications", async () => {
  const { page } = seen;
  await page.goto("/userAdmin/notifications");
  await page.getByText("By SMS, each lead at once").click();
  await page.getByLabel("How").selectOption("whatsapp");
  await page.getByLabel("New leads").selectOption("digest");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("On WhatsApp, all together at 9 am").waitFor();
  await page.reload();
  await page.getByText("On WhatsApp, all together at 9 am").waitFor();
  seen.expectQuiet();
});

test("an owner of several businesses reads on the front page how many leads are new, and works through all of them in one list that names the business of each", async () => {
  const { pool } = stage.town.portal.connection;
  await pool.query(
    `insert into businesses (id, owner_id, name, place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at)
     select gen_random_uuid(), owner_id, 'Second Rasoi', place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at
     from businesses where id = $1`,
    [longId(rasoi)],
  );
  const { rows } = await pool.query("select id from businesses where name = 'Second Rasoi'");
  const asked = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Maharashtra", city: "Pune" };
  const sent = await stage.town.call(
    businessLeads.create,
    { ...asked, query: "And on Monday?", fkBusinessId: shortId(rows[0].id) },
    await stage.town.signIn("meera"),
  );
  expect(sent.status).toBe(201);
  const { page } = seen;
  await page.goto("/");
  const leads = page.getByRole("region", { name: "Leads" });
  await leads.getByRole("link", { name: "1 lead of Second Rasoi, 1 new" }).waitFor();
  await leads.getByRole("link", { name: /^Leads of all businesses, \d+ new$/ }).click();
  await page.waitForURL("**/userAdmin/businesses/viewLeads");
  const row = page.getByRole("row").filter({ hasText: "And on Monday?" });
  await row.getByText("Second Rasoi").waitFor();
  await row.getByLabel("Status of the lead of Meera Joshi").selectOption("won");
  await page.getByRole("navigation", { name: "Show by status" }).getByRole("link", { name: "Won 1" }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("leads_data.csv");
  const saved = await readFile(await file.path(), "utf8");
  expect(saved).toMatch(/"And on Monday\?".*"won".*"Second Rasoi"\r\n/);
  seen.expectQuiet();
});

test("after sending a business its owner reads what happens next, sees how it will look, and adds offerings", async () => {
  const { page, ...harish } = await enter(stage, "harish", { viewport: { width: 360, height: 740 } });
  await page.goto("/userAdmin/businesses");
  const steps = page.getByRole("region", { name: /^We have received .*: what happens next$/ });
  await steps.getByText("The team aims to answer within 2 days.").waitFor();
  await steps.getByText("You get a message as soon as it is decided.").waitFor();
  await steps.getByText("This is how people will find it:").waitFor();
  expect(await steps.getByRole("article").count()).toBe(1);
  await steps.getByRole("link", { name: "See how your page will look" }).click();
  await page.waitForURL("**/userAdmin/businesses/preview/**");
  await page.getByText("This is the page of your business once it is approved").waitFor();
  await page.getByRole("region", { name: "Details" }).getByText("Opening hours").waitFor();
  expect(await page.getByRole("link", { name: "Change what you sent" }).getAttribute("href")).toMatch(
    /\/editBusiness\/part1\//,
  );
  await page.getByRole("link", { name: "Add what you offer" }).click();
  await page.waitForURL(/\/listings\/addListing$/);
  harish.expectQuiet();
  await harish.close();
});
