// Announcements of families: who may see which, how they are found, and what reports do.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { announcements } from "#contract/announcements/announcements.ts";
import { discussions } from "#contract/discussions/discussions.ts";
import { itemReports } from "#contract/item-reports.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

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
  kind: "death" as const,
  personName: "Shri Brijkishore Vashishth",
  relation: "Son",
  relatives: "Sons Arun and Varun",
  happenedOn: inDays(-2),
  age: "82",
  firstCeremony: "uthavna" as const,
  firstOn: inDays(2),
  firstAt: "17:00",
  ceremonyPlace: "12, Snehlata Ganj",
  atHome: true,
  fkCityId: "14",
  words: "He taught us to be on time. Ring 98765 43210.",
  familyAgrees: true,
  ...over,
});
const sql = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const write = async (over: object = {}, who = gopal) => {
  await sql("truncate attempt_counters", []);
  const reply = await town.call(announcements.create, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.announcement;
};
const shown = async (over: object = {}, who = gopal) => {
  const one = await write(over, who);
  await sql("update announcements set approval = 'approved', waiting_since = null where id = $1", [longId(one._id)]);
  return one;
};
const see = (id: string, who?: Person) => town.call(announcements.fetchOne, { id }, who);
const idsOf = async (filters: object = {}, who?: Person) =>
  (await town.call(announcements.fetch, { limit: 100, ...filters }, who)).payload.announcements.map(({ _id }) => _id);
const fieldsOf = (reply: { payload: unknown }) => (reply.payload as { fields?: object }).fields;

test("what a family does not open is for members with a plan: no list, text or link tells a visitor or an unpaid member of it", async () => {
  const { _id } = await write();
  expect((await see(_id, meera)).status).toBe(400);
  await sql("update announcements set approval = 'approved', waiting_since = null where id = $1", [longId(_id)]);
  expect((await see(_id, meera)).payload.announcement).toMatchObject({
    title: "Shri Brijkishore Vashishth",
    ceremonyPlace: "12, Snehlata Ganj",
    audience: "members",
  });
  expect(JSON.stringify((await see(_id, meera)).payload)).not.toMatch(/43210/);
  const unpaid = await town.signIn("ramesh");
  for (const who of [undefined, unpaid]) {
    expect((await see(_id, who)).status).toBe(400);
    expect(await idsOf({ searchQuery: "Brijkishore" }, who)).toEqual([]);
    expect(await idsOf({ kind: "death", city: "indore" }, who)).not.toContain(_id);
  }
  expect(await idsOf({ searchQuery: "vashishth brijkishore" }, meera)).toEqual([_id]);
  expect(await idsOf({ kind: "death", city: "indore", month: inDays(-2).slice(0, 7) }, meera)).toContain(_id);
  expect(await idsOf({ month: inDays(-400).slice(0, 7) }, meera)).not.toContain(_id);
  expect(await idsOf({ kind: "birth" }, meera)).not.toContain(_id);
});

test("a family that opens or closes it waits for nobody; its texts wait for the staff, and a place at home stays with members", async () => {
  const { _id } = await shown({ personName: "Smt. Vimla Vashishth" });
  const save = (over: object, who = gopal) =>
    town.call(announcements.update, { ...form({ personName: "Smt. Vimla Vashishth", ...over }), id: _id }, who);
  expect((await save({ audience: "everybody" }, meera)).status).toBe(400);
  expect((await save({ audience: "everybody" })).payload.announcement.hasPendingEdit).toBe(false);
  const visitor = (await see(_id)).payload.announcement;
  expect(visitor).toMatchObject({ ceremonyPlace: null, isPlaceHidden: true });
  expect((await save({ audience: "everybody", words: "She sang every morning." })).payload.announcement).toMatchObject({
    hasPendingEdit: true,
  });
  expect((await see(_id)).payload.announcement.words).toMatch(/^He taught us/);
  const { rows } = await sql("select pending_edit from announcements where id = $1", [longId(_id)]);
  expect(Object.keys(rows[0].pending_edit).sort()).toEqual(["folded", "words"]);
  expect((await town.call(announcements.prefill, { id: _id }, gopal)).payload.announcement.words).toBe(
    "She sang every morning.",
  );
  expect((await save({ kind: "birth", firstCeremony: "namkaran" })).status).toBe(400);
  await save({ audience: "members" });
  expect((await see(_id)).status).toBe(400);
});

test("without the word of the family, the other of a couple or a day that can be, nothing is written", async () => {
  const refused = async (over: object) => fieldsOf(await town.call(announcements.create, form(over), asha));
  expect(await refused({ familyAgrees: false })).toEqual({ familyAgrees: expect.any(String) });
  expect(await refused({ kind: "marriage", firstCeremony: "wedding" })).toEqual({ partnerName: expect.any(String) });
  expect(await refused({ happenedOn: inDays(3) })).toEqual({ happenedOn: expect.any(String) });
  expect(await refused({ firstOn: "" })).toEqual({ firstOn: expect.any(String) });
  expect(await refused({ firstCeremony: "wedding" })).toEqual({ firstCeremony: expect.any(String) });
});

test("three reports hide it until the staff have looked; the family takes it back for good", async () => {
  const { _id } = await shown({ personName: "Pandit Somdutt", audience: "everybody" });
  const report = (who: Person) =>
    town.call(
      itemReports.create,
      { kind: "announcement", id: _id, reason: "other", text: "He is well and alive." },
      who,
    );
  const [third] = [await town.signIn("sunita")];
  for (const who of [asha, meera]) {
    expect((await report(who)).status).toBe(201);
    expect((await see(_id)).status).toBe(200);
  }
  expect((await report(third)).status).toBe(201);
  expect((await see(_id)).status).toBe(400);
  expect(await idsOf({ searchQuery: "Somdutt" }, meera)).toEqual([]);
  expect((await see(_id, gopal)).payload.announcement.isHeld).toBe(true);
  expect((await town.call(announcements.withdraw, { id: _id }, meera)).status).toBe(400);
  expect((await town.call(announcements.withdraw, { id: _id }, gopal)).status).toBe(200);
  expect((await see(_id, gopal)).status).toBe(400);
});

test("who has muted its author finds it in no list, while its link still opens; others find it", async () => {
  const { _id } = await shown({ kind: "birth", personName: "Vasanti", firstCeremony: "namkaran", age: "" }, asha);
  await sql(
    "insert into feed_mutes (id, member_id, muted_id, name, created_at) values (gen_random_uuid(), $1, $2, 'Asha', now())",
    [await town.idOf("meera"), await town.idOf("asha")],
  );
  expect(await idsOf({ searchQuery: "vasanti" }, meera)).not.toContain(_id);
  expect((await see(_id, meera)).status).toBe(200);
  expect(await idsOf({ searchQuery: "vasanti" }, asha)).toContain(_id);
  await sql("delete from feed_mutes", []);
});

test("between two of whom one has blocked the other it is not found", async () => {
  const { _id } = await shown({ kind: "birth", personName: "Tara", firstCeremony: "namkaran", age: "" }, asha);
  expect(await idsOf({ searchQuery: "tara" }, meera)).toContain(_id);
  const [one, other] = [await town.idOf("meera"), await town.idOf("asha")];
  await sql(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'profile', now())",
    [one, other],
  );
  expect(await idsOf({ searchQuery: "tara" }, meera)).not.toContain(_id);
  expect((await see(_id, meera)).status).toBe(400);
  await sql("delete from blocks where blocker_id = $1", [one]);
});

test("whoever may read of a death writes condolences, but their like and their sharing of it are refused and counted nowhere", async () => {
  const { _id } = await shown({ personName: "Smt. Kusum Vashishth", audience: "everybody", commentsOpen: true });
  const topic = { kind: "notice" as const, id: _id };
  for (const reply of [
    await town.call(discussions.like, { ...topic, liked: true }, meera),
    await town.call(discussions.share, topic, meera),
  ])
    expect(reply).toMatchObject({ status: 400, payload: { error: { code: "discussion.comments-alone" } } });
  expect((await town.call(discussions.comment, { ...topic, text: "Om shanti" }, meera)).status).toBe(201);
  const { counts } = (await town.call(discussions.fetch, topic, meera)).payload;
  expect(counts).toMatchObject({ likes: 0, shares: 0 });
});
