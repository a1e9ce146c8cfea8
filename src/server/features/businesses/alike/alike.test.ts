// Businesses that may be the same one: found by phone, GST number, or the sound of the name in one place, for owners and for the staff.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { alikeBusinesses } from "#contract/alike-businesses.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { soundOf, storeNameSounds } from "./name-sounds.ts";

let town: Town;
let asha: Person;
let kavita: Person;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const INDORE = "14";
const GST = "27AAPFU0939F1ZV";
const find = async (given: object) =>
  (
    await town.call(
      alikeBusinesses.find,
      { businessName: "Quite Another Name", phoneNo: "2000000999", fkCityId: INDORE, ...given },
      asha,
    )
  ).payload.businesses.map(({ businessName, same, isClaimable }) => [businessName, same.join(), isClaimable]);

beforeAll(async () => {
  town = await openTown();
  [asha, kavita] = [await town.signIn("asha"), await town.signIn("kavita", "staff")];
  const { id } = (await query("select id from places where slug = 'indore'")).rows[0];
  expect(String(id)).toBe(INDORE);
  await takeIn(
    town,
    [
      "phoneNo,businessName,subCategory,city",
      "2000000901,Krishna Mishthan Bhandar,halwai,Indore",
      "2000000902,Krishna Mishthan Bhandar,halwai,Bhopal",
    ].join("\n"),
  );
});
afterAll(() => town.close());

test("an owner is shown one with the same phone, the same GST number, or the same name in the place however it is spelt; none of another town", async () => {
  const listed = "Krishna Mishthan Bhandar";
  expect(await find({})).toEqual([]);
  expect(await find({ phoneNo: "2000000902" })).toEqual([[listed, "phone", true]]);
  for (const businessName of [
    "KRISHNA  Mishthaan Bhandar",
    "कृष्णा मिष्ठान भंडार",
    "Krishna Mishthan Bhandar & Sons",
    "कृष्णा मिष्ठान भंडार एंड संस",
    "Krishna Mishthan Bhandar कृष्णा मिष्ठान भंडार",
  ])
    expect(await find({ businessName }), businessName).toEqual([[listed, "name-and-place", true]]);
  expect(await find({ businessName: listed, phoneNo: "2000000901" })).toEqual([[listed, "phone,name-and-place", true]]);
  const gstOf = (value: string | null) =>
    query("update businesses set gst_number = $1 where phone = '2000000902'", [value]);
  await gstOf(GST);
  expect(await find({ gstNumber: GST })).toEqual([[listed, "gst-number", true]]);
  await gstOf(null);
});

test("a name is found by its stored sound and not by reading the names of the town, and a changed name by its new one at once", async () => {
  const listed = "Krishna Mishthan Bhandar";
  const indore = "phone = '2000000901'";
  await storeNameSounds(town.portal.base);
  expect((await query("select 1 from businesses where name_sound is null")).rows).toEqual([]);
  expect(await find({ businessName: "कृष्णा मिष्ठान भंडार" })).toEqual([[listed, "name-and-place", true]]);
  await query(`update businesses set name_sound = 'another' where ${indore}`);
  expect(await find({ businessName: listed })).toEqual([]);
  for (const name of ["Gokul Sweets", listed]) {
    await query(`update businesses set name = $1 where ${indore}`, [name]);
    expect(await find({ businessName: name })).toEqual([[name, "name-and-place", true]]);
    await storeNameSounds(town.portal.base);
    expect(await find({ businessName: name })).toEqual([[name, "name-and-place", true]]);
  }
});

test("a name is the same with a glide, an English plural in Devanagari, or the form of the company; another name is not", async () => {
  for (const [one, other] of [
    ["Annapurna Satvik Rasoi", "Annapoorna Saatvik Rasoyi"],
    ["Gokul Sweets", "गोकुल स्वीट्स"],
    ["Mishra Traders", "मिश्रा ट्रेडर्स एंड कंपनी"],
    ["Sharma & Sons", "Sharma"],
    ["& Sons", "and sons"],
  ] as const)
    expect(soundOf(one), one).toBe(soundOf(other));
  for (const [one, other] of [
    ["Annapurna Satvik Rasoi", "Annapurna Rasoi"],
    ["Sharma Sweets", "Sharma Caterers"],
    ["Mishra Traders", "Misra Tailors"],
  ] as const)
    expect(soundOf(one), one).not.toBe(soundOf(other));
});

test("names of a release that heard otherwise are sounded anew", async () => {
  await query("update businesses set name_sound = 'krishna mishthn bhndr' where phone = '2000000901'");
  await storeNameSounds(town.portal.base);
  expect(await find({ businessName: "कृष्णा मिष्ठान भंडार" })).toEqual([
    ["Krishna Mishthan Bhandar", "name-and-place", true],
  ]);
});

test("an owner's other shops with the same phone are nothing to ask about, but one of the same name in the place is", async () => {
  const { rows } = await query(
    "select name, phone, place_id from businesses where owner_id = $1 and approval = 'approved' and deleted_at is null limit 1",
    [await town.idOf("asha")],
  );
  const { name, phone, place_id } = rows[0];
  const mine = { phoneNo: phone, fkCityId: String(place_id) };
  expect(await find(mine)).toEqual([]);
  expect(await find({ ...mine, businessName: name })).toEqual([[name, "name-and-place", false]]);
});

test("one that waits is shown without a page; what was turned down or deleted is not", async () => {
  const at = (values: string) => query(`update businesses set ${values} where phone = '2000000902'`);
  const found = async () =>
    (
      await town.call(alikeBusinesses.find, { businessName: "Other", phoneNo: "2000000902", fkCityId: INDORE }, asha)
    ).payload.businesses.map(({ isPublic, isClaimable }) => ({ isPublic, isClaimable }));
  await at("approval = 'pending'");
  expect(await found()).toEqual([{ isPublic: false, isClaimable: false }]);
  await at("approval = 'rejected', rejection_message = 'No.'");
  expect(await found()).toEqual([]);
  await at("approval = 'approved', rejection_message = null, deleted_at = now()");
  expect(await found()).toEqual([]);
  await at("deleted_at = null");
});

test("the staff see the same of a business that waits, and never the business itself; a member asks forty times a day", async () => {
  const { rows } = await query(
    "update businesses set approval = 'pending', phone = '2000000901' where owner_id = $1 returning id",
    [await town.idOf("harish")],
  );
  const reply = await town.call(alikeBusinesses.ofBusiness, { id: shortId(rows[0].id) }, kavita);
  expect(reply.payload.businesses.map(({ businessName, same }) => [businessName, same])).toEqual([
    ["Krishna Mishthan Bhandar", ["phone"]],
  ]);
  expect((await town.call(alikeBusinesses.ofBusiness, { id: shortId(rows[0].id) }, asha)).status).toBe(403);
  const given = { businessName: "Other", phoneNo: "2000000999", fkCityId: INDORE };
  const meera = await town.signIn("meera");
  const replies = [];
  for (let n = 0; n < 41; n += 1) replies.push((await town.call(alikeBusinesses.find, given, meera)).status);
  expect(replies.filter((status) => status === 200)).toHaveLength(40);
  expect(replies.at(-1)).toBe(429);
});
