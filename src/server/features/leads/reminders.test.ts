import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, dayOf, nextAtHour } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { notifications } from "#contract/notifications.ts";
import { kinds } from "#server/app.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { remindOfFollowUps } from "./reminders.ts";

let town: Town;
let lead: string;
let phone: string;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  at(11);
  const { db } = town.portal.connection;
  const plan_expires_at = new Date(town.clock.now().getTime() + 60 * DAY_MS);
  await db.updateTable("members").set({ plan_expires_at }).where("pin_hash", "is not", null).execute();
  const owner = await town.idOf("asha");
  const own = await db
    .selectFrom("businesses")
    .select("id")
    .where("owner_id", "=", owner)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const asked = {
    contactPerson: "Meera Joshi",
    phoneNo: "1111100003",
    state: "Maharashtra",
    city: "Pune",
    query: "Thali?",
  };
  const sent = await town.call(
    businessLeads.create,
    { ...asked, fkBusinessId: shortId(own.id) },
    await town.signIn("meera"),
  );
  lead = sent.payload._id;
  ({ phone } = await db.selectFrom("members").select("phone").where("id", "=", owner).executeTakeFirstOrThrow());
});

/** The next time it is that hour. */
function at(hour: number): void {
  town.clock.set(nextAtHour(town.clock.now(), hour));
  town.clock.hold();
}
const followUp = async (days: number) => {
  const followUpOn = dayOf(new Date(town.clock.now().getTime() + days * DAY_MS));
  const work = { id: lead, stage: "contacted", followUpOn } as const;
  expect((await town.call(businessLeads.update, work, await town.signIn("asha"))).status).toBe(200);
};
const reminders = async () =>
  (await town.call(notifications.fetchAll, {}, await town.signIn("asha"))).payload.notifications.filter(
    ({ payload, redirect }) => payload.key === "notice.follow-up" && redirect?.includes("viewLeads"),
  ).length;
const remind = () => remindOfFollowUps(town.portal.base, kinds);
const messages = async () =>
  (await lettersTo(town, phone)).filter(({ text }) => text.includes("get back to Meera Joshi (Pune)"));

test("on its day at nine, and not before, the owner is reminded in the portal and by SMS, once, by however many processes", async () => {
  const before = await reminders();
  await followUp(1);
  await remind();
  at(8);
  await remind();
  expect(await reminders()).toBe(before);
  at(9);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await reminders()).toBe(before + 1);
  await expect.poll(async () => (await messages()).length).toBe(1);
  at(9);
  await remind();
  expect(await reminders()).toBe(before + 1);
});

test("another day reminds anew; today after nine reminds of nothing", async () => {
  const before = await reminders();
  await followUp(1);
  at(9);
  await remind();
  await followUp(1);
  at(9);
  await remind();
  expect(await reminders()).toBe(before + 2);
  await followUp(0);
  await remind();
  expect(await reminders()).toBe(before + 2);
});

test("nobody is reminded of a day that was taken back, or of leads that a plan has closed", async () => {
  const before = await reminders();
  await followUp(1);
  await town.call(businessLeads.update, { id: lead, stage: "lost" }, await town.signIn("asha"));
  at(10);
  await remind();
  expect(await reminders()).toBe(before);
  await followUp(1);
  const { db } = town.portal.connection;
  await db
    .updateTable("members")
    .set({ plan_expires_at: town.clock.now() })
    .where("id", "=", await town.idOf("asha"))
    .execute();
  at(9);
  await remind();
  const { total } = await db
    .selectFrom("notifications")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("about", "like", "follow-up:%")
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(before);
});

test("a follow-up on a deleted offering is still told, and leads to the list of its business, where the lead stands", async () => {
  const { db } = town.portal.connection;
  const offering = await db
    .selectFrom("listings")
    .select(["id", "business_id"])
    .where("owner_id", "=", await town.idOf("asha"))
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const asked = { contactPerson: "Meera of Pune", phoneNo: "1111100003", state: "Maharashtra", city: "Pune" };
  const sent = await town.call(
    leads.create,
    { ...asked, query: "And tomorrow?", fkListingId: shortId(offering.id) },
    await town.signIn("meera"),
  );
  const followUpOn = dayOf(new Date(town.clock.now().getTime() + DAY_MS));
  await town.call(leads.update, { id: sent.payload._id, stage: "contacted", followUpOn }, await town.signIn("asha"));
  await db.updateTable("listings").set({ deleted_at: town.clock.now() }).where("id", "=", offering.id).execute();
  at(9);
  await remind();
  const { notifications: told } = (await town.call(notifications.fetchAll, {}, await town.signIn("asha"))).payload;
  expect(
    told.find((one) => one.payload.key === "notice.follow-up" && one.notification.includes("Meera of Pune"))?.redirect,
  ).toBe(`/userAdmin/businesses/viewLeads/${shortId(offering.business_id)}`);
});
