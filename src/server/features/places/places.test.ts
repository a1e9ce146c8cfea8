import { afterAll, beforeAll, expect, test } from "vitest";
import { places } from "#contract/places.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("a visitor who types three letters gets the large cities first, in either script and with old names", async () => {
  const names = async (city: string) =>
    (await town.call(places.fetchCityViaState, { city })).payload.cities.map((c) => c.city);
  expect((await names("ind"))[0]).toBe("Indore");
  expect((await names("इंदौ"))[0]).toBe("Indore");
  expect((await names("banaras"))[0]).toBe("Varanasi");
  expect((await names("jaypur"))[0]).toBe("Jaipur");
  expect((await names("")).length).toBe(10);
});

test("a misspelt name finds its city, and a text longer or wordier than any name is not looked for by likeness", async () => {
  const find = async (city: string) => (await town.call(places.fetchCityViaState, { city })).payload.cities[0]?.slug;
  expect(await find("kanchipuramm")).toBe("kanchipuram");
  expect(await find("pandit deen dyal upadhyay nagar")).toBe("pandit-deen-dayal-upadhyaya-nagar");
  for (const long of ["kanchipuramm ".repeat(5), "kochi ko ".repeat(4)]) {
    expect(await find(long), long).toBeUndefined();
    expect(await town.call(places.fetchCoordinatesViaCity, { city: long })).toMatchObject({ status: 400 });
  }
});

test("the name of a part of a city finds the city", async () => {
  const { payload } = await town.call(places.fetchCityViaState, { city: "Kothrud" });
  expect(payload.cities.map(({ slug }: { slug: string }) => slug)).toEqual(["pune"]);
});

test("a position in Indore picks Indore with its state, one in the sea picks nothing", async () => {
  const { payload } = await town.call(places.locationPicker, { lat: 22.72, long: 75.86 });
  expect(payload.city).toMatchObject({ city: "Indore", state: "Madhya Pradesh" });
  const sea = await town.call(places.locationPicker, { lat: 5, long: 65 });
  expect(sea).toMatchObject({ status: 400, message: "We are not available at your location" });
});

test("the cities of a state are of that state alone, and an unknown state is refused", async () => {
  const { payload } = await town.call(places.fetchAllCitiesViaState, { fkStateId: "RJ", limit: 50 });
  expect(new Set(payload.cities.map((c) => c.fkStateId))).toEqual(new Set(["RJ"]));
  expect((await town.call(places.fetchAllCitiesViaState, { fkStateId: "XX" })).status).toBe(400);
});

test("a city's coordinates come by slug, id and name", async () => {
  for (const city of ["jaipur", "Jaipur"])
    expect((await town.call(places.fetchCoordinatesViaCity, { city })).payload.city.latitude).toBeCloseTo(26.92, 1);
});

test("all 36 states and union territories come by name", async () => {
  const { payload } = await town.call(places.fetchAllStates, {});
  expect(payload.states.length).toBe(36);
});

test("a page's address finds its city by present and former slug, and nothing by likeness", async () => {
  const find = async (slug: string) => (await town.call(places.fetchPlace, { slug })).payload.city?.slug;
  expect(await find("varanasi")).toBe("varanasi");
  expect(await find("benares")).toBe("varanasi");
  expect((await town.call(places.fetchPlace, { slug: "varanasii" })).status).toBe(400);
});
