// Requests for rites: asked on a suggested day, answered, confirmed; only then are contacts told, and each reading stands in the record.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { sevaRequests } from "#contract/spirituality/requests.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { endRequestsBetween, expireRequests } from "./requests.ts";

let town: Town;
let asha: Person;
let devendra: Person;
let gopal: Person;
let priest: string;
beforeAll(async () => {
  town = await openTown();
  [asha, devendra, gopal] = await Promise.all([town.signIn("asha"), town.signIn("devendra"), town.signIn("gopal")]);
  const { entries } = (await town.call(spirituality.fetch, { searchQuery: "Devendra Shukla", kind: "priest" })).payload;
  priest = entries[0]!._id;
});
afterAll(() => town.close());

const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const fresh = () => sql("update seva_requests set state = 'withdrawn', ended_at = now() where state <> 'withdrawn'");
const ask = (over: object = {}, who = asha) =>
  town.call(
    sevaRequests.ask,
    {
      fkSevaId: priest,
      service: "griha-pravesh",
      date: inDays(20),
      message: "A new flat in Scheme 54, please call 98765 43210",
      ...over,
    },
    who,
  );
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const asked = async () => {
  await fresh();
  const reply = await ask();
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.request._id;
};
const reveal = (id: string, who: Person) => town.call(sevaRequests.reveal, { id }, who);
const noticesOf = async (key: string) => {
  const { rows } = await sql(
    "select key from notifications where member_id = $1 and key like 'notice.seva-request.%' order by id desc limit 1",
    [await town.idOf(key)],
  );
  return rows[0]?.key;
};

test("a pandit proposes another day, the asker confirms it, and both read the other's contact, which is recorded", async () => {
  const id = await asked();
  expect(await noticesOf("devendra")).toBe("notice.seva-request.asked");
  const received = (await town.call(sevaRequests.fetchReceived, {}, devendra)).payload.requests[0]!;
  expect(received).toMatchObject({ _id: id, state: "asked", isMine: true, askerName: "Asha Sharma" });
  expect(received.message).not.toContain("43210");
  for (const who of [asha, devendra]) expect(codeOf(await reveal(id, who))).toBe("seva-request.not-confirmed");
  const answer = (over: object, who = devendra) =>
    town.call(sevaRequests.answer, { id, answer: "propose", ...over }, who);
  expect((await answer({})).status).toBe(400);
  expect(codeOf(await answer({ date: inDays(22) }, asha))).toBe("seva-request.not-found");
  const proposed = (await answer({ date: inDays(22), time: "09:30", note: "The 20th is taken" })).payload.request;
  expect(proposed).toMatchObject({ state: "proposed", proposedDate: inDays(22), proposedTime: "09:30" });
  expect(await noticesOf("asha")).toBe("notice.seva-request.proposed");
  expect(codeOf(await town.call(sevaRequests.confirm, { id }, devendra))).toBe("seva-request.not-found");
  const confirmed = (await town.call(sevaRequests.confirm, { id }, asha)).payload.request;
  expect(confirmed).toMatchObject({ state: "confirmed", date: inDays(22), time: "09:30" });
  expect(await noticesOf("devendra")).toBe("notice.seva-request.confirmed");
  expect((await reveal(id, asha)).payload.contact).toMatchObject({
    name: "Devendra Shukla",
    phoneNo: expect.any(String),
  });
  expect((await reveal(id, devendra)).payload.contact.name).toBe("Asha Sharma");
  expect(codeOf(await reveal(id, await town.signIn("meera")))).toBe("seva-request.not-found");
  const { rows } = await sql("select event from seva_request_events where request_id = $1 order by id", [longId(id)]);
  expect(rows.map(({ event }) => event).join(" ")).toBe("asked proposed confirmed contact-seen contact-seen");
  expect((await town.call(sevaRequests.withdraw, { id }, asha)).payload.request.state).toBe("withdrawn");
  expect(codeOf(await reveal(id, devendra))).toBe("seva-request.not-confirmed");
});

test("one request at a time for each entry, none for one's own, none for what is not offered, none without a plan", async () => {
  await asked();
  expect(codeOf(await ask())).toBe("seva-request.open");
  expect(codeOf(await ask({}, devendra))).toBe("seva-request.own-thing");
  expect(codeOf(await ask({ service: "shraddha" }, await town.signIn("meera")))).toBe("seva-request.not-offered");
  expect((await ask({}, gopal)).status).toBe(403);
  expect((await ask({ date: inDays(-1) }, await town.signIn("meera"))).status).toBe(400);
});

test("what is refused stays refused, and another may be asked for after it", async () => {
  const id = await asked();
  expect((await town.call(sevaRequests.answer, { id, answer: "refuse", note: "Away" }, devendra)).status).toBe(200);
  expect(codeOf(await town.call(sevaRequests.confirm, { id }, asha))).toBe("seva-request.not-waiting");
  expect(codeOf(await town.call(sevaRequests.answer, { id, answer: "accept" }, devendra))).toBe(
    "seva-request.not-waiting",
  );
  expect((await ask()).status).toBe(201);
});

test("nobody who has not confirmed by the day is held to it: the request is over at midnight", async () => {
  const id = await asked();
  await sql("update seva_requests set day = $2 where id = $1", [longId(id), inDays(-1)]);
  await expireRequests(town.portal.base);
  const { requests } = (await town.call(sevaRequests.fetchSent, {}, asha)).payload;
  expect(requests.find(({ _id }) => _id === id)!.state).toBe("expired");
});

test("a block ends what is between two members, and neither reads it any more", async () => {
  const id = await asked();
  const [one, other] = [await town.idOf("asha"), await town.idOf("devendra")];
  await endRequestsBetween({ ...town.portal.base, viewer: { kind: "visitor" } } as never, one, other);
  expect(codeOf(await reveal(id, asha))).toBe("seva-request.not-confirmed");
  expect(blocks.create.path).toBeDefined();
});

test("days for a griha pravesh come with their reason and their hours; a rite without rules has none", async () => {
  const days = (await town.call(sevaRequests.muhurats, { city: "indore", service: "griha-pravesh" })).payload;
  expect(days.rules).toBe("muhurat-rules-1");
  for (const { date, windows, tithi } of days.muhurats) {
    expect(date > dayOf(new Date())).toBe(true);
    expect(windows.length).toBeGreaterThan(0);
    expect(tithi.nameHi).toMatch(/[ऀ-ॿ]/);
  }
  expect((await town.call(sevaRequests.muhurats, { city: "indore", service: "jyotish" })).payload.muhurats).toEqual([]);
});
