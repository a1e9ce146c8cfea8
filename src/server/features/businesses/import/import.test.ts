import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const HEAD = "phoneNo,businessName,subCategory,city,state,pinCode,Remarks";
const take = (lines: string[], isDryRun = false) =>
  takeIn(town, `\ufeff${[HEAD, ...lines].join("\r\n")}`, { isDryRun });
const count = async () =>
  Number(
    (await town.portal.connection.pool.query("select count(*) from businesses where import_key is not null")).rows[0]
      .count,
  );

test("a dirty but honest row goes in, approved, under today's name of its city, with an owner who can claim it", async () => {
  const report = await take([
    "+91 20000 00001,  GUPTA Sweets ,halwai,BANARAS,,221 001,x",
    ",,,,,,",
    '"0200-000-0002","मिश्रा ""मिष्ठान्न"" भंडार",हलवाई,इंदौर,MP,,',
  ]);
  expect(report).toMatchObject({ created: 2, refused: 0, said: [] });
  expect(report.headings.at(-1)).toEqual({ heading: "Remarks", column: undefined, isSure: false });
  const { rows } = await town.portal.connection.pool.query(
    "select b.name, b.phone, b.approval, p.slug, m.pin_hash from businesses b join places p on p.id = b.place_id join members m on m.id = b.owner_id where import_key is not null order by b.phone",
  );
  expect(rows).toMatchObject([
    { name: "GUPTA Sweets", phone: "2000000001", approval: "approved", slug: "varanasi", pin_hash: null },
    { name: 'मिश्रा "मिष्ठान्न" भंडार', phone: "2000000002", slug: "indore" },
  ]);
});

test("an owner who is known from a list alone has no public page, and the business names no owner", async () => {
  const { rows } = await town.portal.connection.pool.query<{ id: string; owner_id: string }>(
    "select id, owner_id from businesses where name = 'GUPTA Sweets'",
  );
  const { id, owner_id: owner } = rows[0]!;
  expect((await town.call(members.fetchPublic, { id: shortId(owner) })).status).toBe(400);
  expect((await fetch(`${town.url}/userProfile/${shortId(owner)}`)).status).toBe(404);
  const paid = await town.call(businesses.fetch, { fkBusinessId: shortId(id) }, await town.signIn("asha"));
  expect(paid.payload.getBusiness).toMatchObject({ locked: false, ownerName: null });
});

test("a description of several lines is kept with plain line ends, and a row behind it is named with the line it stands on", async () => {
  const file = [
    "phoneNo,businessName,subCategory,city,description",
    '2000000008,Lines and Sons,halwai,Indore,"Sweets,\r\nsavouries"',
    "12345,Wrong Phone,halwai,Indore,",
  ].join("\r\n");
  expect(await takeIn(town, file)).toMatchObject({ created: 1, said: [{ line: 4 }] });
  const { rows } = await town.portal.connection.pool.query(
    "select description from businesses where name = 'Lines and Sons'",
  );
  expect(rows).toEqual([{ description: "Sweets,\nsavouries" }]);
});

test("the same file again changes nothing, new values update, and a trial stores nothing", async () => {
  const row = "2000000003,Joshi Classes,home tutors,Pune,Maharashtra,411001,";
  expect(await take([row], true)).toMatchObject({ created: 1 });
  const before = await count();
  expect(await take([row])).toMatchObject({ created: 1 });
  expect(await take([row])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await take([row.replace("411001", "411002")])).toMatchObject({ updated: 1 });
  expect(await count()).toBe(before + 1);
});

test("a later list that knows less takes nothing away, and one that knows otherwise does", async () => {
  const stored = async () => {
    const { rows } = await town.portal.connection.pool.query(
      "select address, pin_code, description from businesses where phone = '2000000031'",
    );
    return Object.values(rows[0]!);
  };
  const row = (pinCode: string, description: string, address: string) =>
    `2000000031,Trivedi Classes,home tutors,Pune,Maharashtra,${pinCode},${description},${address}`;
  const take = (line: string) =>
    takeIn(town, `phoneNo,businessName,subCategory,city,state,pinCode,description,address\r\n${line}`, {});
  await take(row("411001", "Mathematics and physics", '"14, Laxmi Road, Pune"'));
  const full = ["14, Laxmi Road, Pune", "411001", "Mathematics and physics"];
  expect(await take(row("", "", ""))).toMatchObject({ updated: 1 });
  expect(await stored()).toEqual(full);
  await take(row("", "Mathematics", "Pune"));
  expect(await stored()).toEqual(full);
  await take(row("411002", "Chemistry", '"9, Tilak Road, Pune"'));
  expect(await stored()).toEqual(["9, Tilak Road, Pune", "411002", "Chemistry"]);
});

test("what an owner has claimed since, or deleted, stays as it is: new values of it are named with their line, and the row beside them goes in", async () => {
  const { pool } = town.portal.connection;
  const rows = ["2000000021,Claimed Classes", "2000000022,Deleted Classes", "2000000023,Free Classes"].map(
    (start) => `${start},home tutors,Pune,Maharashtra,411001,`,
  );
  await take(rows);
  await pool.query("update members set pin_hash = 'of the PIN just chosen' where phone = '2000000021'");
  await pool.query("update businesses set deleted_at = now() where name = 'Deleted Classes'");
  expect(await take(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 3, said: [] });
  const report = await take(rows.map((row) => row.replace("411001", "411002")));
  expect(report).toMatchObject({
    created: 0,
    updated: 1,
    unchanged: 0,
    said: [
      { line: 2, field: "businessName", reason: "imports.claimed" },
      { line: 3, field: "businessName", reason: "imports.deleted" },
    ],
  });
  const { rows: stored } = await pool.query(
    "select name, pin_code, deleted_at is not null as gone from businesses where phone between '2000000021' and '2000000023' order by phone",
  );
  expect(stored).toEqual([
    { name: "Claimed Classes", pin_code: "411001", gone: false },
    { name: "Deleted Classes", pin_code: "411001", gone: true },
    { name: "Free Classes", pin_code: "411002", gone: false },
  ]);
});

test("every bad row is named with its line and reason, and the good rows beside it go in", async () => {
  const report = await take([
    "123,Short Phone,halwai,Indore,,,",
    "2000000004,Good,halwai,Indore,,,",
    "2000000005,,halwai,Nowherepur,,99,",
    "2000000006,Wrong State,halwai,Indore,Kerala,,",
    "2000000007,Odd Kind,dinosaurs,Indore,,,",
  ]);
  expect(report.created).toBe(1);
  expect(report.said.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, "phoneNo", "imports.phone"],
    [4, "businessName", "imports.missing"],
    [4, "city", "imports.city"],
    [4, "pinCode", "imports.pin-code"],
    [5, "city", "imports.city-elsewhere"],
    [6, "subCategory", "imports.subcategory"],
  ]);
});

test("a business that staff took out of the directory is not brought back by the next spreadsheet", async () => {
  const { pool } = town.portal.connection;
  const row = "2000000024,Rejected Classes,home tutors,Pune,Maharashtra,411001,";
  await take([row]);
  await pool.query(
    "update businesses set approval = 'rejected', rejection_message = 'No such shop' where name = 'Rejected Classes'",
  );
  await take([row.replace("411001", "411002")]);
  const { rows } = await pool.query("select approval, pin_code from businesses where name = 'Rejected Classes'");
  expect(rows).toEqual([{ approval: "rejected", pin_code: "411002" }]);
});

test("a fault in the middle leaves nothing of the file behind", async () => {
  const before = await count();
  const failing = takeIn(town, `${HEAD}\n2000000008,Never Stored,halwai,Indore,,,\n`, {
    async index(_, batches) {
      for await (const _ of batches);
      throw new Error("the disk is full");
    },
  });
  await expect(failing).rejects.toThrow("the disk is full");
  expect(await count()).toBe(before);
});

test("a business that a list leaves to the phone of somebody who has signed up is theirs, and they are told at once", async () => {
  const { rows } = await town.portal.connection.pool.query("select phone from members where id = $1", [
    await town.idOf("meera"),
  ]);
  await take([`${rows[0].phone},Meera Listed Sweets,halwai,Indore,,,`]);
  const told = (await town.call(notifications.fetchAll, {}, await town.signIn("meera"))).payload.notifications;
  expect(told[0]).toMatchObject({
    notification: "Meera Listed Sweets was listed by the association: it is yours now. Please check its details.",
    redirect: expect.stringMatching(/^\/businessProfile\//),
  });
});
