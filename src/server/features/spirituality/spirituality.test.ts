// Entries about spirituality: who may enter, change and see what, and that the calendar's day is today's.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { panchang } from "#contract/spirituality/panchang-calls.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { endPastEvents } from "./own-entries.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, gopal, meera] = await Promise.all([town.signIn("asha"), town.signIn("gopal"), town.signIn("meera")]);
});
afterAll(() => town.close());

const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const form = (over: object = {}) => ({
  kind: "temple" as const,
  title: "Shri Kheda Hanuman",
  description: "A small temple under the banyan.",
  fkCityId: "14",
  address: "Under the banyan, Chhavni square",
  businessLocation: { lat: "22.71234", lng: "75.87654" },
  timings: "Aarti 6:00 am\nAarti 7:00 pm",
  howToReach: "Bus to Chhavni",
  services: ["sundarkand" as const],
  languages: ["hi" as const],
  fee: "501",
  contactPerson: "Gopal Trivedi",
  phoneNo: "9876543210",
  ...over,
});
const add = async (over: object = {}, who = gopal) => {
  const reply = await town.call(spirituality.add, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.entry;
};
const sql = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const approve = (id: string) =>
  sql("update seva_entries set approval = 'approved', waiting_since = null where id = $1", [longId(id)]);
const see = async (id: string, who?: Person) => town.call(spirituality.fetchOne, { id }, who);
const idsOf = async (filters: object = {}) =>
  (await town.call(spirituality.fetch, { limit: 100, ...filters })).payload.entries.map(({ _id }) => _id);
const fieldsOf = (reply: { payload: unknown }) => (reply.payload as { fields?: object }).fields;

test("an entry of a member without a plan waits: its owner alone sees it until the staff have agreed, then everybody", async () => {
  const entry = await add();
  expect(entry).toMatchObject({ approvalStatus: "Pending", isMine: true, timings: ["Aarti 6:00 am", "Aarti 7:00 pm"] });
  expect((await see(entry._id)).status).toBe(400);
  expect((await see(entry._id, meera)).status).toBe(400);
  expect(await idsOf({ city: "indore" })).not.toContain(entry._id);
  await approve(entry._id);
  expect(await idsOf({ city: "indore", kind: "temple" })).toContain(entry._id);
  expect(await idsOf({ city: "pune" })).not.toContain(entry._id);
  expect(await idsOf({ service: "vivah" })).not.toContain(entry._id);
});

test("address, exact position and phone: a visitor gets none of them, a member with a plan the place, nobody else the phone, and masked texts", async () => {
  const entry = await add({
    title: "Shri Pimpaleshwar",
    description: "Ring 98765 43210 or write me@temple.example",
    howToReach: "Ask 98765 43210",
  });
  await approve(entry._id);
  const visitor = (await see(entry._id)).payload.entry;
  expect(visitor).toMatchObject({ locked: true, hasAddress: true, address: null, phoneNo: null });
  expect(visitor.businessLocation).toEqual({ lat: 22.71, lng: 75.88 });
  const unpaid = (await see(entry._id, await town.signIn("sarojini"))).payload.entry;
  expect(unpaid).toMatchObject({ locked: true, address: null });
  const paid = (await see(entry._id, meera)).payload.entry;
  expect(paid).toMatchObject({ locked: false, address: "Under the banyan, Chhavni square", phoneNo: null });
  expect(paid.businessLocation).toEqual({ lat: 22.71234, lng: 75.87654 });
  for (const view of [visitor, unpaid, paid]) expect(JSON.stringify(view)).not.toMatch(/43210|me@temple/);
  const { rows } = await sql("select 1 from full_views where item_id = $1", [longId(entry._id)]);
  expect(rows).toHaveLength(1);
  expect((await see(entry._id, gopal)).payload.entry.phoneNo).toBe("9876543210");
});

test("what a kind needs is told at its field: rites and a phone of a pandit, the day of an event, the words of a text", async () => {
  const refused = async (over: object) => fieldsOf(await town.call(spirituality.add, form(over), asha));
  expect(await refused({ kind: "priest", services: [], phoneNo: "" })).toEqual({
    services: expect.any(String),
    phoneNo: expect.any(String),
  });
  expect(await refused({ kind: "event" })).toEqual({ startsOn: expect.any(String) });
  expect(await refused({ kind: "event", startsOn: inDays(-2) })).toEqual({ startsOn: expect.any(String) });
  expect(await refused({ kind: "event", startsOn: inDays(5), endsOn: inDays(4) })).toEqual({
    endsOn: expect.any(String),
  });
  expect(await refused({ kind: "text" })).toEqual({ body: expect.any(String), textKind: expect.any(String) });
  expect(await refused({ title: "Call 98765 43210" })).toEqual({ title: expect.stringContaining("phone number") });
});

test("an edit of an approved entry waits beside what others see; one of a rejected entry sends it to the staff again", async () => {
  const entry = await add({ title: "Shri Navagraha" });
  await approve(entry._id);
  const save = (over: object, who = gopal) => town.call(spirituality.update, { ...form(over), id: entry._id }, who);
  expect((await save({ title: "Stolen" }, asha)).status).toBe(400);
  const saved = (await save({ title: "Shri Navagraha Mandir", timings: "" })).payload.entry;
  expect(saved).toMatchObject({ title: "Shri Navagraha", hasPendingEdit: true, approvalStatus: "Approved" });
  expect((await see(entry._id)).payload.entry).toMatchObject({ title: "Shri Navagraha", hasPendingEdit: false });
  const prefilled = (await town.call(spirituality.prefill, { id: entry._id }, gopal)).payload.entry;
  expect(prefilled).toMatchObject({ title: "Shri Navagraha Mandir", timings: "", fee: "501", address: form().address });
  expect((await town.call(spirituality.prefill, { id: entry._id }, asha)).status).toBe(400);
  const { rows } = await sql("select pending_edit, waiting_since from seva_entries where id = $1", [longId(entry._id)]);
  expect(Object.keys(rows[0].pending_edit).sort()).toEqual(["name", "timings"]);
  expect(rows[0].waiting_since).not.toBeNull();
  expect((await save({ kind: "service" })).status).toBe(400);
  await sql(
    "update seva_entries set approval = 'rejected', rejection_message = 'No', waiting_since = null where id = $1",
    [longId(entry._id)],
  );
  expect((await save({ title: "Shri Navagraha Dham" })).payload.entry).toMatchObject({
    title: "Shri Navagraha Dham",
    approvalStatus: "Pending",
    rejectionMessage: null,
  });
});

test("a text keeps its lines, and nothing in it is ever markup", async () => {
  const body = "# First\n\nline one\nline two";
  const entry = await add({ kind: "text", textKind: "stotra", body: `${body}<b>`, title: "A Stotra", services: [] });
  expect({ ...entry, body: entry.body?.replace(/b$/, "") }).toMatchObject({
    body,
    textKind: "stotra",
    timings: [],
    address: null,
    feePaise: null,
  });
});

test("events come by their day, end by themselves, and are over for whoever has the link", async () => {
  const [later, sooner] = [
    await add({ kind: "event", title: "Later katha", startsOn: inDays(20), endsOn: inDays(22), startsAt: "17:30" }),
    await add({ kind: "event", title: "Sooner katha", startsOn: inDays(2), startsAt: "09:00" }),
  ];
  for (const { _id } of [later, sooner]) await approve(_id);
  const order = await idsOf({ kind: "event" });
  expect(order.indexOf(sooner._id)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(sooner._id)).toBeLessThan(order.indexOf(later._id));
  const pages: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = (await town.call(spirituality.fetch, { kind: "event", limit: 2, ...(cursor && { cursor }) })).payload;
    pages.push(...page.entries.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
    more = cursor !== undefined;
  }
  expect(pages).toEqual(order);
  await sql("update seva_entries set starts_on = $2, ends_on = null where id = $1", [longId(sooner._id), inDays(-1)]);
  expect(await idsOf({ kind: "event" })).not.toContain(sooner._id);
  await endPastEvents(town.portal.base);
  const { rows } = await sql("select ended_at from seva_entries where id = $1", [longId(sooner._id)]);
  expect(rows[0].ended_at).not.toBeNull();
  expect((await see(sooner._id)).payload.entry.isOver).toBe(true);
});

test("a text finds entries by name, rite and kind in either script, and a deleted one is gone", async () => {
  const found = (await town.call(spirituality.fetch, { searchQuery: "पंडित गृह प्रवेश", limit: 50 })).payload.entries;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ services }) => services.length > 0)).toBe(true);
  const atharva = (await town.call(spirituality.fetch, { searchQuery: "atharvashirsha" })).payload.entries;
  expect(atharva.map(({ title }) => title).join()).toMatch(/Atharvashirsha/);
  const entry = await add({ title: "Shri Vanishing" });
  await approve(entry._id);
  expect((await town.call(spirituality.delete, { id: entry._id }, asha)).status).toBe(400);
  expect((await town.call(spirituality.delete, { id: entry._id }, gopal)).status).toBe(200);
  expect((await see(entry._id)).status).toBe(400);
  expect(await idsOf({ city: "indore" })).not.toContain(entry._id);
});

test("today's panchang is that of the day in Asia/Kolkata, and tomorrow's a second after midnight there", async () => {
  const dayAt = async (instant: string) => {
    town.clock.set(new Date(instant));
    return (await town.call(panchang.fetch, { city: "delhi" })).payload;
  };
  const before = await dayAt("2025-11-21T18:29:59Z");
  expect(before.panchang.date).toBe("2025-11-21");
  const after = await dayAt("2025-11-21T18:30:01Z");
  expect(after.panchang).toMatchObject({
    date: "2025-11-22",
    weekday: 6,
    isBright: true,
    vikramSamvat: 2082,
    purnimanta: { name: "Margashirsha", nameHi: "मार्गशीर्ष" },
  });
  expect(after.panchang.tithis[0]).toMatchObject({ name: "Shukla Dwitiya", nameHi: "शुक्ल द्वितीया" });
  expect(after.upcoming[0]).toMatchObject({ key: "ekadashi-mokshada", date: "2025-12-01", isEkadashi: true });
  const diwali = (await town.call(panchang.fetch, { city: "delhi", date: "2023-11-12" })).payload.today;
  expect(diwali.map(({ name }) => name)).toEqual(["Diwali"]);
  expect((await town.call(panchang.fetch, { city: "nosuchtown" })).status).toBe(400);
  const { festivals } = (await town.call(panchang.festivals, { city: "pune", year: "2026" })).payload;
  expect(festivals.length).toBeGreaterThan(50);
});
