import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { landing } from "#contract/landing.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { toldOf } from "./numbers.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("numbers are counted, rounded down, and not told while they are small", async () => {
  expect([toldOf(24), toldOf(25), toldOf(199)]).toEqual([null, 20, 190]);
  const { pool } = town.portal.connection;
  const { rows } = await pool.query(
    "select count(*)::int as n from businesses where approval = 'approved' and deleted_at is null",
  );
  const { numbers } = (await town.call(landing.fetchNumbers, {})).payload;
  expect(numbers.businesses).toBe(toldOf(rows[0].n));
});

test("a business is among the best with three reviews and four stars, and with none there is no such part on the page", async () => {
  const best = async () => (await town.call(businesses.fetchBest, { limit: 4 })).payload.businesses;
  const { pool } = town.portal.connection;
  expect(await best()).toEqual([]);
  expect(await (await fetch(`${town.url}/home`)).text()).not.toContain("Best reviewed businesses");
  const reviewed = "update businesses set reviews_count = $2, stars_sum = $3 where name = $1";
  await pool.query(reviewed, ["Annapurna Satvik Rasoi", 3, 14]);
  await pool.query(reviewed, ["Indori Poha Corner", 9, 45]);
  await pool.query(reviewed, ["Banaras Saree Mahal", 3, 11]);
  await pool.query(reviewed, ["Ahilya Tent House", 2, 10]);
  expect((await best()).map(({ businessName }) => businessName)).toEqual([
    "Indori Poha Corner",
    "Annapurna Satvik Rasoi",
  ]);
});
