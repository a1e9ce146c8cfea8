/** What a member does with businesses, offerings, leads and notifications, from the first field to the file in the spreadsheet. */
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page, Route } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { listings } from "#contract/listings.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import type { Visit } from "../harness/chromium.ts";
import type { Person } from "../harness/town.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
let asha: Person;
let meera: Person;
/** Asha's business in the directory. */
let rasoi: string;
let seen: Visit;
let page: Page;

beforeAll(async () => {
  [asha, meera] = await Promise.all([stage.town.signIn("asha"), stage.town.signIn("meera")]);
  const { payload } = await stage.town.call(ownBusinesses.fetchAll, {}, asha);
  rasoi = payload.businesses[0]!._id;
});
beforeEach(async () => {
  seen = await enter(stage, "asha");
  page = seen.page;
});
afterEach(() => seen.close());

const toast = (text: string | RegExp) => page.locator("[aria-live=polite]").getByText(text);
/** Other programs share the machine: what must come may take a while. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });
const dialog = () => page.locator("dialog[open]");

/** The ids of the pictures that the browser holds until they are sent. */
function keptPictures(): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("viprasetu.pictures");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.flatMap(({ pictures }) => pictures.map(({ id }: { id: string }) => id)));
          };
        };
      }),
  );
}

async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: "image/png", buffer };
}

/** A picture that stays large however it is packed. */
async function noise(name: string) {
  const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#444", noise: grain } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}

describe("registering a business", () => {
  test("in two parts with two photos: nothing typed is lost by a reload, and it waits for approval", async () => {
    await page.goto("/userAdmin/businesses");
    await page.getByRole("link", { name: "Register a business" }).click();
    await page.getByRole("button", { name: "Next: where and when" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Business name is required" }).waitFor();
    expect(await page.getByRole("alert").getByRole("link", { name: "Subcategory is required" }).count()).toBe(0);
    await page.getByRole("alert").getByRole("link", { name: "Category is required" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("business-new-part1-fkCategoryId");
    await page.getByLabel("Category", { exact: false }).first().selectOption({ index: 1 });
    await page.getByRole("alert").getByRole("link", { name: "Subcategory is required" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("business-new-part1-fkSubCategoryId");

    await page.getByLabel("Business name").fill("Malwa Pustak Bhandar");
    await page.getByLabel("Category", { exact: false }).first().selectOption({ index: 1 });
    await page.getByLabel("Subcategory").selectOption({ index: 1 });
    await page.getByLabel("Description").fill("पूजा की पुस्तकें और पंचांग। Books for every puja.");
    const chosen = await page.getByLabel("Subcategory").inputValue();
    await page.reload();
    await page.getByText("What you typed here before has been kept.").waitFor();
    expect(await page.getByLabel("Business name").inputValue()).toBe("Malwa Pustak Bhandar");
    await eventually(() => page.getByLabel("Subcategory").inputValue()).toBe(chosen);
    await page.getByRole("button", { name: "Next: where and when" }).click();

    await page.getByLabel("Address").fill("12, Jawahar Marg, near Rajwada");
    await page.getByRole("button", { name: "Add opening hours" }).click();
    await page.locator("summary", { hasText: "Sunday" }).click();
    await page.getByRole("group", { name: "Sunday" }).getByLabel("Closed").uncheck();
    await page.getByRole("group", { name: "Sunday" }).getByLabel("Open to, 1").selectOption("13:00");
    await page
      .locator("input[type=file]")
      .setInputFiles([await photo("red", "#b03020"), await photo("blue", "#2030b0")]);
    await eventually(() => page.locator("img[src^=blob]").count()).toBe(2);
    await eventually(async () => (await keptPictures()).length).toBe(2);
    const asChosen = await keptPictures();
    await page.getByRole("button", { name: "Move picture 2 forward" }).click();
    await eventually(keptPictures).toEqual(asChosen.toReversed());

    await page.reload();
    expect(await page.getByLabel("Address").inputValue()).toBe("12, Jawahar Marg, near Rajwada");
    await page.locator("summary", { hasText: "Sunday" }).getByText("1 pm").waitFor();
    await eventually(() => page.locator("img[src^=blob]").count()).toBe(2);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole("button", { name: "Send for approval" }).click();

    await toast("Malwa Pustak Bhandar has been sent for approval.").waitFor();
    const row = page.getByRole("row", { name: /Malwa Pustak Bhandar/ });
    await row.getByText("Approval Pending").waitFor();
    await row.getByRole("link", { name: "add more" }).waitFor();
    const { payload } = await stage.town.call(ownBusinesses.fetchAll, {}, asha);
    const made = payload.businesses.find(({ businessName }) => businessName === "Malwa Pustak Bhandar");
    expect(made?.images).toHaveLength(2);
    expect(await redness(made!.images[0]!)).toBeLessThan(100);
    expect(made?.openingHours?.find(({ day }) => day === "sunday")?.spans).toEqual([{ from: "10:00", to: "13:00" }]);
    await page.goto("/userAdmin/businesses/registerBusiness/part1");
    expect(await page.getByLabel("Business name").inputValue()).toBe("");
    seen.expectQuiet();
  });

  /** How red a stored picture is, 0 to 255. */
  async function redness(key: string): Promise<number> {
    const bytes = await (await fetch(`${stage.town.url}/images/${key}-160.webp`)).arrayBuffer();
    return (await sharp(Buffer.from(bytes)).stats()).channels[0]!.mean;
  }

  test("the second part cannot be opened before the first, and a position is said in words", async () => {
    await page.goto("/userAdmin/businesses/registerBusiness/part2");
    await page.waitForURL("**/registerBusiness/part1");
    await page.goto(`/userAdmin/businesses/editBusiness/part2/${rasoi}`);
    await page.getByText("2.4 km north-east of the middle of Indore.").waitFor();
    await page.getByText("Set it more precisely").click();
    await page.getByLabel("Latitude").fill("north of the temple");
    await page.getByText("Write latitude and longitude as numbers").waitFor();
    await page.getByLabel("Latitude").fill("22.71792, 75.8333");
    await page.getByText("In the middle of Indore.").waitFor();
    for (let step = 0; step < 5; step += 1) await page.getByRole("button", { name: "100 metres to the south" }).click();
    await page.getByText("0.5 km south of the middle of Indore.").waitFor();
    await page.getByRole("button", { name: "Use the middle of the city" }).click();
    await page.getByText("Until you set it, the middle of Indore is taken.").waitFor();
    await page.context().grantPermissions(["geolocation"]);
    await page.context().setGeolocation({ latitude: 22.75, longitude: 75.8333 });
    await page.getByRole("button", { name: "Use where I am now" }).click();
    await toast("Location Found").waitFor();
    await page.getByText("3.6 km north of the middle of Indore.").waitFor();
    seen.expectQuiet();
  });
});

describe("an offering", () => {
  test("is switched to private and back, and strangers find it only while it is public", async () => {
    const { payload } = await stage.town.call(ownListings.fetchAll, { fkBusinessId: rasoi }, asha);
    const { _id: id, listingName: name } = payload.listings[0]!;
    await page.goto(`/userAdmin/businesses/${rasoi}/listings/`);
    const visibility = page.getByRole("switch", { name });
    await visibility.click();
    await toast(`${name} is marked private`).waitFor();
    expect(await visibility.getAttribute("aria-checked")).toBe("false");
    expect((await stage.town.call(listings.fetch, { fkListingId: id })).status).toBe(400);
    await visibility.click();
    await toast(`${name} is marked public`).waitFor();
    expect((await stage.town.call(listings.fetch, { fkListingId: id })).status).toBe(200);
    seen.expectQuiet();
  });

  test("whose switch the server refuses moves back and says why", async () => {
    await page.goto(`/userAdmin/businesses/${rasoi}/listings`);
    await page.route("**/toggleListingStatus", (route) =>
      route.fulfill({
        status: 503,
        json: { code: 503, message: "", payload: { error: { code: "server.unavailable" } } },
      }),
    );
    const visibility = page.getByRole("switch").first();
    await visibility.click();
    await page.locator("[aria-live=polite] p").waitFor();
    expect(await visibility.getAttribute("aria-checked")).toBe("true");
    seen.expectQuiet(503);
  });

  test("whose answer is lost keeps what was typed, and is added once when it is sent again", async () => {
    await page.goto(`/userAdmin/businesses/${rasoi}/listings/addListing`);
    await page.getByLabel("Offering name").fill("Ganesh Chaturthi modak");
    await page.getByLabel("Description").fill("Steamed, twenty-one a box, ordered two days before.");
    await page.getByLabel("Price").fill("४५०.५०");
    await page.locator("input[type=file]").setInputFiles([await photo("modak", "#e0c080")]);
    await page.locator("img[src^=blob]").waitFor();
    const loseTheAnswer = async (route: Route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    };
    await page.route("**/listing/create", loseTheAnswer, { times: 1 });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Network error. Please check your connection and try again.").waitFor();
    expect(await page.getByLabel("Price").inputValue()).toBe("450.50");
    await page.getByRole("button", { name: "Try Again" }).click();
    await toast("Ganesh Chaturthi modak has been added").waitFor();
    const { payload } = await stage.town.call(ownListings.fetchAll, { fkBusinessId: rasoi }, asha);
    const made = payload.listings.filter(({ listingName }) => listingName === "Ganesh Chaturthi modak");
    expect(made.map(({ pricePaise, images }) => [pricePaise, images.length])).toEqual([[45_050, 1]]);
    await page.getByRole("article").filter({ hasText: "Ganesh Chaturthi modak" }).getByText("₹450.50").waitFor();
  });

  test("refuses a seventh picture and what is no picture in words", async () => {
    await page.goto(`/userAdmin/businesses/${rasoi}/listings/addListing`);
    const one = await photo("many", "#445566");
    const list = { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") };
    await page.locator("input[type=file]").setInputFiles([...Array(7).fill(one), list]);
    await toast("Upto 6 images allowed").waitFor();
    await toast(/list\.txt is not a picture/).waitFor();
    await eventually(() => page.locator("img[src^=blob]").count()).toBe(6);
    expect(await page.locator("input[type=file]").count()).toBe(0);
    seen.expectQuiet();
  });

  test("whose pictures travel slowly shows how far they are, and can be stopped without losing anything else", async () => {
    await page.goto(`/userAdmin/businesses/${rasoi}/listings/addListing`);
    await page.getByLabel("Offering name").fill("Slow pictures");
    await page.getByLabel("Description").fill("Two large ones.");
    await page.locator("input[type=file]").setInputFiles([await noise("first"), await noise("second")]);
    await eventually(() => page.locator("img[src^=blob]").count()).toBe(2);
    const wire = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 100_000 };
    await wire.send("Network.emulateNetworkConditions", slow);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const first = page.getByRole("progressbar", { name: "Picture 1 is being sent" });
    await eventually(() => first.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.1);
    await page.getByRole("button", { name: "Do not send picture 2" }).click();
    await toast("Sending was stopped.").waitFor();
    await eventually(() => page.locator("img[src^=blob]").count()).toBe(1);
    expect(await page.getByLabel("Offering name").inputValue()).toBe("Slow pictures");
    const { payload } = await stage.town.call(ownListings.fetchAll, { fkBusinessId: rasoi }, asha);
    expect(payload.listings.map(({ listingName }) => listingName)).not.toContain("Slow pictures");
    seen.expectQuiet();
  });

  test("is deleted only after the question", async () => {
    const before = await stage.town.call(ownListings.fetchListingsCount, { fkBusinessId: rasoi }, asha);
    await page.goto(`/userAdmin/businesses/${rasoi}/listings`);
    const last = page.getByRole("article").last();
    const name = (await last.getByRole("heading").textContent()) ?? "";
    await last.getByRole("button", { name: `Delete ${name}` }).click();
    await dialog().getByRole("button", { name: "No, keep" }).click();
    await eventually(() => dialog().count()).toBe(0);
    await last.getByRole("button", { name: `Delete ${name}` }).click();
    await dialog().getByRole("button", { name: "Yes, delete" }).click();
    await toast(`${name} has been deleted`).waitFor();
    expect(await page.getByRole("heading", { name }).count()).toBe(0);
    const after = await stage.town.call(ownListings.fetchListingsCount, { fkBusinessId: rasoi }, asha);
    expect(after.payload.total).toBe(before.payload.total - 1);
    seen.expectQuiet();
  });
});

describe("leads", () => {
  test("stand in the table with the caller's row highlighted, arrive in a spreadsheet, and are deleted after a question", async () => {
    const query = { contactPerson: "Meera Joshi", phoneNo: "1111100003", email: "", state: "Delhi", city: "Delhi" };
    await stage.town.call(
      businessLeads.create,
      { ...query, query: "=SUM(1)+भोजन for 40?", fkBusinessId: rasoi },
      meera,
    );
    await stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: rasoi }, meera);
    await page.goto("/userAdmin/businesses");
    await page.getByRole("link", { name: "2 leads of Annapurna Satvik Rasoi" }).click();
    await page.waitForURL(/viewLeads\/annapurna-satvik-rasoi-[\w-]{22}$/);
    const rows = page.locator("tbody tr");
    await eventually(() => rows.count()).toBe(2);
    const clicked = rows.filter({ hasText: CALL_MARKER });
    expect(await clicked.getByRole("link", { name: "11111 00003" }).getAttribute("href")).toBe("tel:+911111100003");
    expect(await background(clicked)).not.toBe(await background(rows.filter({ hasText: "भोजन for 40?" })));
    await page.getByText("Highlighted: members who opened your number").waitFor();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("leads_data.csv");
    const csv = readFileSync(await file.path(), "utf8");
    expect(csv.split("\r\n")[0]).toBe(
      '\uFEFF"S.no.","contactPerson","phoneNo","email","query","state","city","createdAt","stage","note","followUpOn","offering"',
    );
    expect(csv).not.toMatch(/"=SUM/);
    expect(csv.trimEnd().split("\r\n")).toHaveLength(3);

    await clicked.getByRole("button", { name: "Delete the lead of Meera Joshi" }).click();
    await dialog().getByRole("button", { name: "Yes, delete" }).click();
    await toast("The lead has been deleted").waitFor();
    await page.getByText("1 lead", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Delete all" }).click();
    await dialog().getByRole("button", { name: "Yes, delete" }).click();
    await page.getByRole("heading", { name: "No leads yet" }).waitFor();
    expect((await stage.town.call(businessLeads.fetchAll, { fkBusinessId: rasoi }, asha)).payload.total).toBe(0);
    seen.expectQuiet();
  });

  const background = (row: ReturnType<Page["locator"]>) =>
    row.evaluate((element) => getComputedStyle(element).backgroundColor);
});

describe("notifications", () => {
  beforeEach(async () => {
    await stage.town.portal.connection.db.deleteFrom("notifications").execute();
  });

  /** A lead of another offering each time, since the same query on one day is one lead. */
  async function ask(about: string, at = 0): Promise<void> {
    const { payload } = await stage.town.call(ownListings.fetchAll, { fkBusinessId: rasoi }, asha);
    const asked = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Delhi", city: "Delhi", query: about };
    const { status } = await stage.town.call(leads.create, { ...asked, fkListingId: payload.listings[at]!._id }, meera);
    expect(status).toBe(201);
  }

  test("arrive live in every tab over one stream, also after the tab that held it was closed", async () => {
    const streams: Page[] = [];
    const context = page.context();
    context.on("request", (request) => {
      if (request.url().endsWith(notifications.stream.path)) streams.push(request.frame().page());
    });
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto("/userAdmin/notifications");
      await tab.getByRole("heading", { name: "Notifications" }).waitFor();
    }
    await eventually(() => streams.length).toBe(1);
    await ask("Thali for twelve?");
    for (const tab of [page, second]) {
      await tab
        .locator("main")
        .getByText(/Meera Joshi sent a query about/)
        .waitFor();
      await tab.getByRole("link", { name: "unread notification" }).waitFor();
      await tab
        .locator("[aria-live=polite]")
        .getByText(/Meera Joshi sent a query about/)
        .waitFor();
    }
    const [holder, other] = streams[0] === page ? [page, second] : [second, page];
    await holder.close();
    await eventually(() => streams.length).toBe(2);
    await other.waitForTimeout(500);
    await ask("And for twenty?");
    await eventually(() => other.locator("main li", { hasText: "Meera Joshi sent a query" }).count()).toBe(2);
  });

  test("are read by following them, all at once, and deleted after a question", async () => {
    await ask("For a thread ceremony?");
    await ask("For a wedding?", 1);
    await page.goto("/userAdmin/notifications");
    await page.getByText("2 unread", { exact: true }).waitFor();
    await page.locator("main li a").first().click();
    await page.waitForURL(/viewLeads/);
    await page.getByRole("link", { name: "1 unread notification" }).click();
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await page.getByText("All read").waitFor();
    await eventually(unread).toBe(0);
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    await eventually(() => page.locator("main li").count()).toBe(1);
    await page.getByRole("button", { name: "Delete all" }).click();
    await dialog().getByRole("button", { name: "Yes, delete" }).click();
    await page.getByRole("heading", { name: "Nothing new" }).waitFor();
    seen.expectQuiet();
  });

  test("that are read or deleted elsewhere change in an open list as well", async () => {
    await ask("For a birthday?");
    await ask("For a farewell?");
    await page.goto("/userAdmin/notifications");
    await page.getByText("2 unread", { exact: true }).waitFor();
    const isNew = page.locator("main li", { hasText: "New:" });
    await eventually(() => isNew.count()).toBe(2);
    await stage.town.call(notifications.markAllAsRead, {}, asha);
    await page.getByText("All read").waitFor();
    await eventually(() => isNew.count()).toBe(0);
    const { payload } = await stage.town.call(notifications.fetchAll, {}, asha);
    await stage.town.call(notifications.delete, { id: payload.notifications[0]!._id }, asha);
    await eventually(() => page.locator("main li").count()).toBe(1);
    await stage.town.call(notifications.deleteAll, {}, asha);
    await page.getByRole("heading", { name: "Nothing new" }).waitFor();
    seen.expectQuiet();
  });

  test("that are read elsewhere before the page has begun to listen are shown as read once it has", async () => {
    await ask("For a mundan?");
    let listen = () => {};
    const changed = new Promise<void>((resolve) => (listen = resolve));
    await page.route(`**${notifications.stream.path}`, async (route) => {
      await changed;
      await route.continue();
    });
    await page.goto("/userAdmin/notifications");
    const isNew = page.locator("main li", { hasText: "New:" });
    await eventually(() => isNew.count()).toBe(1);
    await stage.town.call(notifications.markAllAsRead, {}, asha);
    listen();
    await eventually(() => isNew.count()).toBe(0);
    await page.unroute(`**${notifications.stream.path}`);
    await stage.town.call(notifications.deleteAll, {}, asha);
    await page.getByRole("heading", { name: "Nothing new" }).waitFor();
    seen.expectQuiet();
  });

  test("that are gone already go from the list, without a word, when someone reads or deletes them", async () => {
    await ask("For a naming ceremony?");
    await ask("For a housewarming?");
    await page.route(`**${notifications.stream.path}`, noAnswer);
    await page.goto("/userAdmin/notifications");
    await eventually(() => page.locator("main li").count()).toBe(2);
    await page.route("**/api/userAdmin/notification/fetchAll*", noAnswer);
    await stage.town.call(notifications.deleteAll, {}, asha);
    await page.getByRole("button", { name: "Mark as read" }).first().click();
    await eventually(() => page.locator("main li").count()).toBe(1);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("heading", { name: "Nothing new" }).waitFor();
    expect(await page.getByText("This notification no longer exists.").count()).toBe(0);
    seen.expectQuiet(400, 503);
  });

  test("come page by page: more on scrolling, with a real link to the next page", async () => {
    const member_id = await stage.town.idOf("asha");
    const told = { member_id, key: "notice.invite.joined", redirect: null, about: null };
    for (let n = 1; n <= 25; n += 1)
      await stage.town.portal.connection.db
        .insertInto("notifications")
        .values({ ...told, id: newId(), parameters: JSON.stringify({ who: `Guest ${n}` }), created_at: new Date() })
        .execute();
    await page.goto("/userAdmin/notifications");
    const more = page.getByRole("link", { name: "Show more" });
    const next = await more.getAttribute("href");
    await more.scrollIntoViewIfNeeded();
    await eventually(() => page.locator("main li").count()).toBe(25);
    await page.goto(`/userAdmin/notifications${next?.slice(next.indexOf("?"))}`);
    await eventually(() => page.locator("main li").count()).toBe(5);
    seen.expectQuiet();
  });

  const noAnswer = (route: Route) => route.fulfill({ status: 503, body: "{}" });

  async function unread(): Promise<number> {
    const id = await stage.town.idOf("asha");
    const rows = await stage.town.portal.connection.db
      .selectFrom("notifications")
      .select("id")
      .where("member_id", "=", id)
      .where("read_at", "is", null)
      .execute();
    return rows.length;
  }
});

test("a session that ends while a form is being written leads to the login and back, with everything that was typed and chosen", async () => {
  const path = `/userAdmin/businesses/${rasoi}/listings/addListing`;
  await page.goto(path);
  await page.getByLabel("Offering name").fill("Rakhi gift box");
  await page.getByLabel("Description").fill("Sweets and dry fruit.");
  await page.locator("input[type=file]").setInputFiles([await photo("rakhi", "#aa3355")]);
  await page.locator("img[src^=blob]").waitFor();
  await stage.town.portal.connection.db
    .deleteFrom("sessions")
    .where("member_id", "=", await stage.town.idOf("asha"))
    .execute();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForURL(/\/login/);
  const again = await enter(stage, "asha");
  const state = await again.page.context().storageState();
  await again.close();
  await page.context().addCookies(state.cookies);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, state.origins[0]!.localStorage);
  await page.goto(path);
  await eventually(() => page.getByLabel("Offering name").inputValue()).toBe("Rakhi gift box");
  expect(await page.getByLabel("Description").inputValue()).toBe("Sweets and dry fruit.");
  await page.locator("img[src^=blob]").waitFor();
  asha = await stage.town.signIn("asha");
  seen.expectQuiet(401);
});
