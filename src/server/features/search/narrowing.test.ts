// Holds what people may choose of a result list: what is narrowed, sorted and counted, and the parts of a text that can be taken off.
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { search } from "#contract/search.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const offerings = async (input: object) => (await town.call(search.searchListings, { limit: 100, ...input })).payload;
const businesses = async (input: object) => (await town.call(search.searchBusiness, { limit: 100, ...input })).payload;

test("a buyer who sorts by price sees the cheapest or the dearest first, and what is on request last", async () => {
  const prices = async (sort: string) =>
    (await offerings({ searchQuery: "pooja", sort })).listings.map(({ pricePaise }) => pricePaise);
  const cheapest = await prices("cheapest");
  const priced = cheapest.filter((price) => price !== null);
  expect(new Set(priced).size).toBeGreaterThan(2);
  expect(cheapest).toEqual([...priced.toSorted((a, b) => a - b), ...cheapest.filter((price) => price === null)]);
  const dearest = (await prices("dearest")).filter((price) => price !== null);
  expect(dearest).toEqual(priced.toReversed().toSorted((a, b) => b - a));
});

test("a buyer who says what it may cost gets nothing dearer, nothing cheaper, and nothing without a price", async () => {
  const all = (await offerings({ searchQuery: "pooja" })).listings;
  const [from, to] = [1000, 5000];
  const wanted = all
    .filter(({ pricePaise: p }) => p !== null && p >= from * 100 && p <= to * 100)
    .map(({ _id }) => _id);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(all.length);
  const { listings } = await offerings({ searchQuery: "pooja", priceFrom: String(from), priceTo: "5,000" });
  expect(listings.map(({ _id }) => _id)).toEqual(wanted);
});

test("the newest first is by the day of posting, page after page without meeting anything twice", async () => {
  const { rows } = await town.portal.connection.pool.query<{ id: string; posted_at: Date }>(
    "select id, posted_at from listings",
  );
  const postedAt = new Map(rows.map(({ id, posted_at }) => [id, posted_at.getTime()]));
  const whole = (await offerings({ searchQuery: "pooja", sort: "newest" })).listings.map(({ _id }) => longId(_id)!);
  const times = whole.map((id) => postedAt.get(id)!);
  expect(new Set(times).size).toBeGreaterThan(2);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await offerings({ searchQuery: "pooja", sort: "newest", limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.listings.map(({ _id }) => longId(_id)!));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(whole);
});

test("only what has a picture is left when that is asked for, and the facets count it beforehand", async () => {
  const { pool } = town.portal.connection;
  const { businesses: all, facets } = await businesses({ city: "indore", facets: true });
  const [first] = all;
  await pool.query("delete from business_images where business_id <> $1", [longId(first!._id)]);
  const before = await businesses({ city: "indore", facets: true });
  const withPicture = await businesses({ city: "indore", picture: true });
  expect(facets).toMatchObject({ found: all.length, isMore: false });
  expect(withPicture.businesses.length).toBe(before.facets!.picture);
  expect(withPicture.businesses.every(({ _id }) => _id === first!._id)).toBe(true);
  expect((await businesses({ city: "indore" })).facets).toBe(null);
});

test("a family who asks for what somebody has checked gets what has its phone confirmed, a visit or a true GST number, as many as the facet said", async () => {
  const { pool } = town.portal.connection;
  const { businesses: all } = await businesses({ city: "indore" });
  const [phone, visit, gst, slip, approved] = all.map(({ _id }) => longId(_id)!);
  await pool.query("update businesses b set phone = '9000099999', gst_number = null");
  await pool.query("delete from business_visits");
  await pool.query("update members set phone_confirmed_at = now()");
  await pool.query("update businesses b set phone = m.phone from members m where m.id = b.owner_id and b.id = $1", [
    phone,
  ]);
  await pool.query(
    "insert into business_visits (business_id, visited_on, team, staff_id, recorded_at) values ($1, '2026-11-01', 'Indore', $2, now())",
    [visit, await town.idOf("kavita")],
  );
  const number = "update businesses set gst_number = $2 where id = $1";
  await pool.query(number, [gst, "27AAPFU0939F1ZV"]);
  await pool.query(number, [slip, "27AAPFU0939F1ZX"]);
  const { facets } = await businesses({ city: "indore", facets: true });
  const checked = (await businesses({ city: "indore", verified: true })).businesses.map(({ _id }) => longId(_id)!);
  expect(new Set(checked)).toEqual(new Set([phone, visit, gst]));
  expect(checked).not.toContain(approved);
  expect(facets!.verified).toBe(checked.length);
  const theirs = await offerings({ city: "indore", verified: true, facets: true });
  expect(theirs.listings.every(({ fkBusinessId }) => checked.includes(longId(fkBusinessId)!))).toBe(true);
});

test("a family who speaks Gujarati asks for those who serve in it, and the facet counts each language, most first", async () => {
  const { pool } = town.portal.connection;
  const { businesses: all } = await businesses({ city: "indore" });
  const [first, second] = all.map(({ _id }) => longId(_id)!);
  await pool.query("update businesses set languages = '{hi}'");
  await pool.query("update businesses set languages = '{hi,gu}' where id = any($1)", [[first, second]]);
  await pool.query("update businesses set languages = '{ta}' where id = $1", [second]);
  const { facets } = await businesses({ city: "indore", facets: true });
  expect(facets!.languages).toEqual([
    { language: "hi", found: all.length - 1 },
    { language: "gu", found: 1 },
    { language: "ta", found: 1 },
  ]);
  const gujarati = await businesses({ city: "indore", languageSpoken: "gu", facets: true });
  expect(gujarati.businesses.map(({ _id }) => longId(_id))).toEqual([first]);
  expect(gujarati.facets!.languages).toEqual([
    { language: "hi", found: 1 },
    { language: "gu", found: 1 },
  ]);
  const wrong = await town.call(search.searchBusiness, { languageSpoken: "fr" as "hi" });
  expect(wrong.status).toBe(400);
});

test("the facets name the kinds among the finds, most first, and narrowing to one leaves as many as it said", async () => {
  const { facets } = await businesses({ city: "indore", facets: true });
  const counts = facets!.subCategories.map(({ found }) => found);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const { slug, found } of facets!.subCategories.slice(0, 3))
    expect((await businesses({ city: "indore", subCategory: slug })).businesses.length, slug).toBe(found);
});

test("what was understood of a text is told in parts, each with the text that is left without it", async () => {
  const partsOf = async (searchQuery: string, input: object = {}) =>
    (await businesses({ searchQuery, ...input })).understood.parts.map(({ kind, text, without }) => [
      kind,
      text,
      without,
    ]);
  expect(await partsOf("Halwai in Indore")).toEqual([
    ["trade", "Halwai for Functions", "in Indore"],
    ["place", "Indore", "Halwai"],
  ]);
  expect(await partsOf("indore me dentist abhi khula hai")).toEqual([
    ["trade", "Dentists", "indore me abhi khula hai"],
    ["place", "Indore", "dentist abhi khula hai"],
    ["open", "abhi khula hai", "indore me dentist"],
  ]);
  expect(await partsOf("halwai", { city: "indore" })).toEqual([["trade", "Halwai for Functions", ""]]);
  expect(await partsOf("Pareek Murti Kala")).not.toContainEqual(expect.arrayContaining(["place"]));
});

test("a partial match says which words it lacks, and a trade says where related kinds are", async () => {
  const { understood, businesses: found } = await businesses({ searchQuery: "homeopathy zzqqxxvv", city: "bhopal" });
  expect(found.length).toBeGreaterThan(0);
  expect(understood).toMatchObject({ match: "some", lacks: ["zzqqxxvv"] });
  expect(understood.parts[0]!.category?.slug).toMatch(/doctor/);
});

test.each([
  ["pg for boys in pune", "rooms-for-rent"],
  ["farali chevdo ahmedabad", "namkeen-shop"],
  ["itr bharne wale ca kanpur", "chartered-accountant"],
  ["halwai in indore", undefined],
  ["mithai ki dukan jaipur", undefined],
])("beside the kind that '%s' asks for it names %s, where people may look as well", async (searchQuery, slug) => {
  const { parts } = (await businesses({ searchQuery })).understood;
  expect(parts.find(({ kind }) => kind === "trade")?.alsoNamed?.slug).toBe(slug);
});
