import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { listings } from "#contract/listings.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { search } from "#contract/search.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

let town: Town;
let asha: Person;
let business: string;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  const { businesses } = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload;
  business = businesses.find((b) => b.isApproved)!._id;
});
afterAll(() => town.close());

const create = (over: object = {}, files: Array<{ name: string; bytes: Buffer }> = []) =>
  upload(
    town,
    ownListings.create,
    { fkBusinessId: business, listingName: "Motichoor laddu", description: "Per kilo, made to order", ...over },
    files,
    asha,
  );
const see = async (id: string) => town.call(listings.fetch, { fkListingId: id });
const photo = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a listing of an approved business is public at once, in the lists, by search, with its price in paise", async () => {
  const { status, payload } = await create({ price: "1,250.50" });
  expect(status).toBe(201);
  const id = payload.listing._id;
  expect(payload.listing).toMatchObject({
    status: "active",
    isActive: true,
    isApproved: true,
    pricePaise: 125_050,
    views: 0,
    leadsCount: 0,
  });
  expect((await see(id)).payload.getListing).toMatchObject({
    listingName: "Motichoor laddu",
    slug: "motichoor-laddu",
    pricePaise: 125_050,
    locked: true,
  });
  const [newest] = (await town.call(listings.fetchAll, { limit: 1 })).payload.listings;
  expect(newest!._id).toBe(id);
  const ofBusiness = (await town.call(listings.fetchBusinessListings, { fkBusinessId: business })).payload.listings;
  expect(ofBusiness[0]!._id).toBe(id);
  const found = (await town.call(search.searchListings, { searchQuery: "motichur ladoo indore" })).payload.listings;
  expect(found.map((l) => l._id)).toContain(id);
});

test("the switch makes a listing private and public again: strangers, search and the owner's notifications follow", async () => {
  const { listing } = (await create({ listingName: "Gulab jamun canary" })).payload;
  const id = listing._id;
  const toggle = async () => (await town.call(ownListings.toggleListingStatus, { id }, asha)).payload;
  const found = async () =>
    (
      await town.call(search.searchListings, { searchQuery: "gulab jamun canary", city: "indore" })
    ).payload.listings.some((l) => l._id === id);
  const told = async () =>
    await town.portal.connection.db
      .selectFrom("notifications")
      .select(["key", "parameters"])
      .where("member_id", "=", await town.idOf("asha"))
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  expect(await found()).toBe(true);
  expect(await toggle()).toEqual({ status: "inactive", listingName: "Gulab jamun canary" });
  expect(await see(id)).toMatchObject({ status: 400, message: "Offering not found" });
  expect(await found()).toBe(false);
  expect(await told()).toMatchObject({ key: "notice.listing.private", parameters: { title: "Gulab jamun canary" } });
  expect((await toggle()).status).toBe("active");
  expect((await see(id)).status).toBe(200);
  expect(await found()).toBe(true);
  expect(await told()).toMatchObject({ key: "notice.listing.public" });
});

test("a switch that was drawn before the offering changed elsewhere hides it, never shows it: the wished state wins, and what is so already is not told again", async () => {
  const { listing } = (await create({ listingName: "Besan laddu" })).payload;
  const wish = (status: "active" | "inactive") =>
    town.call(ownListings.toggleListingStatus, { id: listing._id, status }, asha);
  const told = async () =>
    (await town.call(notifications.fetchAll, {}, asha)).payload.notifications.filter(
      ({ payload }) => payload.values.title === "Besan laddu",
    ).length;
  for (const _ of [1, 2])
    expect((await wish("inactive")).payload).toEqual({ status: "inactive", listingName: "Besan laddu" });
  expect(await told()).toBe(1);
  expect((await see(listing._id)).message).toBe("Offering not found");
  expect((await wish("active")).payload.status).toBe("active");
  expect(await told()).toBe(2);
  expect((await town.call(ownListings.toggleListingStatus, { id: listing._id }, asha)).payload.status).toBe("inactive");
});

test("pictures are kept, put in order and added in one save; strangers see the first alone, paid members all", async () => {
  const files = [
    { name: "red.jpg", bytes: await photo("red") },
    { name: "blue.jpg", bytes: await photo("blue") },
  ];
  const { listing } = (await create({}, files)).payload;
  const [red, blue] = listing.images;
  const save = (imageOrder: string[] | undefined, more: typeof files = []) =>
    upload(
      town,
      ownListings.update,
      { id: listing._id, listingName: "Laddu", description: "New", imageOrder },
      more,
      asha,
    );
  const mixed = (await save([blue!, "new", red!], [{ name: "green.jpg", bytes: await photo("green") }])).payload.listing
    .images;
  expect([mixed.length, mixed[0], mixed[2]]).toEqual([3, blue, red]);
  expect((await save(undefined)).payload.listing.images).toEqual(mixed);
  expect((await save([red!, red!])).status).toBe(400);
  expect((await save(["f".repeat(32)])).status).toBe(400);
  expect((await save(["new"])).status).toBe(400);
  const many = Array.from({ length: 4 }, (_, at) => ({ name: `${at}.jpg`, bytes: files[0]!.bytes }));
  expect(await save(mixed, many)).toMatchObject({ status: 400, message: "Upto 6 images allowed" });
  expect((await see(listing._id)).payload.getListing).toMatchObject({ images: [blue], imagesCount: 3 });
  const paid = await town.call(listings.fetch, { fkListingId: listing._id }, await town.signIn("meera"));
  expect(paid.payload.getListing.images).toEqual(mixed);
  expect((await save([])).payload.listing.images).toEqual([]);
});

test("the form comes back as it was saved, with the price in rupees, and wrong prices and empty names are named", async () => {
  const { listing } = (await create({ price: "99.5" })).payload;
  const form = async () =>
    (await town.call(ownListings.fetchListingPrefilledData, { id: listing._id }, asha)).payload.listing;
  expect(await form()).toMatchObject({ price: "99.50", listingName: "Motichoor laddu", fkBusinessId: business });
  await town.call(ownListings.update, { id: listing._id, listingName: "Laddu", description: "New", price: "" }, asha);
  expect(await form()).toMatchObject({ price: "", listingName: "Laddu" });
  for (const price of ["abc", "-5", "1.999", "1e3", "99999999999"])
    expect((await create({ price })).payload, price).toMatchObject({
      fields: { price: "Please enter a price in rupees, such as 250 or 99.50" },
    });
  expect((await create({ listingName: " ", description: "" })).payload).toMatchObject({
    fields: { listingName: "Offering name is required", description: "Description is required" },
  });
  expect((await create({ views: 5, isApproved: true, fkUserId: "x" })).status).toBe(400);
});

test("a description of 999 characters in a hundred lines is taken and kept as it was typed, whether a form or JSON brings it, and with any line ends", async () => {
  const description = Array.from({ length: 100 }, () => "laddoo of").join("\n");
  expect(description.length).toBe(999);
  const byForm = await create({ description }, [{ name: "l.jpg", bytes: await photo("#b8860b") }]);
  const asJson = (text: string) =>
    town.call(ownListings.create, { fkBusinessId: business, listingName: "Laddoo", description: text }, asha);
  const byJson = await asJson(description.replaceAll("\n", "\r\n"));
  const ofOldMac = await asJson(description.replaceAll("\n", "\r"));
  for (const { status, payload } of [byForm, byJson, ofOldMac]) {
    expect(status).toBe(201);
    expect(payload.listing.description).toBe(description);
  }
  expect((await asJson(`${description}\n..`)).payload).toMatchObject({
    fields: { description: "Description must be less than 1000 characters" },
  });
});

test("a listing of a waiting business is seen by its owner alone, and a deleted one is gone for everybody", async () => {
  const harish = await town.idOf("harish");
  const { db } = town.portal.connection;
  await db
    .updateTable("members")
    .set({ plan_expires_at: new Date(Date.now() + 1e9) })
    .where("id", "=", harish)
    .execute();
  const owner = await town.signIn("harish");
  const [waiting] = (await town.call(ownBusinesses.fetchAll, {}, owner)).payload.businesses.filter(
    (b) => !b.isApproved,
  );
  const { listing } = (
    await town.call(
      ownListings.create,
      { fkBusinessId: waiting!._id, listingName: "Early bird", description: "Soon" },
      owner,
    )
  ).payload;
  expect(listing).toMatchObject({ isActive: true, isApproved: false });
  expect((await see(listing._id)).message).toBe("Offering not found");
  const { listing: mine } = (await create()).payload;
  const count = async () => (await town.call(ownListings.fetchListingsCount, { fkBusinessId: business }, asha)).payload;
  const before = await count();
  await town.call(ownListings.delete, { id: mine._id }, asha);
  expect(await count()).toEqual({ total: before.total - 1, active: before.active - 1 });
  expect((await see(mine._id)).status).toBe(400);
  expect((await town.call(ownListings.fetch, { id: mine._id }, asha)).status).toBe(400);
  expect((await town.call(listings.updateViews, { fkListingId: mine._id })).status).toBe(400);
});

test("two clicks on the same form with one key make one listing", async () => {
  const key = { idempotencyKey: "key-of-a-double-click-1", listingName: "Twice" };
  const replies = await Promise.all([create(key), create(key), create(key)]);
  expect(replies.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const own = (await town.call(ownListings.fetchAll, { fkBusinessId: business, limit: 100 }, asha)).payload.listings;
  expect(own.filter((l) => l.listingName === "Twice").length).toBe(1);
});

test("a page that shows a listing or its lists hears of a change once, and of a private listing's edits never", async () => {
  const heard: string[] = [];
  const client = new pg.Client({ connectionString: town.databaseUrl });
  await client.connect();
  client.on("notification", ({ payload }) => heard.push(payload!));
  await client.query("listen changed");
  const { listing } = (await create()).payload;
  const { id, fkBusinessId } = { id: longId(listing._id), fkBusinessId: longId(business) };
  await client.query("select 1");
  expect(heard).toEqual(expect.arrayContaining([`listing:${id}`, `business:${fkBusinessId}`, "results", "home"]));
  await town.call(ownListings.toggleListingStatus, { id: listing._id }, asha);
  await client.query("select 1");
  expect(heard.filter((tag) => tag === `listing:${id}`).length).toBe(2);
  await client.end();
});
