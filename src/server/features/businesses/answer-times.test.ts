// How fast an owner answers is said of a business once five leads tell it, and never where it would shame.
import { afterAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, nextAtHour } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import type { LeadStage } from "#contract/lead-views.ts";
import { releaseWaitingLeads } from "#server/features/leads/waiting.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { renewAnswerTimes } from "./answer-times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUERY = { contactPerson: "Meera Joshi", phoneNo: "1111100003", state: "Maharashtra", city: "Pune" };

let town: Town;
let asha: Person;
let fkBusinessId: string;
let asked = 0;
beforeEach(async () => {
  await town?.close();
  town = await openTown();
  town.clock.set(nextAtHour(town.clock.now(), 11));
  town.clock.hold();
  asha = await town.signIn("asha");
  const { id } = await db()
    .selectFrom("businesses")
    .select("id")
    .where("owner_id", "=", await town.idOf("asha"))
    .orderBy("id")
    .executeTakeFirstOrThrow();
  fkBusinessId = shortId(id);
  await planEnds("meera", 300);
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
const planEnds = async (who: string, inDays: number) =>
  db()
    .updateTable("members")
    .set({ plan_expires_at: new Date(town.clock.now().getTime() + inDays * DAY_MS) })
    .where("id", "=", await town.idOf(who))
    .execute();
const ask = async () => {
  asked += 1;
  const input = { ...QUERY, query: `For ${asked} people?`, fkBusinessId };
  const { status, payload } = await town.call(businessLeads.create, input, await town.signIn("meera"));
  expect(status).toBe(201);
  return payload._id;
};
const note = (id: string, stage: LeadStage) => town.call(businessLeads.update, { id, stage }, asha);
/** So many leads, each worked on after its own time. */
const answered = async (...afterMs: number[]) => {
  for (const ms of afterMs) {
    const id = await ask();
    town.clock.forward(ms);
    asha = await town.signIn("asha");
    await note(id, "contacted");
  }
};
const said = async () => {
  await renewAnswerTimes(town.portal.base);
  const { payload } = await town.call(businesses.fetch, { fkBusinessId });
  return payload.getBusiness.answersWithin;
};

test("four quick answers say nothing yet; with the fifth everybody reads that the owner usually answers within an hour", async () => {
  await answered(MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * MINUTE_MS);
  expect(await said()).toBeNull();
  await answered(40 * MINUTE_MS);
  expect(await said()).toBe("hour");
  const { updatedAt } = (await town.call(businesses.fetch, { fkBusinessId })).payload.getBusiness;
  expect(new Date(updatedAt).getTime()).toBeLessThan(town.clock.now().getTime() - HOUR_MS);
});

test.each([
  ["within a day", 5 * HOUR_MS, "day"],
  ["within three days", 2 * DAY_MS, "three-days"],
  ["nothing, where it takes longer", 4 * DAY_MS, null],
] as const)("the middle one of five decides: %s", async (_, ms, words) => {
  await answered(MINUTE_MS, MINUTE_MS, ms, 9 * DAY_MS, ms);
  expect(await said()).toBe(words);
});

test("leads that were never answered count once they are three days old, so that five good ones of twelve say nothing", async () => {
  await answered(1, 2, 3, 4, 5);
  for (let n = 0; n < 7; n += 1) await ask();
  expect(await said()).toBe("hour");
  town.clock.forward(4 * DAY_MS);
  expect(await said()).toBeNull();
});

test("what the owner once asked there, before it was theirs, does not count", async () => {
  await answered(1, 2, 3, 4, 5);
  const [former, lead] = [
    await town.idOf("gopal"),
    db().selectFrom("leads").select("id").orderBy("id", "desc").limit(1),
  ];
  await db().updateTable("leads").set({ owner_id: former }).where("id", "=", lead).execute();
  expect(await said()).toBeNull();
});

test("what is no lead does not count, and after ninety days the sentence goes by itself", async () => {
  await answered(1, 2, 3, 4);
  await note(await ask(), "not-a-lead");
  expect(await said()).toBeNull();
  await answered(5);
  expect(await said()).toBe("hour");
  town.clock.forward(91 * DAY_MS);
  expect(await said()).toBeNull();
});

test("time that a lead waited for the owner's plan is not the owner's, and a second change is no second answer", async () => {
  await planEnds("asha", -1);
  const ids = [];
  for (let n = 0; n < 5; n += 1) ids.push(await ask());
  town.clock.forward(10 * DAY_MS);
  await planEnds("asha", 300);
  await releaseWaitingLeads(town.portal.base, await town.idOf("asha"));
  town.clock.forward(20 * MINUTE_MS);
  asha = await town.signIn("asha");
  for (const id of ids) await note(id, "contacted");
  town.clock.forward(6 * HOUR_MS);
  asha = await town.signIn("asha");
  for (const id of ids) await note(id, "won");
  expect(await said()).toBe("hour");
});
