import { afterAll, beforeAll, expect, test } from "vitest";
import { distanceKm } from "#base/geo.ts";
import { newId, shortId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { connectMap } from "#contract/map.ts";
import { members } from "#contract/members.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let kavita: Person;
/** A city of its own, so that nobody else is near. */
const BHUJ = { lat: 23.2533, lng: 69.6694 };
const query = async (text: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(text, values)).rows;
const shops = async (input: object = {}, who?: Person) =>
  (await town.call(connectMap.fetchBusinessLocations, input as never, who)).payload;
const people = async (input: object = {}, who?: Person) =>
  (await town.call(connectMap.fetchUsersLocations, input as never, who)).payload;
const AROUND_BHUJ = { west: "69", south: "22.9", east: "70.2", north: "23.6" };

beforeAll(async () => {
  town = await openTown();
  [asha, gopal, kavita] = await Promise.all([town.signIn("asha"), town.signIn("gopal"), town.signIn("kavita")]);
});
afterAll(() => town.close());

/** A public business so many kilometres north of Bhuj. */
async function shopAt(km: number, name: string): Promise<string> {
  const id = newId();
  const lat = BHUJ.lat + km / 111.195;
  await query(
    `insert into businesses (id, owner_id, name, phone, place_id, subcategory_id, lat, lng, position, approval, approved_at)
      select $1, $2, $3, '1111199999', p.id, (select min(id) from subcategories), $4, $5, point($5, $4), 'approved', now() from places p where p.slug = 'bhuj'`,
    [id, await town.idOf("asha"), name, lat, BHUJ.lng],
  );
  return shortId(id);
}

async function choose(key: string, on: boolean): Promise<string> {
  const id = await town.idOf(key);
  await query(
    "update members set place_id = coalesce(place_id, (select id from places where slug = 'bhuj')), show_on_map = $2 where id = $1",
    [id, on],
  );
  return shortId(id);
}

test("clusters of all India count every public business once, at any zoom, and are at most 500", async () => {
  const [{ n }] = await query(
    "select count(*)::int as n from businesses where approval = 'approved' and deleted_at is null",
  );
  for (const zoom of ["0", "4", "4.75", "9", "17", "22"]) {
    const { clusters, total } = await shops({ zoom, limit: "1" });
    expect(total).toBe(n);
    expect(clusters.length).toBeLessThanOrEqual(500);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(n);
    for (const { count, only } of clusters) expect(only !== null).toBe(count === 1);
  }
});

test("list and clusters of a part of the map are the same businesses, and none from outside", async () => {
  const near = await shopAt(3, "Kutch Farsan");
  const far = await shopAt(60, "Rann Tours");
  const seen = await shops({ ...AROUND_BHUJ, zoom: "12" });
  const listed = seen.getBusinessLocations.map(({ _id }) => _id).sort();
  expect(listed).toContain(near);
  expect(listed).not.toContain(far);
  expect(seen.total).toBe(listed.length);
  expect(seen.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
});

test("within 20 km by the great circle, nearest first: 19 km is near, 21 km is not; without a plan whole kilometres, with one a decimal", async () => {
  const inside = await shopAt(19.3, "Nineteen Sweets");
  const outside = await shopAt(21.2, "Twenty-one Sweets");
  const at = { lat: String(BHUJ.lat), lng: String(BHUJ.lng) };
  for (const who of [undefined, gopal, asha]) {
    const { getBusinessLocations: found, clusters, total } = await shops({ ...at, zoom: "10" }, who);
    const ids = found.map(({ _id }) => _id);
    expect(ids).toContain(inside);
    expect(ids).not.toContain(outside);
    const km = found.map(({ distanceKm }) => distanceKm!);
    expect(km).toEqual([...km].sort((a, b) => a - b));
    expect(km.every(Number.isInteger)).toBe(who !== asha);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
});

test("no answer of the map tells a position finer than a hundredth of a degree, nor does moving the edge of the part", async () => {
  const id = await shopAt(0.3, "Exact Shop");
  const { clusters, getBusinessLocations } = await shops({ ...AROUND_BHUJ, zoom: "14" }, asha);
  for (const degrees of JSON.stringify({ clusters, getBusinessLocations }).match(/\d+\.\d+/g) ?? [])
    expect(degrees).toMatch(/^\d+\.\d{1,2}$/);
  const has = async (south: number) =>
    (await shops({ ...AROUND_BHUJ, south: String(south) })).getBusinessLocations.some(({ _id }) => _id === id);
  // It stands at 23.256, on the map at 23.26.
  expect([await has(23.251), await has(23.2559), await has(23.26), await has(23.261)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("somebody is on the map only while they chose to be, for members alone, at one place that is not the middle of the city", async () => {
  const before = await people({ limit: "500" }, asha);
  const id = await choose("gopal", true);
  const shown = (await people({ limit: "500" }, asha)).getUsersLocations.find(({ _id }) => _id === id)!;
  expect(shown).toMatchObject({ name: "Gopal Trivedi", city: "Bhopal", hasPage: false, isMine: false });
  expect(JSON.stringify(shown)).not.toMatch(/1111100002|phone|email|address/);
  const [middle] = await query("select lat, lng from places where slug = 'bhopal'");
  const km = distanceKm(middle, shown.location);
  expect(km).toBeGreaterThan(0.4);
  expect(km).toBeLessThan(4);
  expect((await people({ zoom: "4" })).total).toBe(0);
  expect(JSON.stringify(await people({ limit: "500", zoom: "12" }))).not.toContain("Gopal");
  await query("update members set first_name = first_name where id = $1", [await town.idOf("gopal")]);
  expect((await people({ limit: "500" }, kavita)).getUsersLocations.find(({ _id }) => _id === id)!.location).toEqual(
    shown.location,
  );
  await choose("gopal", false);
  expect((await people({ limit: "500" }, asha)).total).toBe(before.total);
  const [row] = await query("select map_lat, map_lng from members where id = $1", [await town.idOf("gopal")]);
  expect(row).toEqual({ map_lat: null, map_lng: null });
});

test("the choice is one of the profile: saved with it, off unless told", async () => {
  const save = (over: object) =>
    town.call(members.update, { firstName: "Gopal", lastName: "Trivedi", ...over } as never, gopal);
  const [{ id: fkCityId }] = await query("select id from places where slug = 'bhopal'");
  expect((await save({ fkCityId: String(fkCityId), showOnMap: "true" })).payload.userData.showOnMap).toBe(true);
  expect((await people({}, gopal)).getUsersLocations.some(({ isMine }) => isMine)).toBe(true);
  expect((await save({ fkCityId: String(fkCityId) })).payload.userData.showOnMap).toBe(false);
  expect((await people({}, gopal)).getUsersLocations.some(({ isMine }) => isMine)).toBe(false);
});

test("a blocked person and whoever blocked them are on the map for each other no more, in the list, in clusters and near", async () => {
  const [him, her] = [await choose("gopal", true), await choose("asha", true)];
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'request', now())",
    [await town.idOf("asha"), await town.idOf("gopal")],
  );
  const near = { lat: "23.26", lng: "77.41" };
  for (const input of [{}, { zoom: "12" }, near, { ...near, zoom: "12" }]) {
    expect(JSON.stringify(await people(input, asha))).not.toContain(him);
    expect(JSON.stringify(await people(input, gopal))).not.toContain(her);
  }
  expect(JSON.stringify(await people({}, kavita))).toContain(him);
  const { payload } = await town.call(blocks.fetchAll, {}, asha);
  await town.call(blocks.delete, { id: payload.blocks[0]!._id }, asha);
  expect(JSON.stringify(await people({}, asha))).toContain(him);
  for (const key of ["asha", "gopal"]) await choose(key, false);
});

test("the cities with most businesses lead into the list, and a city that is none is refused", async () => {
  const { cities, styleUrl } = (await town.call(connectMap.overview, {})).payload;
  expect(styleUrl).toBeNull();
  expect(cities.map(({ total }) => total)).toEqual(cities.map(({ total }) => total).sort((a, b) => b - a));
  const { total } = await shops({ city: cities[0]!.citySlug, limit: "5" });
  expect(total).toBe(cities[0]!.total);
  expect((await town.call(connectMap.fetchBusinessLocations, { city: "zzqqxx-nowhere" })).status).toBe(400);
});
