// What a visitor is shown of a category in a city is read once and kept: from the moment a change is told, it is as it is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { changed } from "#server/platform/context.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(sql, values)).rows;

test("a business that waits for approval leaves the list of its category and city, for visitors from the moment its change is told, for members at once", async () => {
  const [one] = await query(`select b.id, p.slug as city, s.slug as kind from businesses b
    join places p on p.id = b.place_id join subcategories s on s.id = b.subcategory_id
    where b.approval = 'approved' and b.deleted_at is null limit 1`);
  const asha = await town.signIn("asha");
  const isListed = async (who?: typeof asha) => {
    const { payload } = await town.call(businesses.fetchAll, { city: one.city, subCategory: one.kind, limit: 50 }, who);
    return payload.businesses.some(({ _id }) => _id === shortId(one.id));
  };
  expect([await isListed(), await isListed(asha)]).toEqual([true, true]);
  await query("update businesses set approval = 'pending' where id = $1", [one.id]);
  expect(await isListed(asha)).toBe(false);
  await changed(town.portal.base, "results");
  await expect.poll(() => isListed()).toBe(false);
});

test("lists of one city and of one category are not taken for each other", async () => {
  const found = await query(`select p.slug as city, s.slug as kind from businesses b
    join places p on p.id = b.place_id join subcategories s on s.id = b.subcategory_id
    where b.approval = 'approved' and b.deleted_at is null group by 1, 2 limit 12`);
  const asha = await town.signIn("asha");
  const listOf = async (city: string, kind: string, who?: typeof asha) =>
    (await town.call(businesses.fetchAll, { city, subCategory: kind }, who)).payload.businesses.map(({ _id }) => _id);
  for (const { city, kind } of found) {
    const fresh = await listOf(city, kind, asha);
    expect(fresh.length).toBeGreaterThan(0);
    expect(await listOf(city, kind)).toEqual(fresh);
    expect(await listOf(city, kind)).toEqual(fresh);
  }
});
