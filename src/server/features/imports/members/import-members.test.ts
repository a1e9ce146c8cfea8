// An association's list of its members: they are known by their phone, have no account and show nothing until they sign up with it, and the list goes again as a whole.
import { afterAll, beforeAll, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { undoImport } from "#server/features/businesses/import/undo.ts";
import { codeFor, openDevice } from "#tests/harness/device.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { listKinds } from "../list-kinds.ts";
import { dateIn } from "./date.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const HEAD = "नाम,Mob. No.,City/Town,Member since";
const take = (rows: string[]) => takeIn(town, [HEAD, ...rows].join("\n"), { kind: "members" });
const undo = (id: number | undefined) =>
  undoImport(town.portal.connection, id!, { isPartial: false, now: town.clock.now(), kinds: listKinds });
const query = async (text: string, values: string[]) => (await town.portal.connection.pool.query(text, values)).rows;
const stored = async (phone: string) =>
  (
    await query(
      `select trim(concat_ws(' ', m.first_name, m.last_name)) as name, p.name as city, m.since::text
        from listed_members m left join places p on p.id = m.place_id where phone = $1`,
      [phone],
    )
  )[0];
const accounts = (phone: string) => query("select id from members where phone = $1", [phone]);

test("members are known by their phone, sign up as anybody does, and are members since the list says", async () => {
  const phone = "9870003101";
  const report = await take([`श्रीमती रेखा शर्मा,${phone},Jaypur,12/05/2015`, "Mohan Rao,9870003102,,"]);
  expect(report).toMatchObject({ created: 2, refused: 0 });
  expect(report.listed).toMatchObject([{ column: "city", value: "Jaypur", meaning: "Jaipur, Rajasthan" }]);
  expect(await stored(phone)).toEqual({ name: "रेखा शर्मा", city: "Jaipur", since: "2015-05-12" });

  expect(await accounts(phone)).toEqual([]);

  const device = openDevice(town);
  expect((await device.call(auth.logIn, { phoneNo: phone, pin: "591736" })).status).not.toBe(201);
  await device.call(auth.requestOTP, { phoneNo: phone });
  const otp = await codeFor(town, phone);
  const { ticket } = (await device.call(auth.verifyOTP, { phoneNo: phone, otp })).payload;
  expect((await device.call(auth.part2Validation, { ticket })).payload).toMatchObject({ claims: false });
  const form = { ticket, kind: "individual", firstName: "Rekha", pin: "591736", acceptsTerms: true } as const;
  expect((await device.call(auth.create, form)).status).toBe(201);
  expect((await device.call(members.fetch, {})).payload.userData).toMatchObject({
    firstName: "Rekha",
    memberSince: "2015-05-11T18:30:00.000Z",
  });
  expect(await stored(phone)).toBeUndefined();

  expect((await take([`Somebody Else,${phone},,`])).said).toMatchObject([{ reason: "imports.member-claimed" }]);
  expect([await stored(phone), (await accounts(phone)).length]).toEqual([undefined, 1]);
  expect(await undo(report.id)).toMatchObject({ outcome: "undone", count: 1, hindrances: [] });
  expect([await stored("9870003102"), (await accounts(phone)).length]).toEqual([undefined, 1]);
});

test("what is no name, no phone, no date and no city is refused with its reason, and nothing of such a row is stored", async () => {
  const { said, ...report } = await take([
    "1234,9870003111,,",
    "Asha Rao,98700,,",
    "Asha Rao,9870003112,,soon",
    "Asha Rao,9870003113,,2999",
    "Asha Rao,9870003114,Atlantis City Nowhere,",
  ]);
  expect(report).toMatchObject({ created: 0, refused: 5 });
  expect(said.map(({ field, reason }) => [field, reason])).toEqual([
    ["memberName", "imports.member-name"],
    ["phoneNo", "imports.phone"],
    ["since", "imports.since"],
    ["since", "imports.since-future"],
    ["city", "imports.city"],
  ]);
  expect(await stored("9870003114")).toBeUndefined();
});

test("the same list changes nothing, a fuller one changes what it says, and an undo gives back and takes away", async () => {
  const row = "Kiran Joshi,9870003121,,";
  const first = await take([row, "Kiran J,9870003121,Indore,", "Kiran Josha,9870003121,Bhopal,"]);
  expect(first).toMatchObject({ created: 1, repeated: 2 });
  expect(await stored("9870003121")).toMatchObject({ name: "Kiran Joshi", city: "Indore" });
  expect(await take([row])).toMatchObject({ unchanged: 1 });
  town.clock.forward(1000);
  const second = await take(["Kiran Prabha Joshi,9870003121,Bhopal,2011"]);
  expect(second).toMatchObject({ updated: 1 });
  expect(await stored("9870003121")).toMatchObject({ name: "Kiran Prabha Joshi", city: "Bhopal", since: "2011-01-01" });
  expect(await undo(first.id)).toMatchObject({ outcome: "hindered", hindrances: [{ why: "imported-again" }] });
  expect(await undo(second.id)).toMatchObject({ outcome: "undone", kind: "members", count: 1 });
  expect(await stored("9870003121")).toMatchObject({ name: "Kiran Joshi", city: "Indore" });
  expect(await undo(first.id)).toMatchObject({ outcome: "undone", count: 1 });
  expect(await stored("9870003121")).toBeUndefined();
});

test("a member whom an imported business waits for as well claims it and is a member since the list says", async () => {
  const phone = "9870003131";
  await takeIn(town, `phoneNo,businessName,subCategory,city\n${phone},Members Sweets,halwai,Indore`);
  expect(await take([`Own Er,${phone},Indore,2009`])).toMatchObject({ created: 1 });
  const device = openDevice(town);
  await device.call(auth.requestOTP, { phoneNo: phone });
  const otp = await codeFor(town, phone);
  const { ticket } = (await device.call(auth.verifyOTP, { phoneNo: phone, otp })).payload;
  const form = { ticket, kind: "business", firstName: "Owner", pin: "591736", acceptsTerms: true } as const;
  expect((await device.call(auth.create, form)).status).toBe(201);
  expect((await device.call(members.fetch, {})).payload.userData.memberSince).toBe("2008-12-31T18:30:00.000Z");
});

test.each([
  ["2015", "2015-01-01"],
  ["5/1998", "1998-05-01"],
  ["१२-०५-२०१५", "2015-05-12"],
  ["2015-05-12 00:00:00", "2015-05-12"],
  ["42136", "2015-05-12"],
  ["31/02/2015", undefined],
  ["12/05/15", undefined],
])("the date %j is understood", (text, date) => {
  expect(dateIn(text)).toBe(date);
});
