// Holds the order of what is open to what was asked for: an open shop of another kind is of no use.
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
  town.clock.set(new Date("2026-11-22T04:00:00Z"));
});
afterAll(() => town.close());

const ALWAYS = JSON.stringify([{ day: "sunday", isClosed: false, spans: [{ from: "09:00", to: "11:00" }] }]);

/** From now on these alone are open. */
async function open(...names: string[]): Promise<void> {
  const { db } = town.portal.connection;
  await db.updateTable("businesses").set({ opening_hours: null }).execute();
  await db.updateTable("businesses").set({ opening_hours: ALWAYS }).where("name", "in", names).execute();
}

const found = async (searchQuery: string, input: object = {}) =>
  (await town.call(search.searchBusiness, { searchQuery, limit: 20, ...input })).payload.businesses.map(
    (b) => b.businessName,
  );

test("a visitor who asks for a doctor who is open is not sent to a tour operator, nor past a nearer doctor", async () => {
  const doctors = await found("doctor indore");
  expect(doctors.length).toBeGreaterThan(1);
  await open(doctors.at(-1)!, doctors.at(-2)!);
  expect(await found("doctor open now indore")).toEqual(doctors);
});

test("a visitor sees open ones first among those that fit as well, and only then", async () => {
  const gurukuls = await found("sanskrit");
  expect(gurukuls.length).toBeGreaterThan(2);
  await open(gurukuls.at(-1)!);
  expect((await found("sanskrit abhi khula hai"))[0]).toBe(gurukuls[0]);
  const pandits = await found("pandit");
  await open(pandits.at(-1)!);
  expect((await found("pandit open now"))[0]).toBe(pandits[0]);
});

test("near a position the open ones come first, all being near", async () => {
  const near = { lat: 22.7196, long: 75.8577 };
  const all = await found("", near);
  await open(all.at(-1)!);
  expect((await found("open now", near))[0]).toBe(all.at(-1));
});
