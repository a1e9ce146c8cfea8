// Holds what asking for a contact does: who gets a number, what the owner hears of it, and how often it may be asked.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { openAsking, QUERY } from "#tests/harness/asking.ts";
import type { Person } from "#tests/harness/town.ts";

const stage = openAsking();
const { db, listingsOf, businessOf } = stage;

test("a paid member's query reaches the owner as lead and notification, and answers the contact", async () => {
  const thing = await listingsOf("asha");
  const sent = await stage.town.call(leads.create, { ...QUERY, fkListingId: thing.short }, stage.meera);
  expect(sent).toMatchObject({
    status: 201,
    message: "Your interest has been sent!",
    payload: { phoneNo: thing.phone },
  });

  const { payload } = await stage.town.call(leads.fetchAll, { fkListingId: thing.short }, stage.asha);
  expect(payload.leads[0]).toMatchObject({ ...QUERY, fkListingId: thing.short, isContactClick: false, isPublic: true });
  expect(payload.total).toBe(thing.leads_count + 1);
  const told = (await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications[0]!;
  expect(told).toMatchObject({
    notification: `मीरा जोशी sent a query about ${thing.name}.`,
    redirect: `/userAdmin/businesses/listings/viewLeads/${thing.short}`,
    isRead: false,
  });
});

test("a call click takes the contact fields from the session, whatever the browser sends, and twice a day is one lead", async () => {
  const thing = await listingsOf("asha", 1);
  const click = { query: CALL_MARKER, contactPerson: "Someone Else", phoneNo: "0000000000", fkListingId: thing.short };
  const replies = await Promise.all([1, 2, 3].map(() => stage.town.call(leads.create, click, stage.meera)));
  for (const reply of replies) expect(reply).toMatchObject({ status: 201, payload: { phoneNo: thing.phone } });
  const { payload } = await stage.town.call(leads.fetchAll, { fkListingId: thing.short }, stage.asha);
  expect(payload.leads.length).toBe(1);
  expect(payload.leads[0]).toMatchObject({
    contactPerson: "Meera Joshi",
    phoneNo: "1111100003",
    isContactClick: true,
    query: CALL_MARKER,
    city: "Pune",
    state: "Maharashtra",
  });
});

test("who calls and then writes on WhatsApp is one lead with the last way, and the owner is told once", async () => {
  const thing = await listingsOf("asha", 1);
  const press = (query: string) => stage.town.call(leads.create, { query, fkListingId: thing.short }, stage.meera);
  const told = async () => (await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications;
  const called = await press(CALL_MARKER);
  const before = await told();
  const wrote = await press(WHATSAPP_MARKER);
  expect(wrote).toMatchObject({ status: 201, payload: { _id: called.payload._id, phoneNo: thing.phone } });
  expect(await told()).toEqual(before);
  const { payload } = await stage.town.call(leads.fetchAll, { fkListingId: thing.short }, stage.asha);
  expect(payload.leads[0]).toMatchObject({ _id: called.payload._id, query: WHATSAPP_MARKER, isContactClick: true });
  expect(payload.total).toBe(thing.leads_count + 1);
});

test("a query carries the sender's own phone, whatever number was sent", async () => {
  const thing = await listingsOf("asha", 1);
  const sent = { ...QUERY, phoneNo: "9999999999", query: "Do you deliver?", fkListingId: thing.short };
  expect((await stage.town.call(leads.create, sent, stage.meera)).status).toBe(201);
  const { payload } = await stage.town.call(leads.fetchAll, { fkListingId: thing.short }, stage.asha);
  expect(payload.leads[0]).toMatchObject({ query: "Do you deliver?", phoneNo: "1111100003" });
});

test("each answer with a number leaves a row that says who, whom, when and from where, and nobody can remove it", async () => {
  const thing = await listingsOf("asha", 2);
  await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, stage.meera);
  const rows = await db().selectFrom("contact_reveals").selectAll().where("item_id", "=", thing.id).execute();
  expect(rows).toMatchObject([
    {
      member_id: await stage.town.idOf("meera"),
      owner_id: await stage.town.idOf("asha"),
      how: "call",
      ip: "127.0.0.1",
    },
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
    [await stage.town.signIn("gopal"), 403, "You need to buy a plan to use this feature"],
    [await stage.town.signIn("ramesh"), 403, "You need to buy a plan to use this feature"],
  ] as const) {
    const reply = await stage.town.call(leads.create, input, who);
    expect(reply).toMatchObject({ status, message });
    expect(JSON.stringify(reply)).not.toContain(thing.phone);
  }
  expect(await db().selectFrom("leads").select("id").execute()).toEqual(before);
});

test("the query form refuses with the specification's words", async () => {
  const { short } = await listingsOf("asha");
  const refused = await stage.town.call(leads.create, { fkListingId: short, query: "hello" }, stage.meera);
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
  const wrong = await stage.town.call(leads.create, { ...QUERY, phoneNo: "98765", fkListingId: short }, stage.meera);
  expect(wrong.message).toBe("Enter correct contact no.");
});

test("nobody asks oneself, and hidden, deleted or unknown things answer nothing", async () => {
  const thing = await listingsOf("asha");
  expect(
    (await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, stage.asha)).message,
  ).toBe("This is your own. You cannot send a query to yourself.");
  await db().updateTable("listings").set({ status: "inactive" }).where("id", "=", thing.id).execute();
  expect(
    await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: thing.short }, stage.meera),
  ).toMatchObject({
    status: 400,
    message: "Offering not found",
  });
  await db().updateTable("listings").set({ status: "active" }).where("id", "=", thing.id).execute();
  const pending = await businessOf("harish");
  expect(
    (await stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: pending.short }, stage.meera))
      .message,
  ).toBe("Business not found");
  expect(
    (await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: pending.short }, stage.meera)).message,
  ).toBe("Offering not found");
});

test("past the day's contacts a click is refused until tomorrow, while a query still reaches the owner without showing the number", async () => {
  const things = await Promise.all([0, 1, 2, 3, 4].map((at) => listingsOf("asha", at)));
  const burst = await Promise.all(
    things.map(({ short }) => stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: short }, stage.meera)),
  );
  expect(burst.map((r) => r.status).sort()).toEqual([201, 201, 201, 429, 429]);
  const refused = burst.findIndex((r) => r.status === 429);
  expect(burst[refused]).toMatchObject({
    message: "You have opened 3 contacts today. Please try again tomorrow.",
    payload: { error: { code: "lead.member-cap", n: 3 } },
  });
  expect(Number(burst[refused]!.headers.get("retry-after"))).toBeGreaterThan(0);

  const again = burst.findIndex((r) => r.status === 201);
  expect(
    (await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: things[again]!.short }, stage.meera))
      .status,
  ).toBe(201);

  const query = await stage.town.call(leads.create, { ...QUERY, fkListingId: things[refused]!.short }, stage.meera);
  expect(query).toMatchObject({ status: 201, payload: { phoneNo: null, email: null } });
  expect(
    (await stage.town.call(leads.fetchAll, { fkListingId: things[refused]!.short }, stage.asha)).payload.leads[0]!
      .query,
  ).toBe(QUERY.query);
});

test("one contact is opened to at most so many people a day", async () => {
  const others = await db()
    .selectFrom("members")
    .select("id")
    .where("plan_expires_at", ">", stage.town.clock.now())
    .where("id", "not in", [await stage.town.idOf("asha"), await stage.town.idOf("meera")])
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
        owner_id: await stage.town.idOf("asha"),
        item_kind: businessKind.number,
        item_id: thing.id,
        contact_id: thing.id,
        lead_id: crypto.randomUUID(),
        how: "call",
        ip: "127.0.0.1",
        day: sql`(${stage.town.clock.now()}::timestamptz at time zone 'Asia/Kolkata')::date` as never,
        revealed_at: stage.town.clock.now(),
      })
      .execute();
  expect(others.length).toBe(2);
  expect(
    await stage.town.call(businessLeads.create, { query: WHATSAPP_MARKER, fkBusinessId: thing.short }, stage.meera),
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
    .set({ plan_expires_at: new Date(stage.town.clock.now().getTime() + DAY_MS) })
    .where("id", "in", await Promise.all(people.map((key) => stage.town.idOf(key))))
    .execute();
  const doors = [
    (who: Person) => stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: shortId(offerings[0]!.id) }, who),
    (who: Person) => stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: shortId(offerings[1]!.id) }, who),
    (who: Person) => stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: short }, who),
  ];
  const opened = await Promise.all(people.map(async (key, at) => doors[at]!(await stage.town.signIn(key))));
  expect(opened.map((r) => r.status).sort()).toEqual([201, 201, 429]);
  const refused = opened.findIndex((r) => r.status === 429);
  expect(opened[refused]!.payload).toMatchObject({ error: { code: "lead.item-cap" } });

  const shown = await stage.town.signIn(people[(refused + 1) % 3]!);
  expect((await doors[refused]!(shown)).status).toBe(201);
});

test("queries have a limit of their own, and the same words twice are one lead", async () => {
  const { short } = await businessOf("asha");
  const send = (query: string) =>
    stage.town.call(businessLeads.create, { ...QUERY, query, fkBusinessId: short }, stage.meera);
  for (const n of [1, 2, 3, 4, 5]) expect((await send(`सवाल ${n}`)).status).toBe(201);
  expect((await send("सवाल 5")).status).toBe(201);
  expect(await send("सवाल 6")).toMatchObject({ status: 429, payload: { error: { code: "lead.query-cap", n: 5 } } });
});

test("directions, website and detail clicks are counted once a day and make no lead", async () => {
  const thing = await businessOf("asha");
  const click = (kind: string) =>
    stage.town.call(leads.recordClick, { click: kind, fkBusinessId: thing.short }, stage.meera);
  const list = async () =>
    (await stage.town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, stage.asha)).payload;
  const before = (await list()).leads;
  expect((await click("directions")).payload.recorded).toBe(true);
  expect((await click("directions")).payload.recorded).toBe(false);
  expect((await click("website")).payload.recorded).toBe(true);
  expect(
    (await stage.town.call(leads.recordClick, { click: "detail", fkBusinessId: thing.short }, stage.asha)).payload
      .recorded,
  ).toBe(false);
  expect((await click("call")).status).toBe(400);
  const after = await list();
  expect(after.clicks).toEqual({ directions: 1, website: 1, detail: 0 });
  expect(after.leads).toEqual(before);
});

test("the browser's own notification call after a lead adds none, and without a lead it is refused", async () => {
  const { short } = await listingsOf("asha", 3);
  const note = { notification: "Win a prize", redirect: "https://evil.example", fkListingId: short };
  expect((await stage.town.call(notifications.createForLead, note, await stage.town.signIn("gopal"))).status).toBe(400);
  await stage.town.call(leads.create, { query: CALL_MARKER, fkListingId: short }, stage.meera);
  const before = (await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications;
  const reply = await stage.town.call(notifications.createForLead, note, stage.meera);
  expect(reply).toMatchObject({ status: 201, payload: { _id: before[0]!._id } });
  expect((await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications).toEqual(before);
});
