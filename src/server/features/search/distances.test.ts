// Holds that whoever is shown something from elsewhere is told how far it is from where they searched.
import { afterAll, beforeAll, expect, test } from "vitest";
import { distanceKm } from "#base/geo.ts";
import { search } from "#contract/search.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
let city: { slug: string; lat: number; lng: number };
beforeAll(async () => {
  town = await openTown();
  const { rows } = await town.portal.connection.pool.query<typeof city>(
    "select slug, lat, lng from places p where not exists (select from businesses b where b.place_id = p.id) order by population desc, id limit 1",
  );
  city = rows[0]!;
});
afterAll(() => town.close());

const found = async (input: object) => (await town.call(search.searchBusiness, { city: city.slug, ...input })).payload;

test.each([
  ["a category without a text", async () => ({ category: (await aCategory()).slug })],
  ["a trade", async () => ({ searchQuery: "homeopathy" })],
  ["a partial match", async () => ({ searchQuery: "malviya pustak zzqqxxvv" })],
  ["what is narrowed and sorted", async () => ({ category: (await aCategory()).slug, sort: "newest", facets: true })],
])("%s that the city does not have comes with the kilometres to each", async (_, input) => {
  const { businesses, understood } = await found(await input());
  expect(understood.match).toBe("elsewhere");
  expect(businesses.length).toBeGreaterThan(0);
  for (const { distanceKm: km, businessLocation, businessName } of businesses)
    expect(Math.abs((km ?? -999) - distanceKm(city, businessLocation)), businessName).toBeLessThan(3);
});

test("the nearest of a category come first", async () => {
  const { businesses } = await found({ category: (await aCategory()).slug });
  const km = businesses.map(({ distanceKm }) => distanceKm!);
  expect(new Set(km).size).toBeGreaterThan(1);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
});

async function aCategory(): Promise<{ slug: string }> {
  const { rows } = await town.portal.connection.pool.query<{ slug: string }>(
    "select c.slug from businesses b join subcategories s on s.id = b.subcategory_id join categories c on c.id = s.category_id where b.approval = 'approved' group by c.slug order by count(distinct b.place_id) desc, c.slug limit 1",
  );
  return rows[0]!;
}
