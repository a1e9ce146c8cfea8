import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "#base/dates.ts";
import { donations } from "#contract/donations/donations.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { yearOfDay } from "#contract/donations/tax-years.ts";
import { staff as staffCalls } from "#contract/staff.ts";
import { brokenInvariants } from "#tests/harness/payments.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { COLUMNS } from "./tax/tax-file.ts";

let town: Town;
let shankar: Person;
let gayatri: Person;
let purpose: string;
let today: string;
let year: string;
beforeAll(async () => {
  town = await openTown();
  const { pool } = town.portal.connection;
  // A second person who may handle money.
  await pool.query("update members set staff_role = 'treasurer' where id = $1", [await town.idOf("meera")]);
  await pool.query(
    `update settings set value = value || '{"approval": {"number": "AAATV1234EF20214", "date": "2024-04-05", "validUntil": null}}' where key = 'donations'`,
  );
  [shankar, gayatri] = [await town.signIn("shankar", "staff"), await town.signIn("meera", "staff")];
  purpose = (await town.call(donations.settings, {})).payload.purposes[0]!._id;
  today = dayOf(town.clock.now());
  year = yearOfDay(today);
});
afterAll(() => town.close());

const GIFT = { amount: "1500", mode: "cash", name: "Ramesh Vyas", isIndianCitizen: true, anonymous: false };
const TAXED = { wantsCertificate: true, pan: "ABCPD1234E", address: "14, Sarafa Bazaar, Indore", pinCode: "452001" };

const record = (more: object = {}, who = shankar) =>
  town.call(staffDonations.recordOffline, { ...GIFT, fkPurposeId: purpose, receivedOn: today, ...more }, who);
const confirm = (id: string, who = gayatri) => town.call(staffDonations.confirm, { id }, who);
async function given(more: object = {}) {
  const { _id } = (await record(more)).payload.donation;
  return (await confirm(_id)).payload.donation;
}
const reportOf = async () => (await town.call(staffDonations.fetchYear, { financialYear: year }, shankar)).payload;
const taxFile = async (who = shankar, of = year) =>
  fetch(`${town.url}/api/staff/donations/taxFile?financialYear=${of}`, {
    headers: { "x-access-key": ACCESS_KEY, ...who.headers },
  });

test("a gift by hand counts only when a second person confirms it, and gets its receipt then", async () => {
  const recorded = await record();
  expect(recorded).toMatchObject({ status: 201, payload: { donation: { status: "waiting", receiptNumber: null } } });
  const { _id: id } = recorded.payload.donation;
  expect(await confirm(id, shankar)).toMatchObject({
    status: 403,
    payload: { error: { code: "donation.second-person" } },
  });
  const decline = { id, reason: "Counted twice" };
  expect(await town.call(staffDonations.decline, decline, shankar)).toMatchObject({ status: 403 });
  const confirmed = await confirm(id);
  expect(confirmed).toMatchObject({
    status: 200,
    payload: { donation: { status: "received", recordedBy: expect.any(String) } },
  });
  expect(confirmed.payload.donation.receiptNumber).toMatch(/^VSD\/\d\d-\d\d\/\d{5}$/);
  expect(await confirm(id)).toMatchObject({ status: 409, payload: { error: { code: "donation.not-waiting" } } });
  const { entries } = (await town.call(staffCalls.fetchLog, {}, shankar)).payload;
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["donation.recorded", "donation.confirmed"]),
  );
});

test("the database itself lets nobody confirm what they recorded", async () => {
  const { _id } = (await record()).payload.donation;
  const { pool } = town.portal.connection;
  const forged = pool.query(
    "update donations set status = 'received', received_at = now(), decided_by = recorded_by where status = 'waiting' and recorded_by is not null",
  );
  await expect(forged).rejects.toThrow(/check constraint/);
  await confirm(_id);
});

test("nobody of the staff records or confirms a gift of their own", async () => {
  const { rows } = await town.portal.connection.pool.query("select phone from members where id = $1", [
    await town.idOf("shankar"),
  ]);
  const own = { phoneNo: rows[0].phone };
  expect(await record(own, shankar)).toMatchObject({ status: 403, payload: { error: { code: "staff.own-thing" } } });
  const { _id } = (await record(own, gayatri)).payload.donation;
  expect(await confirm(_id, shankar)).toMatchObject({ status: 403, payload: { error: { code: "staff.own-thing" } } });
  await town.call(staffDonations.decline, { id: _id, reason: "Only a trial" }, await town.signIn("shankar", "staff"));
});

test("twenty gifts confirmed at the same moment have numbers without a gap; declined ones have none", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await record()).payload.donation._id));
  await Promise.all([
    ...ids.slice(0, 16).map((id) => confirm(id)),
    ...ids.slice(16).map((id) => town.call(staffDonations.decline, { id, reason: "Not given" }, gayatri)),
  ]);
  expect(await brokenInvariants(town)).toEqual([]);
  const { rows } = await town.portal.connection.pool.query(
    "select sequence from donation_receipts where financial_year = $1 order by 1",
    [year],
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
});

test("a wrong receipt is cancelled and replaced by the next number, and stays in the books", async () => {
  const { _id: id, receiptNumber: wrong } = await given({ name: "Ramesh Vias" });
  const corrected = await town.call(
    staffDonations.updateReceiptNumber,
    { id, reason: "The name was misspelt", name: "Ramesh Vyas" },
    gayatri,
  );
  expect(corrected.payload.donation).toMatchObject({ name: "Ramesh Vyas" });
  expect(corrected.payload.donation.receiptNumber).not.toBe(wrong);
  const { rows } = await town.portal.connection.pool.query(
    "select number, cancelled_at is not null as cancelled, facts ->> 'name' as name from donation_receipts where number = any($1) order by number",
    [[wrong, corrected.payload.donation.receiptNumber]],
  );
  expect(rows.map(({ cancelled, name }) => [cancelled, name])).toEqual([
    [true, "Ramesh Vias"],
    [false, "Ramesh Vyas"],
  ]);
  expect(await brokenInvariants(town)).toEqual([]);
});

test("a moderator, a member and a visitor may do nothing of this", async () => {
  const others = [await town.signIn("kavita", "staff"), await town.signIn("asha"), undefined];
  const { _id: id } = (await record()).payload.donation;
  for (const who of others) {
    const statuses = [
      await record({}, who ?? { headers: {} }),
      await confirm(id, who ?? { headers: {} }),
      await town.call(staffDonations.updateReceiptNumber, { id, reason: "Because" }, who),
      await town.call(staffDonations.fetchAll, {}, who),
      await town.call(staffDonations.fetchYear, { financialYear: year }, who),
      await taxFile(who ?? { headers: {} }),
    ].map(({ status }) => status);
    expect(
      statuses.every((status) => status === (who ? 403 : 401)),
      String(statuses),
    ).toBe(true);
  }
  await town.call(staffDonations.decline, { id, reason: "Only a trial" }, gayatri);
});

test("the tax office's file has its columns, one row a donor and mode, no gift that cannot go in, and no formula", async () => {
  const before = await reportOf();
  await given({ ...TAXED, amount: "1500" });
  await given({ ...TAXED, amount: "500" });
  await given({ ...TAXED, amount: "9000", mode: "cheque", reference: "004512" });
  await given({ ...TAXED, amount: "2500", pan: "ABCPX1234E" });
  await given({ ...TAXED, amount: "700", mode: "kind", gift: "Twenty blankets" });
  await given({ ...TAXED, amount: "800", pan: "ABCPF1234E", address: "=HYPERLINK(1), Indore" });
  await given({ name: "", anonymous: true, amount: "111" });
  const file = await taxFile();
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="form-${yearOf()}-${year}.csv"`);
  const lines = (await file.text())
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'));
  expect(lines[0]).toEqual(COLUMNS);
  const own = lines
    .filter((cells) => cells[3]!.startsWith("ABCP"))
    .toSorted((a, b) => `${a[3]} ${a[10]}`.localeCompare(`${b[3]} ${b[10]}`));
  expect(own.map((cells) => [cells[2], cells[3], cells[8], cells[10]!.split(" ")[0], cells[11]])).toEqual([
    ["1", "ABCPD1234E", "14, Sarafa Bazaar, Indore 452001", "Cash", "2000"],
    ["1", "ABCPD1234E", "14, Sarafa Bazaar, Indore 452001", "Electronic", "9000"],
    ["1", "ABCPF1234E", "'=HYPERLINK(1), Indore 452001", "Cash", "800"],
  ]);
  const report = await reportOf();
  expect(report.anonymous.amount - before.anonymous.amount).toBe(11_100);
  expect([report.filed.rows - before.filed.rows, report.filed.gifts - before.filed.gifts]).toEqual([3, 4]);
  const reasons = report.leftOut.filter(({ amount }) => [250_000, 70_000].includes(amount)).map(({ reason }) => reason);
  expect(reasons).toEqual(expect.arrayContaining(["cash", "kind"]));
  expect(JSON.stringify(report)).not.toMatch(/ABCP/);
});

test("years up to 2025-26 go by Form 10BD, later ones by Form 113", async () => {
  const formOf = async (financialYear: string) =>
    (await town.call(staffDonations.fetchYear, { financialYear }, shankar)).payload.statement;
  expect([await formOf("2025-26"), await formOf("2026-27")]).toEqual(["10BD", "113"]);
  expect((await town.call(staffDonations.fetchYear, { financialYear: "2025-27" }, shankar)).status).toBe(400);
});

test("a new purpose is open to everybody at once, and a closed one takes nothing more", async () => {
  const form = {
    name: "Scholarships for girls",
    nameHi: "बेटियों की छात्रवृत्ति",
    about: "Fees and books for a year of school.",
    aboutHi: "एक वर्ष की फ़ीस और किताबें।",
    icon: "learning",
    giftType: "specific",
    goal: "200000",
  };
  const { purpose: made } = (await town.call(staffDonations.createPurpose, form, gayatri)).payload;
  const open = async () => (await town.call(donations.settings, {})).payload.purposes.map(({ name }) => name);
  expect(await open()).toContain(form.name);
  expect((await town.call(staffDonations.createPurpose, form, gayatri)).status).toBe(400);
  await town.call(staffDonations.updatePurpose, { ...form, id: made._id, isOpen: false }, gayatri);
  expect(await open()).not.toContain(form.name);
  expect(await record({ fkPurposeId: made._id })).toMatchObject({ status: 400 });
});

/** The form of the year in which the tests run. */
const yearOf = () => (year < "2026-27" ? "10BD" : "113");
