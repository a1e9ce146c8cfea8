// Events of the community: who may propose and see what, how many come and never too many, what guests are told, and what calendars read.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { approvals } from "#contract/approvals.ts";
import { events } from "#contract/events/events.ts";
import { notifications } from "#contract/notifications.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { endEventAnswersBetween } from "./answers.ts";
import { endOverEvents } from "./own-events.ts";
import { remindOfEvents, tellGuestsNow } from "./telling.ts";

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
  title: "Blood donation camp",
  description: "Come rested. Ring 98765 43210 or write me@camp.example",
  startsOn: inDays(10),
  startsAt: "09:00",
  endsAt: "13:00",
  fkCityId: "14",
  venue: "Samudayik Bhawan",
  address: "Sector 5, near the crossing",
  businessLocation: { lat: "22.71234", lng: "75.87654" },
  ...over,
});
const sql = (text: string, values: unknown[]) => town.portal.connection.pool.query(text, values);
const propose = async (over: object = {}, who = asha) => {
  const reply = await town.call(events.create, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.event;
};
const proposed = async (over: object = {}, who = asha) => {
  const event = await propose(over, who);
  await sql("truncate attempt_counters", []);
  await sql("update events set approval = 'approved', waiting_since = null where id = $1", [longId(event._id)]);
  return event;
};
const see = (id: string, who?: Person) => town.call(events.fetchOne, { id }, who);
const idsOf = async (filters: object = {}, who?: Person) =>
  (await town.call(events.fetch, { limit: 100, ...filters }, who)).payload.events.map(({ _id }) => _id);
const say = (id: string, answer: "coming" | "perhaps" | "no", persons: number, who: Person) =>
  town.call(events.answer, { fkEventId: id, answer, persons }, who);
const keysOf = async (who: Person) =>
  (await town.call(notifications.fetchAll, { limit: 50 }, who)).payload.notifications.map(({ payload }) => payload.key);
const fieldsOf = (reply: { payload: unknown }) => (reply.payload as { fields?: object }).fields;

test("an event of a member with a plan waits until the staff have agreed; a member without one may not propose", async () => {
  expect((await town.call(events.create, form(), gopal)).status).toBe(403);
  const event = await propose({ capacity: "50", fee: "100", byAssociation: true });
  expect(event).toMatchObject({ approvalStatus: "Pending", isMine: true, capacity: 50, feePaise: 10000 });
  expect((await see(event._id)).status).toBe(400);
  expect((await see(event._id, meera)).status).toBe(400);
  const kavita = await town.signIn("kavita", "staff");
  const { items } = (await town.call(approvals.fetchWaiting, { kind: "gathering" }, kavita)).payload;
  const { updatedAt, facts } = items.find(({ _id }) => _id === event._id)!;
  expect(facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["title", "date", "place", "organiser", "room"]),
  );
  const approved = await town.call(approvals.approve, { kind: "gathering", id: event._id, updatedAt }, kavita);
  expect(approved.status, JSON.stringify(approved.payload)).toBe(200);
  expect(await idsOf({ city: "indore" })).toContain(event._id);
  expect(await idsOf({ city: "pune" })).not.toContain(event._id);
  expect(await idsOf({ month: inDays(10).slice(0, 7), city: "indore" })).toContain(event._id);
  expect(await idsOf({ month: inDays(200).slice(0, 7) })).not.toContain(event._id);
});

test("contacts in texts are masked; the address of a hall is everybody's, that of a home comes to members with a plan alone", async () => {
  const hall = await proposed();
  const visitor = (await see(hall._id)).payload.event;
  expect(visitor).toMatchObject({ locked: false, address: "Sector 5, near the crossing" });
  expect(visitor.businessLocation).toEqual({ lat: 22.71234, lng: 75.87654 });
  expect(JSON.stringify(visitor)).not.toMatch(/43210|me@camp/);
  const home = await proposed({ isHome: true, venue: "Vijay Nagar" });
  const closed = (await see(home._id)).payload.event;
  expect(closed).toMatchObject({ locked: true, hasAddress: true, address: null });
  expect(closed.businessLocation).toEqual({ lat: 22.71, lng: 75.88 });
  expect((await see(home._id, gopal)).payload.event.address).toBeNull();
  expect((await see(home._id, meera)).payload.event.address).toBe("Sector 5, near the crossing");
});

test("times that cannot be are told at their field", async () => {
  const refused = async (over: object) => fieldsOf(await town.call(events.create, form(over), asha));
  expect(await refused({ endsAt: "08:00" })).toEqual({ endsAt: expect.any(String) });
  expect(await refused({ endsOn: inDays(9) })).toEqual({ endsOn: expect.any(String) });
  expect(await refused({ startsOn: inDays(-2), endsOn: inDays(-2) })).toEqual({ startsOn: expect.any(String) });
  expect(await refused({ startsOn: inDays(500), endsOn: inDays(500) })).toEqual({ startsOn: expect.any(String) });
  expect(await refused({ startsAt: "" })).toHaveProperty("startsAt");
  expect(await refused({ title: "Call 98765 43210" })).toHaveProperty("title");
});

test("of several who take the last places at once only as many get them as there is room for and the others wait; whoever says no frees theirs", async () => {
  const { _id } = await proposed({ capacity: "5" });
  const others = await Promise.all(["sunita", "harish", "rekha", "devendra"].map((key) => town.signIn(key)));
  const replies = await Promise.all([meera, gopal, ...others].map((who) => say(_id, "coming", 2, who)));
  const stands = replies.map(({ payload }) => payload.own.answer);
  expect(stands.filter((stand) => stand === "coming")).toHaveLength(2);
  expect(stands.filter((stand) => stand === "waiting")).toHaveLength(4);
  expect((await see(_id)).payload.event).toMatchObject({ coming: 4, waiting: 8 });
  const winner = [meera, gopal, ...others][stands.indexOf("coming")]!;
  expect((await say(_id, "coming", 4, winner)).status).toBe(400);
  const freed = (await say(_id, "no", 1, winner)).payload;
  expect(freed).toMatchObject({ own: { answer: "no", persons: 0 }, coming: 4, waiting: 6 });
  expect((await say(_id, "coming", 6, winner)).status).toBe(400);
  expect((await say(_id, "coming", 1, winner)).payload).toMatchObject({ own: { answer: "coming" }, coming: 5 });
  expect((await say(_id, "coming", 1, winner)).payload.coming).toBe(5);
  expect((await say(_id, "coming", 1, asha)).status).toBe(400);
});

test("who waits for a place comes in the order of asking once there is room, and is told; who needs more than is free is passed over and keeps the turn", async () => {
  const owner = await town.signIn("vasudha");
  const { _id } = await proposed({ capacity: "4" }, owner);
  await sql("delete from notifications", []);
  const [first, big, small, late] = await Promise.all(
    ["sunita", "harish", "rekha", "devendra"].map((key) => town.signIn(key)),
  );
  await say(_id, "coming", 2, meera);
  await say(_id, "coming", 2, gopal);
  await say(_id, "coming", 1, first!);
  await say(_id, "coming", 4, big!);
  await say(_id, "coming", 2, small!);
  await say(_id, "coming", 1, late!);
  const standOf = async (who: Person) => (await town.call(events.fetchOwnAnswer, { id: _id }, who)).payload.own?.answer;
  const stands = async () => Promise.all([first!, big!, small!, late!].map(standOf));
  expect(await stands()).toEqual(["waiting", "waiting", "waiting", "waiting"]);
  expect(await keysOf(first!)).not.toContain("notice.event.moved-up");
  // Two leave: the first fits, the family of four and the two after it do not, the last one does.
  expect((await say(_id, "perhaps", 2, gopal)).payload).toMatchObject({ coming: 4, waiting: 6 });
  expect(await stands()).toEqual(["coming", "waiting", "waiting", "coming"]);
  for (const who of [first!, late!]) expect(await keysOf(who)).toContain("notice.event.moved-up");
  // Fewer persons keep the turn before who came later.
  await say(_id, "coming", 2, big!);
  await say(_id, "no", 1, meera);
  expect(await stands()).toEqual(["coming", "coming", "waiting", "coming"]);
  const { guests } = (await town.call(events.fetchGuests, { id: _id }, owner)).payload;
  expect(guests.filter(({ answer }) => answer === "waiting")).toMatchObject([{ persons: 2 }]);
});

test("a greater room that the staff agree to lets in who waits; one whose place is taken back by a block leaves it to the next", async () => {
  const owner = await town.signIn("vasudha");
  const { _id } = await proposed({ capacity: "2" }, owner);
  await sql("delete from notifications", []);
  const sunita = await town.signIn("sunita");
  await say(_id, "coming", 2, meera);
  await say(_id, "coming", 1, gopal);
  await say(_id, "coming", 2, sunita);
  expect((await town.call(events.update, { ...form({ capacity: "3" }), id: _id }, owner)).status).toBe(200);
  expect((await see(_id)).payload.event).toMatchObject({ coming: 2, waiting: 3 });
  const kavita = await town.signIn("kavita", "staff");
  const { items } = (await town.call(approvals.fetchWaiting, { kind: "gathering" }, kavita)).payload;
  const { updatedAt } = items.find((one) => one._id === _id)!;
  expect((await town.call(approvals.approve, { kind: "gathering", id: _id, updatedAt }, kavita)).status).toBe(200);
  expect((await see(_id)).payload.event).toMatchObject({ capacity: 3, coming: 3, waiting: 2 });
  await endEventAnswersBetween(town.portal.base, await town.idOf("meera"), await town.idOf("vasudha"));
  expect((await see(_id)).payload.event).toMatchObject({ coming: 3, waiting: 0 });
  expect(await keysOf(sunita)).toContain("notice.event.moved-up");
});

test("everybody reads the numbers, the organiser alone the names; a block takes the answer back and hides both", async () => {
  const { _id } = await proposed();
  await say(_id, "coming", 3, meera);
  await say(_id, "perhaps", 2, gopal);
  expect((await see(_id)).payload.event).toMatchObject({ coming: 3, perhaps: 2 });
  const { guests } = (await town.call(events.fetchGuests, { id: _id }, asha)).payload;
  expect(guests.map(({ name, persons }) => [name, persons]).sort()).toEqual([
    ["Gopal Trivedi", 2],
    ["Meera Joshi", 3],
  ]);
  expect((await town.call(events.fetchGuests, { id: _id }, meera)).status).toBe(400);
  await sql(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'profile', now())",
    [await town.idOf("gopal"), await town.idOf("asha")],
  );
  await endEventAnswersBetween(town.portal.base, await town.idOf("gopal"), await town.idOf("asha"));
  expect((await see(_id, gopal)).status).toBe(400);
  const left = (await town.call(events.fetchGuests, { id: _id }, asha)).payload.guests;
  expect(left.map(({ name }) => name)).toEqual(["Meera Joshi"]);
  expect((await see(_id)).payload.event).toMatchObject({ coming: 3, perhaps: 0 });
  await sql("delete from blocks where blocker_id = $1", [await town.idOf("gopal")]);
});

test("whoever has blocked or muted the organiser finds the event in no list of theirs; visitors and others find it as before", async () => {
  const text = "blood donation camp jaipur";
  const { events: found } = (await town.call(events.fetch, { searchQuery: text })).payload;
  const { _id } = found.find(({ isReligious }) => !isReligious)!;
  await sql("update events set owner_id = $2 where id = $1", [longId(_id), await town.idOf("asha")]);
  const over = await proposed();
  await sql(
    "update events set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1",
    [longId(over._id)],
  );
  const lists = async (who?: Person) => ({
    coming: (await idsOf({}, who)).includes(_id),
    byText: (await idsOf({ searchQuery: text }, who)).includes(_id),
    past: (await idsOf({ when: "past" }, who)).includes(over._id),
  });
  const all = { coming: true, byText: true, past: true };
  const none = { coming: false, byText: false, past: false };
  const [me, organiser] = [await town.idOf("gopal"), await town.idOf("asha")];
  expect(await lists(gopal)).toEqual(all);
  await sql(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'post', now())",
    [me, organiser],
  );
  expect(await lists(gopal)).toEqual(none);
  expect([await lists(), await lists(meera)]).toEqual([all, all]);
  await sql("delete from blocks where blocker_id = $1", [me]);
  await sql(
    "insert into feed_mutes (id, member_id, muted_id, name, created_at) values (gen_random_uuid(), $1, $2, 'Asha', now())",
    [me, organiser],
  );
  expect(await lists(gopal)).toEqual(none);
  expect(await lists(asha)).toEqual(all);
  await sql("delete from feed_mutes", []);
  expect(await lists(gopal)).toEqual(all);
  await sql("update events set owner_id = $2 where id = $1", [longId(_id), await town.idOf("meera")]);
  await town.call(events.delete, { id: over._id }, asha);
});

test("an approved event stays as it is until the staff agree to a change, and then whoever comes hears of another time", async () => {
  const { _id } = await proposed();
  await say(_id, "coming", 2, meera);
  const save = (over: object, who = asha) => town.call(events.update, { ...form(over), id: _id }, who);
  expect((await save({ title: "Stolen" }, meera)).status).toBe(400);
  expect((await save({ capacity: "1" })).status).toBe(400);
  const saved = (await save({ startsAt: "10:00" })).payload.event;
  expect(saved).toMatchObject({ startsAt: "09:00", hasPendingEdit: true });
  const { rows } = await sql("select pending_edit from events where id = $1", [longId(_id)]);
  expect(Object.keys(rows[0].pending_edit)).toEqual(["starts_at"]);
  expect((await town.call(events.prefill, { id: _id }, asha)).payload.event).toMatchObject({ startsAt: "10:00" });
  await tellGuestsNow(town.portal.base, { eventId: longId(_id)!, news: "changed" });
  await tellGuestsNow(town.portal.base, { eventId: longId(_id)!, news: "changed" });
  expect((await keysOf(meera)).filter((key) => key === "notice.event.changed")).toHaveLength(1);
});

test("called off is for good: guests are told why, nobody answers any more, and it leaves the lists", async () => {
  const { _id } = await proposed();
  await say(_id, "coming", 2, meera);
  expect((await town.call(events.delete, { id: _id }, asha)).status).toBe(400);
  expect((await town.call(events.cancel, { id: _id, reason: "Rain is announced" }, meera)).status).toBe(400);
  const reply = await town.call(events.cancel, { id: _id, reason: "Rain is announced" }, asha);
  expect(reply.payload.event).toMatchObject({ isCancelled: true, cancelReason: "Rain is announced" });
  // The queue tells them once the call is through.
  await expect.poll(() => keysOf(meera), { timeout: 20_000 }).toContain("notice.event.cancelled");
  expect((await say(_id, "coming", 1, gopal)).status).toBe(400);
  expect(await idsOf({ city: "indore" })).not.toContain(_id);
  expect((await see(_id)).payload.event.isCancelled).toBe(true);
  expect((await town.call(events.delete, { id: _id }, asha)).status).toBe(200);
  expect((await see(_id)).status).toBe(400);
});

test("whoever comes is reminded the day before, once; what is over leaves the lists and stands in the archive", async () => {
  const { _id } = await proposed({ startsOn: inDays(1), startsAt: "11:00", endsAt: "12:00" });
  await say(_id, "coming", 1, meera);
  await say(_id, "perhaps", 1, gopal);
  await remindOfEvents(town.portal.base);
  await remindOfEvents(town.portal.base);
  expect((await keysOf(meera)).filter((key) => key === "notice.event.reminder")).toHaveLength(1);
  expect(await keysOf(gopal)).not.toContain("notice.event.reminder");
  await sql(
    "update events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [longId(_id)],
  );
  expect(await idsOf({ city: "indore" })).not.toContain(_id);
  await endOverEvents(town.portal.base);
  expect(await idsOf({ when: "past", city: "indore" })).toContain(_id);
  expect((await see(_id)).payload.event).toMatchObject({ isOver: true, coming: 1 });
  expect((await say(_id, "no", 1, meera)).status).toBe(400);
});

test("religious events stand in the same list, once, and lead to their own page; the list goes by the day, page after page", async () => {
  const all = (await town.call(events.fetch, { limit: 100 })).payload.events;
  const religious = all.filter(({ isReligious }) => isReligious);
  expect(religious.length).toBeGreaterThan(0);
  expect(religious.length).toBeLessThan(all.length);
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
  const days = all.map(({ startsOn, startsAt }) => `${startsOn} ${startsAt ?? "00:00"}`);
  expect(days).toEqual([...days].sort());
  const paged: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = (await town.call(events.fetch, { limit: 3, ...(cursor && { cursor }) })).payload;
    paged.push(...page.events.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
    more = cursor !== undefined;
  }
  expect(paged).toEqual(all.map(({ _id }) => _id));
});

test("a text finds events in either script", async () => {
  const found = (await town.call(events.fetch, { searchQuery: "blood donation camp jaipur", limit: 20 })).payload
    .events;
  expect(found.map(({ title }) => title).join()).toMatch(/Blood donation/);
  const hindi = (await town.call(events.fetch, { searchQuery: "सम्मेलन भोपाल" })).payload.events;
  expect(hindi.map(({ title }) => title).join()).toMatch(/सम्मेलन/);
});

test("the calendar file of an approved event is everybody's, and of a home it tells the city alone", async () => {
  const file = async (id: string) => {
    const reply = await town.portal.app.inject({ url: `/calendar/${id}.ics` });
    return { status: reply.statusCode, type: reply.headers["content-type"], text: reply.body.replaceAll("\r\n ", "") };
  };
  await sql("truncate attempt_counters", []);
  const waiting = await propose({ title: "Not yet" });
  expect((await file(waiting._id)).status).toBe(404);
  const home = await proposed({ isHome: true, title: "Satsang; bhajan, prasad" });
  const { status, type, text } = await file(home._id);
  expect([status, type]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text).toContain("SUMMARY:Satsang\\; bhajan\\, prasad\r\n");
  expect(text).toContain(`DTSTART:${inDays(10).replaceAll("-", "")}T033000Z`);
  expect(text).not.toMatch(/Sector 5|43210/);
  await town.call(events.cancel, { id: home._id, reason: "Somebody is ill" }, asha);
  expect((await file(home._id)).text).toMatch(/SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
});
