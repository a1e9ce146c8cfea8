// An association's list of what its businesses offer: each row finds its business, goes in with its price, is found by search, and goes again as a whole.
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { undoImport } from "#server/features/businesses/import/undo.ts";
import { listKinds } from "#server/features/imports/list-kinds.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { priceOf } from "./price.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
  const businesses = [
    "2000003001,Gopal Sweets,halwai,Indore",
    "2000003002,Gopal Sweets,halwai,Bhopal",
    "2000003003,Anand Caterers,halwai,Indore",
    "2000003003,Anand Tiffin,halwai,Indore",
  ];
  await takeIn(town, ["phoneNo,businessName,subCategory,city", ...businesses].join("\n"));
});
afterAll(() => town.close());

const HEAD = "Item,Shop,Mobile,City,Rate,Per,Details";
const take = (rows: string[], options: object = {}) =>
  takeIn(town, [HEAD, ...rows].join("\n"), { kind: "listings", ...options });
const undo = (id: number | undefined, isPartial = false) =>
  undoImport(town.portal.connection, id!, { isPartial, now: town.clock.now(), kinds: listKinds });
const listingsNamed = async (like: string) =>
  (
    await town.portal.connection.pool.query(
      `select l.name, b.phone, l.price_paise::int as paise, l.description from listings l join businesses b on b.id = l.business_id
        where l.name like $1 and l.deleted_at is null order by l.name, b.phone`,
      [like],
    )
  ).rows;
const found = async (text: string) => (await town.call(search.searchListings, { searchQuery: text })).payload;

test("offerings go to the business of their phone, or of their name in the city, with price and unit, and are found at once", async () => {
  const report = await take([
    "Zafrani Peda,Gopal Sweets,+91 20000 03001,,Rs. 480/-,kg,Fresh every day",
    "Zafrani Barfi,gopal sweets,,Bhopal,520 per kg,,",
    "Zafrani Thali,Anand Caterers,2000003003,Indore,on request,,",
  ]);
  expect(report).toMatchObject({ created: 3, refused: 0 });
  expect(await listingsNamed("Zafrani %")).toEqual([
    { name: "Zafrani Barfi", phone: "2000003002", paise: 52_000, description: "₹520 / kg" },
    { name: "Zafrani Peda", phone: "2000003001", paise: 48_000, description: "₹480 / kg\nFresh every day" },
    { name: "Zafrani Thali", phone: "2000003003", paise: null, description: "" },
  ]);
  expect(JSON.stringify(await found("zafrani peda"))).toContain("Zafrani Peda");
});

test("a row whose business nobody can tell, and one with no price that can be read, are refused with their reasons; the only business of a phone is taken with a note", async () => {
  const { said, ...report } = await take([
    "Lost Laddu,Nobody's Sweets,,Indore,10,,",
    "Which Thali,Anand,2000003003,,10,,",
    "Odd Laddu,Gopal Sweets,2000003001,,ten to twelve,,",
    "Bare Laddu,Gopal Sweets,,,10,,",
    "Call 98260 12345,Gopal Sweets,2000003001,,10,,",
    "Near Laddu,Gopal Mithai,2000003001,,10,,",
  ]);
  expect(report).toMatchObject({ created: 1, refused: 5 });
  expect(said.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, "businessName", "imports.business-unknown"],
    [3, "businessName", "imports.business-several"],
    [4, "price", "imports.price"],
    [5, "phoneNo", "imports.phone-or-city"],
    [6, "listingName", "imports.contact-in-name"],
    [7, "businessName", "imports.business-guess"],
  ]);
});

test("the same list changes nothing, a new price changes one, two lines of one offering are one, and an undo gives all of it back", async () => {
  const rows = [
    "Undone Peda,Gopal Sweets,2000003001,,100,,",
    "Undone Barfi,Gopal Sweets,2000003001,,200,,",
    "undone peda,Gopal Sweets,2000003001,,300,,Soft",
  ];
  const first = await take(rows);
  expect(first).toMatchObject({ created: 2, repeated: 1 });
  expect(await listingsNamed("Undone Peda")).toMatchObject([{ name: "Undone Peda", paise: 10000 }]);
  expect(await take(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2, id: undefined });
  town.clock.forward(1000);
  const second = await take([rows[1]!.replace(",200,", ",250,")]);
  expect(second).toMatchObject({ updated: 1 });
  expect(await undo(first.id)).toMatchObject({ outcome: "hindered", hindrances: [{ why: "imported-again" }] });
  expect(await undo(second.id)).toMatchObject({ outcome: "undone", kind: "listings", count: 1 });
  expect((await listingsNamed("Undone Barfi"))[0]).toMatchObject({ paise: 20_000 });
  expect(await undo(first.id)).toMatchObject({ outcome: "undone", count: 2 });
  expect(await listingsNamed("Undone %")).toEqual([]);
  expect(JSON.stringify(await found("undone barfi"))).not.toContain("Undone Barfi");
});

test("what an owner looks after is left alone: neither added to nor taken back", async () => {
  const rows = ["Owned Peda,Gopal Sweets,2000003002,,100,,"];
  const { id } = await take(rows);
  const claim = (pin: string | null) =>
    town.portal.connection.pool.query("update members set pin_hash = $1 where phone = '2000003002'", [pin]);
  await claim("chosen");
  expect((await take(["Later Peda,Gopal Sweets,2000003002,,100,,"])).said).toMatchObject([
    { reason: "imports.business-claimed" },
  ]);
  expect(await undo(id)).toMatchObject({ outcome: "hindered", hindrances: [{ name: "Owned Peda", why: "claimed" }] });
  await claim(null);
});

test.each([
  ["₹ 1,200/-", { paise: 120_000 }],
  ["Rs. 99.50 only", { paise: 9_950 }],
  ["२५० प्रति प्लेट", { paise: 25_000, unit: "प्लेट" }],
  ["240/kg", { paise: 24_000, unit: "kg" }],
  ["", { paise: null }],
  ["On request", { paise: null }],
  ["100-200", undefined],
  ["cheap", undefined],
])("the price %j is understood", (text, price) => {
  expect(priceOf(text)).toEqual(price);
});
