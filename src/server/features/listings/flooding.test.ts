// One member cannot fill the portal: new offerings, switches and notes are counted one after another, however many come at the same moment.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId, newId, shortId } from "#base/ids.ts";
import { type ListingCard, listings } from "#contract/listings.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

const MOST = 10;
let town: Town;
let asha: Person;
let business: string;
beforeAll(async () => {
  town = await openTown({ LISTINGS_PER_DAY: String(MOST) });
  asha = await town.signIn("asha");
  business = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload.businesses[0]!._id;
});
afterAll(() => town.close());

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)));
const add = (at: number) =>
  town.call(
    ownListings.create,
    { fkBusinessId: business, listingName: `Offer number ${at}`, description: "One of very many offers" },
    asha,
  );

test("of forty offerings sent to one business at once, as many as a day may bring are made, and the next day brings more", async () => {
  const answers = await times(40, add);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    message: `You have added ${MOST} offerings to this business today. Please add the others tomorrow.`,
    payload: { error: { code: "listing.too-many", n: MOST } },
  });
  town.clock.forward(DAY_MS + 1000);
  asha = await town.signIn("asha");
  expect((await add(41)).status).toBe(201);
});

test("an owner with sixty new offerings has three of them on the first page and on every later one while there are others', and all are reached in the end", async () => {
  const { db } = town.portal.connection;
  const at = town.clock.now().getTime();
  const row = await db
    .selectFrom("listings")
    .selectAll()
    .where("business_id", "=", longId(business)!)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...row,
    id: newId(),
    name: `Flood ${n}`,
    status: "active" as const,
    posted_at: new Date(at + n),
  }));
  await db.insertInto("listings").values(many).execute();
  const { rows } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from listings where deleted_at is null and is_public and status = 'active'",
  );
  for (const limit of [4, 20]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    let others = 0;
    do {
      const input = { limit, ...(cursor ? { cursor } : {}) };
      const page: { listings: ListingCard[]; nextCursor: string | null } = (await town.call(listings.fetchAll, input))
        .payload;
      const ofOne = page.listings.filter(({ fkBusinessId }) => fkBusinessId === business).length;
      // More of one only when all of the others' have been shown.
      others += page.listings.length - ofOne;
      if (ofOne > 3) expect(others).toBeGreaterThan(rows.length - 90);
      if (seen.length < 20) expect([limit, ofOne]).toEqual([limit, 3]);
      seen.push(...page.listings.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor && seen.length < 500);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.sort()).toEqual(rows.map(({ id }) => shortId(id)).sort());
  }
  for (const path of ["/home", "/all-over-india?kind=offerings"]) {
    const html = await (await fetch(town.url + path)).text();
    expect(new Set(html.match(/Flood \d+/g)).size).toBeLessThanOrEqual(3);
  }
});

test("staff read of every new offering in the console, with whose it is and how many of that business came within a day; others may not", async () => {
  const shankar = await town.signIn("shankar", "staff");
  const { listings: newest } = (await town.call(staff.newListings, { limit: 5 }, shankar)).payload;
  expect(newest.map(({ listingName }) => listingName)).toEqual([59, 58, 57, 56, 55].map((n) => `Flood ${n}`));
  expect(newest[0]!.ofDay).toBeGreaterThanOrEqual(60);
  expect(newest[0]).toMatchObject({ fkBusinessId: business, ownerName: expect.stringMatching(/^Asha/) });
  expect((await town.call(staff.newListings, {}, asha)).status).toBe(403);
  expect((await fetch(`${town.url}/staff/listings`)).status).toBe(200);
});

test("of ninety switches of offerings at once, sixty are made and told, and the rest refused", async () => {
  const { listings: own } = (await town.call(ownListings.fetchAll, { limit: 1 }, asha)).payload;
  const { _id: id } = own[0]!;
  const answers: Array<{ status: number; payload: unknown }> = [];
  // A slow machine answers some with 503: those come again.
  for (let left = 90; left > 0; left = 90 - answers.length) {
    const some = await times(left, () => town.call(ownListings.toggleListingStatus, { id }, asha));
    answers.push(...some.filter(({ status }) => status !== 503));
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    payload: { error: { code: "listing.toggled-often", n: 60 } },
  });
});

test("of a hundred and fifty notes at once fifty are written, and of ten that say the same one", async () => {
  const meera = await town.signIn("meera");
  const same = await times(10, () => town.call(notifications.create, { notification: "Call the halwai" }, meera));
  expect(new Set(same.map(({ payload }) => payload.notification._id)).size).toBe(1);
  const answers = await times(150, (at) => town.call(notifications.create, { notification: `Note ${at}` }, meera));
  expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(49);
  const rows = await town.portal.connection.db
    .selectFrom("notifications")
    .select("id")
    .where("member_id", "=", await town.idOf("meera"))
    .where("key", "=", "notice.own")
    .execute();
  expect(rows).toHaveLength(50);
});
