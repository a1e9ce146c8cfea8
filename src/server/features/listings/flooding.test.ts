// One member cannot fill the portal: new offerings, switches and notes are counted one after another, however many come at the same moment.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
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

test("of ninety switches of offerings at once, sixty are made and told, and the rest refused", async () => {
  const { listings } = (await town.call(ownListings.fetchAll, { limit: 1 }, asha)).payload;
  const { _id: id } = listings[0]!;
  const answers = await times(90, () => town.call(ownListings.toggleListingStatus, { id }, asha));
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
