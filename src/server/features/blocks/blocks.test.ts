// Blocks between two families: what each sees, what the other can find out, what comes back.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { longId, newId, shortId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { consents } from "#contract/consents.ts";
import { leads } from "#contract/leads.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { notifications } from "#contract/notifications.ts";
import { biodataOf } from "#tests/harness/biodata.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { lockBetween } from "./block-queries.ts";

let town: Town;
/** Two families with plans and a profile each, and a member on Plan 0. */
let asha: Person;
let meera: Person;
let gopal: Person;
let daughter: string;
let son: string;
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const block = (id: string, who: Person) => town.call(blocks.create, { through: "profile", id }, who);
const blocked = async (who: Person) => (await town.call(blocks.fetchAll, {}, who)).payload.blocks;
const see = (id: string, who?: Person) => town.call(matrimony.fetch, { id }, who);
const NOBODY = shortId("01a20826-027d-7c09-9247-7ffe9c587f80");

beforeAll(async () => {
  town = await openTown();
  [asha, meera, gopal] = await Promise.all([town.signIn("asha"), town.signIn("meera"), town.signIn("gopal")]);
  daughter = await publish(biodataOf({ fullName: "Ishita Sharma" }), asha);
  son = await publish(
    biodataOf({ profileFor: "son", gender: "male", birthDate: "1994-01-02", fullName: "Nikhil Joshi" }),
    meera,
  );
});
afterAll(() => town.close());
beforeEach(() => query("delete from blocks"));

async function publish(biodata: Record<string, unknown>, who: Person): Promise<string> {
  const { payload } = await town.call(matrimony.create, biodata, who);
  await query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(payload.profile._id)],
  );
  return payload.profile._id;
}

test("who was blocked gets for the other's profile what a profile that does not exist gets, and so does who blocked; a third family sees both", async () => {
  expect((await block(daughter, meera)).status).toBe(201);
  const missing = await see(NOBODY, asha);
  for (const [id, who] of [
    [son, asha],
    [daughter, meera],
  ] as const) {
    const gone = await see(id, who);
    expect({ ...gone, headers: undefined }).toEqual({ ...missing, headers: undefined });
    expect(codeOf(gone)).toBe("profile.not-found");
  }
  const kavita = await town.signIn("kavita");
  for (const id of [son, daughter]) expect((await see(id, kavita)).status).toBe(200);
  expect((await see(daughter, asha)).payload.profile.isMine).toBe(true);
});

test("a member lists whom they have blocked by the name that they read then and unblocks: both see each other again; only their own blocks", async () => {
  await block(daughter, meera);
  const [one] = await blocked(meera);
  expect(one).toMatchObject({ through: "profile", name: "Ishita Sharma" });
  expect(JSON.stringify(one)).not.toContain(shortId(await town.idOf("asha")));
  expect(await blocked(asha)).toEqual([]);
  expect((await town.call(blocks.delete, { id: one!._id }, asha)).status).toBe(200);
  expect((await see(son, asha)).status).toBe(400);
  for (let again = 0; again < 2; again += 1)
    expect((await town.call(blocks.delete, { id: one!._id }, meera)).status).toBe(200);
  expect([(await see(son, asha)).status, (await see(daughter, meera)).status]).toEqual([200, 200]);
});

test("a repeated press blocks once; whoever was blocked cannot find that out by blocking; both can hide from each other, and one unblocking opens nothing", async () => {
  await block(daughter, meera);
  expect((await block(daughter, meera)).status).toBe(201);
  expect(await blocked(meera)).toHaveLength(1);
  const [refused, missing] = [await block(son, asha), await block(NOBODY, asha)];
  expect({ ...refused, headers: undefined }).toEqual({ ...missing, headers: undefined });
  await query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'request', now())",
    [await town.idOf("asha"), await town.idOf("meera")],
  );
  const [one] = await blocked(meera);
  await town.call(blocks.delete, { id: one!._id }, meera);
  expect((await see(daughter, meera)).status).toBe(400);
});

test("nobody blocks themselves, a visitor blocks nobody, and a member on Plan 0 does it without being told a name", async () => {
  expect(codeOf(await block(daughter, asha))).toBe("block.own-thing");
  expect((await town.call(blocks.create, { through: "profile", id: daughter })).status).toBe(401);
  expect((await block(daughter, gopal)).status).toBe(201);
  expect(await blocked(gopal)).toMatchObject([{ name: null }]);
  const found = await town.call(matrimony.list, { gender: "female", limit: 100 }, gopal);
  expect(found.payload.profiles.map(({ _id }) => _id)).not.toContain(daughter);
});

test("whom somebody has blocked comes in pages", async () => {
  const others = await query("select id from members where id <> $1 limit 50", [await town.idOf("meera")]);
  for (const [n, { id }] of others.rows.entries())
    await query(
      "insert into blocks (id, blocker_id, blocked_id, seen_through, name, created_at) values (gen_random_uuid(), $1, $2, 'profile', $3, now())",
      [await town.idOf("meera"), id, `Family ${n}`],
    );
  const first = (await town.call(blocks.fetchAll, { limit: 30 }, meera)).payload;
  const second = (await town.call(blocks.fetchAll, { limit: 30, cursor: first.nextCursor! }, meera)).payload;
  expect(new Set([...first.blocks, ...second.blocks].map(({ _id }) => _id)).size).toBe(others.rows.length);
  expect(second.nextCursor).toBeNull();
});

test("between them a lead is refused in words that say nothing of it; earlier leads and their notices are shown to neither, and their number says so", async () => {
  const { rows } = await query(
    "select id from listings where owner_id = $1 and is_public and status = 'active' and deleted_at is null order by id limit 1",
    [await town.idOf("asha")],
  );
  const fkListingId = shortId(rows[0].id);
  const asked = {
    contactPerson: "Meera Joshi",
    phoneNo: "1111100003",
    query: "Do you cater?",
    state: "M",
    city: "Pune",
  };
  const send = (more: object = {}) => town.call(leads.create, { ...asked, ...more, fkListingId }, meera);
  const own = async () => (await town.call(leads.fetchAll, { fkListingId, limit: 100 }, asha)).payload;
  const told = async () =>
    (await town.call(notifications.fetchAll, {}, asha)).payload.notifications.map((n) => n.redirect);
  const before = await own();
  expect((await send()).status).toBe(201);
  expect((await own()).total).toBe(before.total + 1);
  const notices = (await told()).length;
  await block(daughter, meera);
  expect(await own()).toEqual(before);
  expect((await told()).length).toBeLessThan(notices);
  for (const more of [{}, { query: "Another question of the family" }]) {
    const refused = await send(more);
    expect(refused).toMatchObject({ status: 400, message: "This contact is not available at the moment." });
    expect(JSON.stringify(refused.payload)).not.toMatch(/block|\d{10}/i);
  }
  await town.call(blocks.delete, { id: (await blocked(meera))[0]!._id }, meera);
  expect((await own()).total).toBe(before.total + 1);
});

test("either side blocks through a contact request: the grant ends at once, the request and its notices are gone for both, and both get what a missing request gets", async () => {
  // Rows of receipts cannot be deleted one by one.
  await query("truncate consents, consent_events");
  const asked = { subjectKind: "profile", fkSubjectId: daughter, scopes: ["phone"], message: "We would like to talk." };
  const { _id: id } = (await town.call(consents.ask, asked, meera)).payload.consent;
  await town.call(consents.accept, { id, scopes: ["phone"], days: "30" }, asha);
  expect((await town.call(consents.reveal, { id }, meera)).payload.contacts.phoneNo).toBe("9123400002");
  for (let again = 0; again < 2; again += 1)
    expect((await town.call(blocks.create, { through: "request", id }, asha)).status).toBe(201);
  expect(await blocked(asha)).toMatchObject([{ through: "request", name: "Meera Joshi" }]);
  const missing = await town.call(consents.reveal, { id: NOBODY }, meera);
  for (const call of [consents.reveal, consents.revoke, consents.withdraw])
    expect({ ...(await town.call(call, { id }, meera)), headers: undefined }).toEqual({
      ...missing,
      headers: undefined,
    });
  expect(codeOf(await town.call(blocks.create, { through: "request", id }, meera))).toBe("consent.not-found");
  expect(codeOf(await town.call(consents.ask, asked, meera))).toBe("profile.not-found");
  expect((await query("select about from alerts where done_at is null and about like 'consent:%'")).rows).toEqual([]);
  for (const who of [asha, meera]) {
    const { payload } = await town.call(notifications.fetchAll, {}, who);
    expect(payload.notifications.map(({ payload: { key } }) => key)).not.toContainEqual(
      expect.stringContaining("consent"),
    );
  }
  await town.call(blocks.delete, { id: (await blocked(asha))[0]!._id }, asha);
  expect(codeOf(await town.call(consents.reveal, { id }, meera))).toBe("consent.not-granted");
  expect((await town.call(blocks.create, { through: "request", id }, meera)).status).toBe(201);
  expect(await blocked(meera)).toMatchObject([{ through: "request", name: "Ishita Sharma" }]);
  expect((await town.call(blocks.create, { through: "request", id }, gopal)).status).toBe(400);
});

test("who asks in the very moment in which the other blocks them reaches nobody", async () => {
  const { db } = town.portal.connection;
  const [me, them] = [await town.idOf("meera"), await town.idOf("asha")];
  let asked!: ReturnType<typeof askForIt>;
  const askForIt = () =>
    town.call(
      consents.ask,
      {
        subjectKind: "profile",
        fkSubjectId: daughter,
        scopes: ["phone"],
        message: "May our families talk to each other?",
      },
      meera,
    );
  await db.transaction().execute(async (blocking) => {
    await lockBetween({ db: blocking } as never, me, them);
    await sql`insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (${newId()}, ${them}, ${me}, 'profile', now())`.execute(
      blocking,
    );
    asked = askForIt();
    const waits = async () =>
      (await query("select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"))
        .rowCount;
    await expect.poll(waits).toBe(1);
  });
  expect(codeOf(await asked)).toBe("profile.not-found");
  expect((await query("select 1 from consents where asker_id = $1 and ended_at is null", [me])).rowCount).toBe(0);
});
