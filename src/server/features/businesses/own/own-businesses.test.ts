import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, newId, shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { search } from "#contract/search.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

let town: Town;
let asha: Person;
let meera: Person;
let kavita: Person;
let photos: Array<{ name: string; bytes: Buffer }>;
beforeAll(async () => {
  town = await openTown();
  [asha, meera, kavita] = await Promise.all([
    town.signIn("asha"),
    town.signIn("meera"),
    town.signIn("kavita", "staff"),
  ]);
  photos = await Promise.all(
    ["#8b2e2e", "#2e8b2e", "#2e2e8b"].map(async (background) => ({
      name: `${background}.jpg`,
      bytes: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
});
afterAll(() => town.close());

const part1 = {
  businessName: "Shri Krishna Mishthan",
  fkSubCategoryId: 302,
  description: "Sweets in pure ghee for weddings and festivals",
  phoneNo: "9000012345",
  email: "shri@krishna.example",
  website: "krishna-mishthan.example",
};
const part2 = {
  fkStateId: "MP",
  fkCityId: 14,
  address: "14, Sarafa Bazaar, Indore",
  pinCode: "452002",
  businessLocation: { lat: 22.7181, lng: 75.8551 },
  openingHours: [
    {
      day: "monday" as const,
      isClosed: false,
      spans: [
        { from: "09:00", to: "13:00" },
        { from: "16:00", to: "21:00" },
      ],
    },
  ],
};
const create = async (over: object = {}, files: typeof photos = []) =>
  upload(town, ownBusinesses.create, { ...part1, ...part2, ...over }, files, asha);
const own = async (id: string) => (await town.call(ownBusinesses.fetch, { id }, asha)).payload.business;
const shown = async (id: string) =>
  (await town.call(businesses.fetch, { fkBusinessId: id }, meera)).payload.getBusiness;
const approve = async (id: string) => town.call(staff.approveBusiness, await asSeen(id), kavita);
const reject = async (id: string, rejectionMessage: string) =>
  town.call(staff.rejectBusiness, { ...(await asSeen(id)), rejectionMessage }, kavita);
/** The business as the console shows it now. */
const asSeen = async (id: string) => {
  const { rows } = await town.portal.connection.pool.query("select updated_at from businesses where id = $1", [
    longId(id),
  ]);
  return { id, updatedAt: rows[0].updated_at.toISOString() as string };
};
const notices = async () =>
  (
    await town.portal.connection.db
      .selectFrom("notifications")
      .selectAll()
      .where("member_id", "=", await town.idOf("asha"))
      .orderBy("created_at", "desc")
      .execute()
  ).map((n) => n.key);

test("a registered business waits for approval with everything of both parts, and shows up in public and in search once approved", async () => {
  const { status, payload } = await create({}, photos);
  expect(status).toBe(201);
  const { business } = payload;
  expect(business).toMatchObject({
    status: "pending",
    isApproved: false,
    rejectionMessage: null,
    businessName: part1.businessName,
    phoneNo: part1.phoneNo,
    website: "https://krishna-mishthan.example",
    city: "Indore",
    businessLocation: part2.businessLocation,
    openingHours: part2.openingHours,
    listingsCount: 0,
    leadsCount: 0,
  });
  expect(business.images.length).toBe(3);
  expect((await town.call(businesses.fetch, { fkBusinessId: business._id })).message).toBe("Business not found");
  await approve(business._id);
  expect(await shown(business._id)).toMatchObject({ businessName: part1.businessName, images: business.images });
  const found = (await town.call(search.searchBusiness, { searchQuery: "shri krishna mishthan", city: "indore" }))
    .payload;
  expect(found.businesses.map((b) => b._id)).toContain(business._id);
  expect((await notices())[0]).toBe("notice.business.approved");
});

test("a form sent twice with one key makes one business, and the key with another form is refused", async () => {
  const key = { idempotencyKey: "a-key-of-the-browser-0001" };
  const first = await create(key, photos);
  const again = await create(key, photos);
  expect(again.status).toBe(201);
  expect(again.payload).toEqual(first.payload);
  expect((await create({ ...key, businessName: "Another one" })).status).toBe(422);
  const count = await town.portal.connection.db
    .selectFrom("businesses")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("phone", "=", part1.phoneNo)
    .where("name", "=", part1.businessName)
    .executeTakeFirst();
  expect(Number(count!.n)).toBe(2);
});

test("a member registers twenty businesses and no more, also when the last ones come at once; a deleted one makes room", async () => {
  const harish = await town.signIn("harish");
  const { db } = town.portal.connection;
  await db
    .updateTable("businesses")
    .set({ deleted_at: new Date() })
    .where("owner_id", "=", await town.idOf("harish"))
    .execute();
  const register = () => town.call(ownBusinesses.create, { ...part1, ...part2 }, harish);
  for (let n = 0; n < 18; n += 1) expect((await register()).status).toBe(201);
  const last = await Promise.all([register(), register(), register(), register()]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  expect(last.find(({ status }) => status === 400)).toMatchObject({
    message: expect.stringContaining("You have 20 businesses here"),
    payload: { error: { code: "business.too-many", n: 20 } },
  });
  await town.call(
    ownBusinesses.delete,
    { id: last.find(({ status }) => status === 201)!.payload.business._id },
    harish,
  );
  expect((await register()).status).toBe(201);
});

test("what is missing or wrong in the form is said field by field, and a position in another part of the country is a slip", async () => {
  const fieldsOf = async (over: object) =>
    ((await create(over)).payload as unknown as { fields: Record<string, string> }).fields;
  expect(await fieldsOf({ businessName: "", phoneNo: "12345", fkCityId: "", fkStateId: "", address: "short" })).toEqual(
    {
      businessName: "Business name is required",
      phoneNo: "Please enter a valid 10-digit phone number",
      fkCityId: "City is required",
      fkStateId: "State is required",
      address: "Address must be at least 10 character(s) long",
    },
  );
  expect(
    await fieldsOf({ businessName: "\u3164\u200b", description: "…", website: "https://:pw@sharma.example" }),
  ).toEqual({
    businessName: "Business name is required",
    description: "Description is required",
    website: "Please enter a valid url",
  });
  expect(await fieldsOf({ fkStateId: "RJ" })).toEqual({ fkCityId: "Please choose one of the options" });
  expect(await fieldsOf({ fkSubCategoryId: 999_999 })).toEqual({ fkSubCategoryId: "Please choose one of the options" });
  expect((await fieldsOf({ businessLocation: { lat: 12.97, lng: 77.59 } })).businessLocation).toMatch(
    /far from Indore/,
  );
  expect(await fieldsOf({ isApproved: true, views: 9 })).toEqual({
    isApproved: "This field is not known here",
    views: "This field is not known here",
  });
});

test("the page of a business that waits is shown to its owner as it will be, and to nobody else", async () => {
  const { business } = (await create({}, photos)).payload;
  const id = business._id;
  const { payload } = await town.call(ownBusinesses.preview, { id }, asha);
  expect(payload.business).toMatchObject({
    businessName: part1.businessName,
    description: part1.description,
    address: part2.address,
    website: "https://krishna-mishthan.example",
    images: business.images,
    locked: false,
    isMine: true,
    checks: { approval: null },
  });
  expect((await town.call(ownBusinesses.preview, { id }, meera)).payload).toMatchObject({
    error: { code: "business.not-found" },
  });
  expect((await town.call(businesses.fetch, { fkBusinessId: id }, meera)).payload).toMatchObject({
    error: { code: "business.not-found" },
  });
  await town.call(ownBusinesses.delete, { id }, asha);
  expect((await town.call(ownBusinesses.preview, { id }, asha)).payload).toMatchObject({
    error: { code: "business.not-found" },
  });
});

test("an approved business that gets a new name, kind, website and pictures keeps the old ones in public until staff approve", async () => {
  const { business } = (await create({}, photos)).payload;
  const id = business._id;
  await approve(id);
  const [first, second, third] = business.images;
  await town.call(
    ownBusinesses.update,
    {
      ...part1,
      id,
      partNo: "part1",
      businessName: "Krishna Sweets",
      fkSubCategoryId: 301,
      website: "",
      description: "Now with namkeen",
    },
    asha,
  );
  const edited = await upload(
    town,
    ownBusinesses.update,
    { ...part2, id, partNo: "part2", address: "15, Sarafa Bazaar, Indore", imageOrder: [third!, "new", first!] },
    [photos[0]!],
    asha,
  );
  expect(edited.payload.business).toMatchObject({
    hasPendingEdit: true,
    isApproved: true,
    businessName: part1.businessName,
  });
  expect(await shown(id)).toMatchObject({
    businessName: part1.businessName,
    fkSubCategoryId: "302",
    website: "https://krishna-mishthan.example",
    images: [first, second, third],
    description: "Now with namkeen",
    address: "15, Sarafa Bazaar, Indore",
  });
  const { business: form } = (await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, asha)).payload;
  expect(form).toMatchObject({ businessName: "Krishna Sweets", fkSubCategoryId: "301", website: "" });
  expect([form.images.length, form.images[0], form.images[2]]).toEqual([3, third, first]);
  await approve(id);
  expect(await shown(id)).toMatchObject({
    businessName: "Krishna Sweets",
    fkSubCategoryId: "301",
    website: null,
    images: form.images,
  });
  expect(await own(id)).toMatchObject({ hasPendingEdit: false });
  expect((await approve(id)).payload).toMatchObject({ error: { code: "business.not-waiting" } });
});

test("signs that no text can hold never reach the database, whichever field and part they come in", async () => {
  const id = (await create({})).payload.business._id;
  const save = async (over: object) =>
    town.call(ownBusinesses.update, { id, partNo: "part1", ...part1, ...over }, asha);
  const signs = ["\0", "\ud800", "\u202e"];
  for (const sign of signs) {
    const spoiled = { businessName: `Krish${sign}na`, description: `Sweets${sign}`, website: `sharma.example/${sign}` };
    expect((await save(spoiled)).status).toBe(200);
    expect(await own(id)).toMatchObject({
      businessName: "Krishna",
      description: "Sweets",
      website: "https://sharma.example/",
    });
  }
  await approve(id);
  for (const sign of signs) expect((await save({ website: `krishna.example/${sign}` })).status).toBe(200);
});

test("an edit taken back by the owner waits no more, and a refused one leaves the old version public with the reason for the owner", async () => {
  const { business } = (await create()).payload;
  const id = business._id;
  await approve(id);
  const rename = async (businessName: string) =>
    (await town.call(ownBusinesses.update, { ...part1, id, partNo: "part1", businessName }, asha)).payload.business;
  expect(await rename("Other name")).toMatchObject({ hasPendingEdit: true });
  expect(await rename(part1.businessName)).toMatchObject({ hasPendingEdit: false });
  await rename("CHEAPEST SWEETS!!!");
  await reject(id, "Please write the name without shouting.");
  expect(await own(id)).toMatchObject({
    isApproved: true,
    hasPendingEdit: false,
    rejectionMessage: "Please write the name without shouting.",
  });
  expect(await shown(id)).toMatchObject({ businessName: part1.businessName });
  expect((await notices())[0]).toBe("notice.business.edit-rejected");
  expect((await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, asha)).payload.business.businessName).toBe(
    "CHEAPEST SWEETS!!!",
  );
  expect(await rename("Krishna Mishthan")).toMatchObject({ hasPendingEdit: true, rejectionMessage: null });
});

test("a rejected business shows its reason to the owner and waits again once it is edited", async () => {
  const { business } = (await create()).payload;
  const id = business._id;
  await reject(id, "The address is missing its street.");
  expect(await own(id)).toMatchObject({ status: "rejected", rejectionMessage: "The address is missing its street." });
  expect((await notices())[0]).toBe("notice.business.rejected");
  const { payload } = await town.call(
    ownBusinesses.update,
    { ...part2, id, partNo: "part2", address: "16, Sarafa Bazaar, Indore" },
    asha,
  );
  expect(payload.business).toMatchObject({
    status: "pending",
    rejectionMessage: null,
    address: "16, Sarafa Bazaar, Indore",
  });
});

test("approval brings the listings with it, a move takes them to the new city, and a take-down hides them", async () => {
  const { business } = (await create()).payload;
  const id = business._id;
  const { listing } = (
    await town.call(ownListings.create, { fkBusinessId: id, listingName: "Kaju katli", description: "Per kilo" }, asha)
  ).payload;
  const see = () => town.call(listings.fetch, { fkListingId: listing._id });
  expect((await see()).message).toBe("Offering not found");
  await approve(id);
  expect((await see()).payload.getListing).toMatchObject({ city: "Indore" });
  const bhopal = await town.portal.connection.db
    .selectFrom("places")
    .select(["id", "lat", "lng"])
    .where("slug", "=", "bhopal")
    .executeTakeFirstOrThrow();
  await town.call(
    ownBusinesses.update,
    { ...part2, id, partNo: "part2", fkCityId: bhopal.id, businessLocation: { lat: bhopal.lat, lng: bhopal.lng } },
    asha,
  );
  expect((await see()).payload.getListing).toMatchObject({ city: "Bhopal" });
  const cities = (await town.call(search.searchListings, { searchQuery: "kaju katli", city: "bhopal" })).payload
    .listings;
  expect(cities.map((l) => l._id)).toContain(listing._id);
  await reject(id, "This shop has closed.");
  expect((await see()).message).toBe("Offering not found");
});

test("another's, a deleted, a missing and a foreign kind of id are all answered alike by every call of owners, and nothing changes", async () => {
  const { business } = (await create()).payload;
  const { listing } = (
    await town.call(
      ownListings.create,
      { fkBusinessId: business._id, listingName: "Peda", description: "Mathura peda" },
      asha,
    )
  ).payload;
  const { business: gone } = (await create()).payload;
  await town.call(ownBusinesses.delete, { id: gone._id }, asha);
  const snapshot = async () =>
    JSON.stringify([await own(business._id), (await town.call(ownListings.fetch, { id: listing._id }, asha)).payload]);
  const before = await snapshot();
  const attempts: Array<[Person, string]> = [
    [meera, business._id],
    [asha, gone._id],
    [asha, listing._id],
    [asha, shortId(newId())],
  ];
  for (const [who, id] of attempts) {
    const replies = [
      await town.call(ownBusinesses.fetch, { id }, who),
      await town.call(ownBusinesses.fetchBusinessPrefilledData, { id }, who),
      await town.call(ownBusinesses.delete, { id }, who),
      await town.call(ownBusinesses.update, { ...part1, id, partNo: "part1" }, who),
      await town.call(ownBusinesses.update, { ...part2, id, partNo: "part2" }, who),
      await town.call(ownListings.create, { fkBusinessId: id, listingName: "Mine now", description: "No" }, who),
      await town.call(ownListings.fetchAll, { fkBusinessId: id }, who),
      await town.call(ownListings.fetchListingsCount, { fkBusinessId: id }, who),
    ];
    for (const { status, message } of replies) expect([status, message]).toEqual([400, "Business not found"]);
  }
  for (const [who, id] of [
    [meera, listing._id],
    [asha, business._id],
    [asha, shortId(newId())],
  ] as const) {
    const form = { listingName: "Mine now", description: "No" };
    const replies = [
      await town.call(ownListings.fetch, { id }, who),
      await town.call(ownListings.fetchListingPrefilledData, { id }, who),
      await town.call(ownListings.delete, { id }, who),
      await town.call(ownListings.update, { id, ...form }, who),
      await town.call(ownListings.toggleListingStatus, { id }, who),
    ];
    for (const { status, message } of replies) expect([status, message]).toEqual([400, "Offering not found"]);
  }
  const stolen = (await own(business._id)).images;
  expect(
    await town.call(
      ownListings.create,
      { fkBusinessId: business._id, listingName: "Peda", description: "x", imageOrder: ["0".repeat(32), ...stolen] },
      asha,
    ),
  ).toMatchObject({ status: 400 });
  expect(await snapshot()).toBe(before);
});

test("the member's table counts all listings and pages through all businesses, newest first", async () => {
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { businesses: Array<{ _id: string; createdAt: string }>; nextCursor: string | null } = (
      await town.call(ownBusinesses.fetchAll, { limit: 3, ...(cursor ? { cursor } : {}) }, asha)
    ).payload;
    all.push(...page.businesses.map((b) => b.createdAt));
    cursor = page.nextCursor;
  } while (cursor);
  expect(all).toEqual([...all].sort().reverse());
  expect(all.length).toBeGreaterThan(5);
  const mine = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses;
  expect(Math.max(...mine.map((b) => b.listingsCount))).toBeGreaterThanOrEqual(7);
});
