import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, nextAtHour } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let meera: Person;
let fkBusinessId: string;
beforeAll(async () => {
  town = await openTown();
  town.clock.set(nextAtHour(town.clock.now(), 11));
  town.clock.hold();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  const { id } = await town.portal.connection.db
    .selectFrom("businesses")
    .select("id")
    .where("owner_id", "=", await town.idOf("asha"))
    .orderBy("id")
    .executeTakeFirstOrThrow();
  fkBusinessId = shortId(id);
});
afterAll(() => town.close());

const QUERY = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Maharashtra", city: "Pune" };
const ask = async (query: string) =>
  (await town.call(businessLeads.create, { ...QUERY, query, fkBusinessId }, meera)).payload._id;
const list = async (more = {}) => (await town.call(businessLeads.fetchAll, { fkBusinessId, ...more }, asha)).payload;
const unread = async () => (await town.call(notifications.count, {}, asha)).payload.total;

test("an owner notes how far a lead is, a word about it and a day; the list can be narrowed to a stage and counts them all", async () => {
  const id = await ask("For 40 people?");
  await ask("For 60 people?");
  const followUpOn = dayOf(new Date(town.clock.now().getTime() + 3 * 86_400_000));
  const work = { stage: "quoted", note: "  ₹ 250 a plate, wants it on Sunday ", followUpOn } as const;
  const saved = await town.call(businessLeads.update, { id, ...work }, asha);
  expect(saved.payload.lead).toMatchObject({ _id: id, ...work, note: "₹ 250 a plate, wants it on Sunday" });
  const { leads: quoted, total, stages } = await list({ stage: "quoted" });
  expect(quoted.map(({ _id }) => _id)).toEqual([id]);
  expect(stages.quoted).toBe(1);
  expect(stages.new).toBe(total - 1);
  const emptied = await town.call(businessLeads.update, { id, stage: "won" }, asha);
  expect(emptied.payload.lead).toMatchObject({ stage: "won", note: "", followUpOn: null });
});

test("who asked never sees what the owner noted, and nobody else can note anything", async () => {
  const id = await ask("A secret?");
  const work = { id, stage: "not-a-lead", note: "Only asks, never buys" } as const;
  for (const who of [meera, undefined]) expect((await town.call(businessLeads.update, work, who)).status).not.toBe(200);
  await town.call(businessLeads.update, work, asha);
  const again = await town.call(businessLeads.create, { ...QUERY, query: "A secret?", fkBusinessId }, meera);
  const told = await town.call(notifications.createForLead, { fkBusinessId }, meera);
  expect(again.payload._id).toBe(id);
  expect(Object.keys(again.payload).sort()).toEqual(["_id", "email", "phoneNo"]);
  expect(Object.keys(told.payload)).toEqual(["_id"]);
});

test("a lead that waits for a plan, another's lead, and a day in the past are refused", async () => {
  const id = await ask("Next week?");
  const { db } = town.portal.connection;
  const past = await town.call(businessLeads.update, { id, stage: "new", followUpOn: "2020-01-01" }, asha);
  expect(past).toMatchObject({ status: 400, message: "Please choose today or a later day." });
  expect((await town.call(businessLeads.update, { id: shortId(crypto.randomUUID()), stage: "new" }, asha)).status).toBe(
    400,
  );
  await db.updateTable("leads").set({ waiting: true }).execute();
  expect((await town.call(businessLeads.update, { id, stage: "new" }, asha)).status).toBe(400);
  await db.updateTable("leads").set({ waiting: false }).execute();
});

test("opening the list reads what told of its leads, and nothing else", async () => {
  await town.call(notifications.markAllAsRead, {}, asha);
  await ask("Is it open on Monday?");
  await town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId }, meera);
  await town.call(notifications.create, { notification: "A note of mine" }, asha);
  expect(await unread()).toBe(3);
  expect((await town.call(leads.markAsRead, { fkBusinessId }, meera)).status).toBe(400);
  expect((await town.call(leads.markAsRead, { fkBusinessId }, asha)).payload).toEqual({ total: 1 });
  expect(await unread()).toBe(1);
});

test("the spreadsheet has stage, note and day, and runs no formula", async () => {
  const id = await ask("In the file?");
  await town.call(businessLeads.update, { id, stage: "lost", note: "=1+1", followUpOn: "2099-01-01" }, asha);
  const reply = await fetch(`${town.url}/api${leads.export.path}?fkBusinessId=${fkBusinessId}`, {
    headers: { "x-access-key": ACCESS_KEY, ...asha.headers },
  });
  const [row] = parse(Buffer.from(await reply.arrayBuffer()), { bom: true, columns: true }) as object[];
  expect(row).toMatchObject({ stage: "lost", note: "'=1+1", followUpOn: "2099-01-01" });
});
