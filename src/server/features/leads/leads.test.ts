import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { extendPlan } from "#server/features/members/plan-expiry.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown({ CONTACTS_PER_DAY: "3", CONTACTS_PER_ITEM: "2", QUERIES_PER_DAY: "5" });
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());
// Every test asks on a day of its own, so that no cap of one touches another.
beforeEach(async () => {
  town.clock.forward(DAY_MS);
  await db()
    .updateTable("members")
    .set({ plan_expires_at: new Date(town.clock.now().getTime() + 60 * DAY_MS) })
    .where("id", "in", [await town.idOf("asha"), await town.idOf("meera")])
    .execute();
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
});

const db = () => town.portal.connection.db;
const QUERY = {
  contactPerson: "मीरा जोशी",
  phoneNo: "1111100003",
  email: "meera@example.org",
  query: "क्या आप 50 लोगों का भोजन बनाते हैं?",
  state: "Maharashtra",
  city: "Pune",
};

async function listingsOf(key: string, at = 0) {
  const rows = await db()
    .selectFrom("listings as l")
    .innerJoin("businesses as b", "b.id", "l.business_id")
    .select(["l.id", "l.name", "b.phone", "l.leads_count"])
    .where("l.owner_id", "=", await town.idOf(key))
    .where("l.is_public", "=", true)
    .where("l.status", "=", "active")
    .orderBy("l.id")
    .execute();
  return { ...rows[at]!, short: shortId(rows[at]!.id) };
}

async function businessOf(key: string) {
  const row = await db()
    .selectFrom("businesses")
    .select(["id", "name", "phone", "leads_count"])
    .where("owner_id", "=", await town.idOf(key))
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return { ...row, short: shortId(row.id) };
}

test("a paid member's query reaches the owner as lead and notification, and answers the contact", async () => {
  const thing = await listingsOf("asha");
  const sent = await town.call(leads.create, { ...QUERY, fkListingId: thing.short }, meera);
  expect(sent).toMatchObject({
    status: 201,
    message: "Your interest has been sent!",
    payload: { phoneNo: thing.phone },
  });

  const { payload } = await town.call(leads.fetchAll, { fkListingId: thing.short }, asha);
  expect(payload.leads[0]).toMatchObject({ ...QUERY, fkListingId: thing.short, isContactClick: false, isPublic: true });
  expect(payload.total).toBe(thing.leads_count + 1);
  const told = (await town.call(notifications.fetchAll, {}, asha)).payload.notifications[0]!;
  expect(told).toMatchObject({
    notification: `मीरा जोशी sent a query about ${thing.name}.`,
    redirect: `/userAdmin/businesses/listings/viewLeads/${thing.short}`,
    isRead: false,
  });
});

test("a call click takes the contact fields from the session, whatever the browser sends, and twice a day is one lead", async () => {
  const thing = await listingsOf("asha", 1);
  const click = { query: CALL_MARKER, contactPerson: "Someone Else", phoneNo: "0000000000", fkListingId: thing.short };
  const replies = await Promise.all([1, 2, 3].map(() => town.call(leads.create, click, meera)));
  for (const reply of replies) expect(reply).toMatchObject({ status: 201, payload: { phoneNo: thing.phone } });
  const { payload } = await town.call(leads.fetchAll, { fkListingId: thing.short }, asha);
  expect(payload.leads.length).toBe(1);
  expect(payload.leads[0]).toMatchObject({
    contactPerson: "Meera Joshi",
    phoneNo: "1111100003",
    isContactClick: true,
    query: CALL_MARKER,
    city: "Pune",
    state: "Maharashtra",
  });
  expect((await town.call(leads.create, { ...click, query: WHATSAPP_MARKER }, meera)).payload._id).not.toBe(
    replies[0]!.payload._id,
  );
});

test("a query carries the sender's own phone, whatever number was sent", async () => {
  const thing = await listingsOf("asha", 1);
  const sent = { ...QUERY, phoneNo: "9999999999", query: "Do you deliver?", fkListingId: thing.short };
  expect((await town.call(leads.create, sent, meera)).status).toBe(201);
  const { payload } = await town.call(leads.fetchAll, { fkListingId: thing.short }, asha);
  expect(payload.leads[0]).toMatchObject({ query: "Do you deliver?", phoneNo: "1111100003" });
});

test("each answer with a number leaves a row that says who, whom, when and from where, and nobody can remove it", async () => {
  const thing = await listingsOf("asha", 2);
  await town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, meera);
  const rows = await db().selectFrom("contact_reveals").selectAll().where("item_id", "=", thing.id).execute();
  expect(rows).toMatchObject([
    { member_id: await town.idOf("meera"), owner_id: await town.idOf("asha"), how: "call", ip: "127.0.0.1" },
  ]);
  await expect(db().deleteFrom("contact_reveals").where("id", "=", rows[0]!.id).execute()).rejects.toThrow(
    /cannot be changed/,
  );
  await expect(db().updateTable("contact_reveals").set({ ip: "" }).execute()).rejects.toThrow(/cannot be changed/);
  await expect(sql`truncate contact_reveals`.execute(db())).rejects.toThrow(/cannot be changed/);
});

test("visitors, members on Plan 0 and expired members get no digits, only the prompt to log in or to buy", async () => {
  const thing = await listingsOf("asha");
  const input = { query: CALL_MARKER, fkListingId: thing.short };
  const before = await db().selectFrom("leads").select("id").execute();
  for (const [who, status, message] of [
    [undefined, 401, "UnAuthorized - Authorization required!"],
    [await town.signIn("gopal"), 403, "You need to buy a plan to use this feature"],
    [await town.signIn("ramesh"), 403, "You need to buy a plan to use this feature"],
  ] as const) {
    const reply = await town.call(leads.create, input, who);
    expect(reply).toMatchObject({ status, message });
    expect(JSON.stringify(reply)).not.toContain(thing.phone);
  }
  expect(await db().selectFrom("leads").select("id").execute()).toEqual(before);
});

test("the query form refuses with the specification's words", async () => {
  const { short } = await listingsOf("asha");
  const refused = await town.call(leads.create, { fkListingId: short, query: "hello" }, meera);
  expect(refused).toMatchObject({
    status: 400,
    message: "Contact person is required!",
    payload: {
      fields: {
        contactPerson: "Contact person is required!",
        phoneNo: "Contact no. is required!",
        state: "State is required!",
        city: "City is required!",
      },
    },
  });
  const wrong = await town.call(leads.create, { ...QUERY, phoneNo: "98765", fkListingId: short }, meera);
  expect(wrong.message).toBe("Enter correct contact no.");
});

test("nobody asks oneself, and hidden, deleted or unknown things answer nothing", async () => {
  const thing = await listingsOf("asha");
  expect((await town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, asha)).message).toBe(
    "This is your own. You cannot send a query to yourself.",
  );
  await db().updateTable("listings").set({ status: "inactive" }).where("id", "=", thing.id).execute();
  expect(await town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, meera)).toMatchObject({
    status: 400,
    message: "Offering not found",
  });
  await db().updateTable("listings").set({ status: "active" }).where("id", "=", thing.id).execute();
  const pending = await businessOf("harish");
  expect(
    (await town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: pending.short }, meera)).message,
  ).toBe("Business not found");
  expect((await town.call(leads.create, { query: CALL_MARKER, fkListingId: pending.short }, meera)).message).toBe(
    "Offering not found",
  );
});

test("past the day's contacts a click is refused until tomorrow, while a query still reaches the owner without showing the number", async () => {
  const things = await Promise.all([0, 1, 2, 3, 4].map((at) => listingsOf("asha", at)));
  const burst = await Promise.all(
    things.map(({ short }) => town.call(leads.create, { query: CALL_MARKER, fkListingId: short }, meera)),
  );
  expect(burst.map((r) => r.status).sort()).toEqual([201, 201, 201, 429, 429]);
  const refused = burst.findIndex((r) => r.status === 429);
  expect(burst[refused]).toMatchObject({
    message: "You have opened 3 contacts today. Please try again tomorrow.",
    payload: { error: { code: "lead.member-cap", n: 3 } },
  });
  expect(Number(burst[refused]!.headers.get("retry-after"))).toBeGreaterThan(0);

  const again = burst.findIndex((r) => r.status === 201);
  expect((await town.call(leads.create, { query: CALL_MARKER, fkListingId: things[again]!.short }, meera)).status).toBe(
    201,
  );

  const query = await town.call(leads.create, { ...QUERY, fkListingId: things[refused]!.short }, meera);
  expect(query).toMatchObject({ status: 201, payload: { phoneNo: null, email: null } });
  expect((await town.call(leads.fetchAll, { fkListingId: things[refused]!.short }, asha)).payload.leads[0]!.query).toBe(
    QUERY.query,
  );
});

test("one contact is opened to at most so many people a day", async () => {
  const others = await db()
    .selectFrom("members")
    .select("id")
    .where("plan_expires_at", ">", town.clock.now())
    .where("id", "not in", [await town.idOf("asha"), await town.idOf("meera")])
    .where("blocked_at", "is", null)
    .limit(2)
    .execute();
  const thing = await businessOf("asha");
  for (const { id } of others)
    await db()
      .insertInto("contact_reveals")
      .values({
        id: crypto.randomUUID(),
        member_id: id,
        owner_id: await town.idOf("asha"),
        item_kind: businessKind.number,
        item_id: thing.id,
        contact_id: thing.id,
        lead_id: crypto.randomUUID(),
        how: "call",
        ip: "127.0.0.1",
        day: sql`(${town.clock.now()}::timestamptz at time zone 'Asia/Kolkata')::date` as never,
        revealed_at: town.clock.now(),
      })
      .execute();
  expect(others.length).toBe(2);
  expect(
    await town.call(businessLeads.create, { query: WHATSAPP_MARKER, fkBusinessId: thing.short }, meera),
  ).toMatchObject({ status: 429, payload: { error: { code: "lead.item-cap" } } });
});

test("a business and its offerings show one contact: people who open it through different ones, even at once, share its cap", async () => {
  const { id, short } = await businessOf("asha");
  const offerings = await db()
    .selectFrom("listings")
    .select("id")
    .where("business_id", "=", id)
    .where("is_public", "=", true)
    .where("status", "=", "active")
    .orderBy("id")
    .execute();
  const people = ["meera", "gopal", "ramesh"];
  await db()
    .updateTable("members")
    .set({ plan_expires_at: new Date(town.clock.now().getTime() + DAY_MS) })
    .where("id", "in", await Promise.all(people.map((key) => town.idOf(key))))
    .execute();
  const doors = [
    (who: Person) => town.call(leads.create, { query: CALL_MARKER, fkListingId: shortId(offerings[0]!.id) }, who),
    (who: Person) => town.call(leads.create, { query: CALL_MARKER, fkListingId: shortId(offerings[1]!.id) }, who),
    (who: Person) => town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: short }, who),
  ];
  const opened = await Promise.all(people.map(async (key, at) => doors[at]!(await town.signIn(key))));
  expect(opened.map((r) => r.status).sort()).toEqual([201, 201, 429]);
  const refused = opened.findIndex((r) => r.status === 429);
  expect(opened[refused]!.payload).toMatchObject({ error: { code: "lead.item-cap" } });

  const shown = await town.signIn(people[(refused + 1) % 3]!);
  expect((await doors[refused]!(shown)).status).toBe(201);
});

test("queries have a limit of their own, and the same words twice are one lead", async () => {
  const { short } = await businessOf("asha");
  const send = (query: string) => town.call(businessLeads.create, { ...QUERY, query, fkBusinessId: short }, meera);
  for (const n of [1, 2, 3, 4, 5]) expect((await send(`सवाल ${n}`)).status).toBe(201);
  expect((await send("सवाल 5")).status).toBe(201);
  expect(await send("सवाल 6")).toMatchObject({ status: 429, payload: { error: { code: "lead.query-cap", n: 5 } } });
});

test("the owner pages through, deletes one and all of the leads, the count follows, and nobody else can see or touch them", async () => {
  const thing = await businessOf("asha");
  await town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, asha);
  for (const n of [1, 2, 3])
    await town.call(businessLeads.create, { ...QUERY, query: `q${n}`, fkBusinessId: thing.short }, meera);
  const first = await town.call(businessLeads.fetchAll, { fkBusinessId: thing.short, limit: 2 }, asha);
  expect(first.payload).toMatchObject({ name: thing.name, total: 3, leads: [{ query: "q3" }, { query: "q2" }] });
  const second = await town.call(
    businessLeads.fetchAll,
    { fkBusinessId: thing.short, limit: 2, cursor: first.payload.nextCursor! },
    asha,
  );
  expect(second.payload).toMatchObject({ leads: [{ query: "q1" }], nextCursor: null });

  const id = first.payload.leads[0]!._id;
  expect((await town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, meera)).status).toBe(400);
  expect((await town.call(businessLeads.delete, { id }, meera)).message).toBe("This lead no longer exists.");
  expect((await town.call(leads.delete, { id }, asha)).status).toBe(400);
  expect((await town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, meera)).status).toBe(400);
  expect((await businessOf("asha")).leads_count).toBe(3);

  expect((await town.call(businessLeads.delete, { id }, asha)).payload.deleted).toBe(1);
  expect((await businessOf("asha")).leads_count).toBe(2);
  expect((await town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, asha)).payload.deleted).toBe(2);
  expect((await businessOf("asha")).leads_count).toBe(0);
});

test("an owner of several businesses has one list across them, each lead with its business, and reading it reads what told of any of them; nobody else's leads stand in it", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  const other = newId();
  await sql`insert into businesses (id, owner_id, name, place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at)
    select ${other}, owner_id, 'Second Shop', place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at
    from businesses where id = ${business.id}`.execute(db());
  await town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, asha);
  await town.call(businessLeads.create, { ...QUERY, query: "First?", fkBusinessId: business.short }, meera);
  await town.call(businessLeads.create, { ...QUERY, query: "Second?", fkBusinessId: shortId(other) }, meera);
  await town.call(leads.create, { ...QUERY, query: "Third?", fkListingId: offering.short }, meera);
  const all = (await town.call(leads.fetchMine, {}, asha)).payload;
  expect(all).toMatchObject({ total: 3, stages: { new: 3 } });
  expect(all.leads.map(({ query, business: of, offering: about }) => [query, of.name, about?.name])).toEqual([
    ["Third?", business.name, offering.name],
    ["Second?", "Second Shop", undefined],
    ["First?", business.name, undefined],
  ]);
  await town.call(businessLeads.update, { id: all.leads[1]!._id, stage: "won" }, asha);
  const won = (await town.call(leads.fetchMine, { stage: "won" }, asha)).payload;
  expect(won.leads.map(({ query }) => query)).toEqual(["Second?"]);
  const told = async () =>
    (await town.call(notifications.fetchAll, {}, asha)).payload.notifications.filter(
      ({ isRead, redirect }) => !isRead && redirect?.includes("viewLeads"),
    ).length;
  expect(await told()).toBeGreaterThan(2);
  await town.call(leads.markMineAsRead, {}, asha);
  expect(await told()).toBe(0);
  expect((await town.call(leads.fetchMine, {}, meera)).payload.leads.map(({ query }) => query)).not.toContain("First?");
  await db().updateTable("businesses").set({ deleted_at: town.clock.now() }).where("id", "=", other).execute();
  expect((await town.call(leads.fetchMine, {}, asha)).payload.total).toBe(2);
});

test("a lead of an offering that its owner has deleted stays in the list of the business, which says that it is no longer offered, and can be worked on", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  await town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, asha);
  await town.call(leads.create, { ...QUERY, query: "Still there?", fkListingId: offering.short }, meera);
  const setDeleted = (deleted_at: Date | null) =>
    db().updateTable("listings").set({ deleted_at }).where("id", "=", offering.id).execute();
  await setDeleted(town.clock.now());
  const list = (await town.call(businessLeads.fetchAll, { fkBusinessId: business.short }, asha)).payload;
  expect(list.leads).toMatchObject([{ query: "Still there?", offering: { name: offering.name, isGone: true } }]);
  expect((await town.call(leads.update, { id: list.leads[0]!._id, stage: "lost" }, asha)).status).toBe(200);
  await setDeleted(null);
});

test("a business's list holds what its offerings were asked as well and says about which; its owner reads how many are new, and reading or deleting it does so with all", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  await town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, asha);
  await town.call(businessLeads.create, { ...QUERY, query: "Are you open?", fkBusinessId: business.short }, meera);
  await town.call(leads.create, { ...QUERY, query: "For sixty?", fkListingId: offering.short }, meera);
  const list = (await town.call(businessLeads.fetchAll, { fkBusinessId: business.short }, asha)).payload;
  expect(list).toMatchObject({ total: 2, stages: { new: 2 } });
  expect(list.leads).toMatchObject([
    { query: "For sixty?", offering: { _id: offering.short, name: offering.name }, fkBusinessId: business.short },
    { query: "Are you open?", offering: null, fkBusinessId: business.short },
  ]);
  const alerts = await db().selectFrom("alerts").select("path").orderBy("id", "desc").limit(2).execute();
  expect(alerts).toEqual(Array(2).fill({ path: `/userAdmin/businesses/viewLeads/${business.short}` }));
  const own = await town.call(leads.fetchAll, { fkListingId: offering.short }, asha);
  expect(own.payload.leads).toMatchObject([{ query: "For sixty?", offering: null, fkListingId: offering.short }]);
  expect((await town.call(leads.update, { id: list.leads[0]!._id, stage: "won" }, asha)).status).toBe(200);
  const { payload } = await town.call(ownBusinesses.fetch, { id: business.short }, asha);
  expect(payload.business).toMatchObject({ leadsCount: 2, newLeadsCount: 1 });
  await town.call(leads.markAsRead, { fkBusinessId: business.short }, asha);
  const told = (await town.call(notifications.fetchAll, {}, asha)).payload.notifications;
  expect(told.filter(({ redirect }) => redirect?.includes(offering.short)).every(({ isRead }) => isRead)).toBe(true);
  expect((await town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, asha)).payload.deleted).toBe(2);
  expect((await listingsOf("asha")).leads_count).toBe(0);
});

test("a lead names its city and state in Hindi as well, where the portal knows them by the names that were given", async () => {
  const { short } = await businessOf("asha");
  const ask = (place: { state: string; city: string }, query: string) =>
    town.call(businessLeads.create, { ...QUERY, ...place, query, fkBusinessId: short }, meera);
  await ask({ state: "Maharashtra", city: "Pune" }, "Known?");
  await ask({ state: "Maharashtra", city: "Jaipur" }, "Not in this state?");
  await ask({ state: "Atlantis", city: "Poseidonia" }, "Unknown?");
  const { payload } = await town.call(businessLeads.fetchAll, { fkBusinessId: short, limit: 3 }, asha);
  expect(payload.leads.map(({ cityHi, stateHi }) => [cityHi, stateHi])).toEqual([
    [null, null],
    [null, "महाराष्ट्र"],
    ["पुणे", "महाराष्ट्र"],
  ]);
  await town.call(businessLeads.deleteAll, { fkBusinessId: short }, asha);
});

test("leads for an expired owner wait: the owner is told how many and by whom only after the renewal", async () => {
  const ramesh = await town.signIn("ramesh");
  const thing = await businessOf("ramesh");
  const rameshId = await town.idOf("ramesh");
  await town.call(businessLeads.create, { ...QUERY, fkBusinessId: thing.short }, meera);
  await town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: thing.short }, meera);
  const waiting = (await town.call(notifications.fetchAll, {}, ramesh)).payload.notifications;
  expect(waiting).toMatchObject([
    { notification: "2 new leads are waiting for you. Renew your plan to see who asked.", redirect: "/renewPlan" },
  ]);
  expect(JSON.stringify(waiting)).not.toContain("मीरा");
  expect((await town.call(leads.fetchWaiting, {}, ramesh)).payload).toEqual({ total: 2 });
  expect((await town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, ramesh)).status).toBe(403);

  // Whose lead is hidden by a block is not counted either.
  await businessLeadsOfBlocked(thing.short, rameshId);
  const renewal = { years: 1, now: town.clock.now() };
  await inTransaction(town.portal.base, (ctx) => extendPlan(ctx, rameshId, renewal));
  const { payload } = await town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, ramesh);
  expect(payload.leads.map((l) => l.isPublic)).toEqual([true, true]);
  expect((await town.call(notifications.fetchAll, {}, ramesh)).payload.notifications).toMatchObject([
    { notification: "The 2 leads that were waiting are now open to you." },
  ]);
  expect((await town.call(leads.fetchWaiting, {}, ramesh)).payload).toEqual({ total: 0 });
});

test("directions, website and detail clicks are counted once a day and make no lead", async () => {
  const thing = await businessOf("asha");
  const click = (kind: string) => town.call(leads.recordClick, { click: kind, fkBusinessId: thing.short }, meera);
  expect((await click("directions")).payload.recorded).toBe(true);
  expect((await click("directions")).payload.recorded).toBe(false);
  expect((await click("website")).payload.recorded).toBe(true);
  expect(
    (await town.call(leads.recordClick, { click: "detail", fkBusinessId: thing.short }, asha)).payload.recorded,
  ).toBe(false);
  expect((await click("call")).status).toBe(400);
  const { payload } = await town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, asha);
  expect(payload.clicks).toEqual({ directions: 1, website: 1, detail: 0 });
  expect(payload.leads).toEqual([]);
});

test("the browser's own notification call after a lead adds none, and without a lead it is refused", async () => {
  const { short } = await listingsOf("asha", 3);
  const note = { notification: "Win a prize", redirect: "https://evil.example", fkListingId: short };
  expect((await town.call(notifications.createForLead, note, await town.signIn("gopal"))).status).toBe(400);
  await town.call(leads.create, { query: CALL_MARKER, fkListingId: short }, meera);
  const before = (await town.call(notifications.fetchAll, {}, asha)).payload.notifications;
  const reply = await town.call(notifications.createForLead, note, meera);
  expect(reply).toMatchObject({ status: 201, payload: { _id: before[0]!._id } });
  expect((await town.call(notifications.fetchAll, {}, asha)).payload.notifications).toEqual(before);
});

/** A query of Asha's to the owner of that business, who has blocked her since. */
async function businessLeadsOfBlocked(fkBusinessId: string, ownerId: string): Promise<void> {
  await town.call(businessLeads.create, { ...QUERY, fkBusinessId }, asha);
  await town.portal.connection.pool.query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'request', now())",
    [ownerId, await town.idOf("asha")],
  );
}
