// Holds the lists of leads to what their owners need: one list across what was asked, counts that follow, and what waits for a plan.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { leads } from "#contract/leads.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { extendPlan } from "#server/features/members/plan-expiry.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openAsking, QUERY } from "#tests/harness/asking.ts";

const stage = openAsking();
const { db, listingsOf, businessOf } = stage;

test("the owner pages through, deletes one and all of the leads, the count follows, and nobody else can see or touch them", async () => {
  const thing = await businessOf("asha");
  await stage.town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, stage.asha);
  for (const n of [1, 2, 3])
    await stage.town.call(businessLeads.create, { ...QUERY, query: `q${n}`, fkBusinessId: thing.short }, stage.meera);
  const first = await stage.town.call(businessLeads.fetchAll, { fkBusinessId: thing.short, limit: 2 }, stage.asha);
  expect(first.payload).toMatchObject({ name: thing.name, total: 3, leads: [{ query: "q3" }, { query: "q2" }] });
  const second = await stage.town.call(
    businessLeads.fetchAll,
    { fkBusinessId: thing.short, limit: 2, cursor: first.payload.nextCursor! },
    stage.asha,
  );
  expect(second.payload).toMatchObject({ leads: [{ query: "q1" }], nextCursor: null });

  const id = first.payload.leads[0]!._id;
  expect((await stage.town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, stage.meera)).status).toBe(400);
  expect((await stage.town.call(businessLeads.delete, { id }, stage.meera)).message).toBe(
    "This lead no longer exists.",
  );
  expect((await stage.town.call(leads.delete, { id }, stage.asha)).status).toBe(400);
  expect((await stage.town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, stage.meera)).status).toBe(400);
  expect((await businessOf("asha")).leads_count).toBe(3);

  expect((await stage.town.call(businessLeads.delete, { id }, stage.asha)).payload.deleted).toBe(1);
  expect((await businessOf("asha")).leads_count).toBe(2);
  expect(
    (await stage.town.call(businessLeads.deleteAll, { fkBusinessId: thing.short }, stage.asha)).payload.deleted,
  ).toBe(2);
  expect((await businessOf("asha")).leads_count).toBe(0);
});

test("an owner of several businesses has one list across them, each lead with its business, and reading it reads what told of any of them; nobody else's leads stand in it", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  const other = newId();
  await sql`insert into businesses (id, owner_id, name, place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at)
    select ${other}, owner_id, 'Second Shop', place_id, subcategory_id, phone, address, lat, lng, position, approval, approved_at, created_at
    from businesses where id = ${business.id}`.execute(db());
  await stage.town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, stage.asha);
  await stage.town.call(businessLeads.create, { ...QUERY, query: "First?", fkBusinessId: business.short }, stage.meera);
  await stage.town.call(
    businessLeads.create,
    { ...QUERY, query: "Second?", fkBusinessId: shortId(other) },
    stage.meera,
  );
  await stage.town.call(leads.create, { ...QUERY, query: "Third?", fkListingId: offering.short }, stage.meera);
  const all = (await stage.town.call(leads.fetchMine, {}, stage.asha)).payload;
  expect(all).toMatchObject({ total: 3, stages: { new: 3 } });
  expect(all.leads.map(({ query, business: of, offering: about }) => [query, of.name, about?.name])).toEqual([
    ["Third?", business.name, offering.name],
    ["Second?", "Second Shop", undefined],
    ["First?", business.name, undefined],
  ]);
  await stage.town.call(businessLeads.update, { id: all.leads[1]!._id, stage: "won" }, stage.asha);
  const won = (await stage.town.call(leads.fetchMine, { stage: "won" }, stage.asha)).payload;
  expect(won.leads.map(({ query }) => query)).toEqual(["Second?"]);
  const told = async () =>
    (await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications.filter(
      ({ isRead, redirect }) => !isRead && redirect?.includes("viewLeads"),
    ).length;
  expect(await told()).toBeGreaterThan(2);
  await stage.town.call(leads.markMineAsRead, {}, stage.asha);
  expect(await told()).toBe(0);
  expect(
    (await stage.town.call(leads.fetchMine, {}, stage.meera)).payload.leads.map(({ query }) => query),
  ).not.toContain("First?");
  await db().updateTable("businesses").set({ deleted_at: stage.town.clock.now() }).where("id", "=", other).execute();
  expect((await stage.town.call(leads.fetchMine, {}, stage.asha)).payload.total).toBe(2);
});

test("a lead of an offering that its owner has deleted stays in the list of the business, which says that it is no longer offered, and can be worked on", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  await stage.town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, stage.asha);
  await stage.town.call(leads.create, { ...QUERY, query: "Still there?", fkListingId: offering.short }, stage.meera);
  const setDeleted = (deleted_at: Date | null) =>
    db().updateTable("listings").set({ deleted_at }).where("id", "=", offering.id).execute();
  await setDeleted(stage.town.clock.now());
  const list = (await stage.town.call(businessLeads.fetchAll, { fkBusinessId: business.short }, stage.asha)).payload;
  expect(list.leads).toMatchObject([{ query: "Still there?", offering: { name: offering.name, isGone: true } }]);
  expect((await stage.town.call(leads.update, { id: list.leads[0]!._id, stage: "lost" }, stage.asha)).status).toBe(200);
  await setDeleted(null);
});

test("a business's list holds what its offerings were asked as well and says about which; its owner reads how many are new, and reading or deleting it does so with all", async () => {
  const [business, offering] = [await businessOf("asha"), await listingsOf("asha")];
  await stage.town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, stage.asha);
  await stage.town.call(
    businessLeads.create,
    { ...QUERY, query: "Are you open?", fkBusinessId: business.short },
    stage.meera,
  );
  await stage.town.call(leads.create, { ...QUERY, query: "For sixty?", fkListingId: offering.short }, stage.meera);
  const list = (await stage.town.call(businessLeads.fetchAll, { fkBusinessId: business.short }, stage.asha)).payload;
  expect(list).toMatchObject({ total: 2, stages: { new: 2 } });
  expect(list.leads).toMatchObject([
    { query: "For sixty?", offering: { _id: offering.short, name: offering.name }, fkBusinessId: business.short },
    { query: "Are you open?", offering: null, fkBusinessId: business.short },
  ]);
  const alerts = await db().selectFrom("alerts").select("path").orderBy("id", "desc").limit(2).execute();
  expect(alerts).toEqual(Array(2).fill({ path: `/userAdmin/businesses/viewLeads/${business.short}` }));
  const own = await stage.town.call(leads.fetchAll, { fkListingId: offering.short }, stage.asha);
  expect(own.payload.leads).toMatchObject([{ query: "For sixty?", offering: null, fkListingId: offering.short }]);
  expect((await stage.town.call(leads.update, { id: list.leads[0]!._id, stage: "won" }, stage.asha)).status).toBe(200);
  const { payload } = await stage.town.call(ownBusinesses.fetch, { id: business.short }, stage.asha);
  expect(payload.business).toMatchObject({ leadsCount: 2, newLeadsCount: 1 });
  await stage.town.call(leads.markAsRead, { fkBusinessId: business.short }, stage.asha);
  const told = (await stage.town.call(notifications.fetchAll, {}, stage.asha)).payload.notifications;
  expect(told.filter(({ redirect }) => redirect?.includes(offering.short)).every(({ isRead }) => isRead)).toBe(true);
  expect(
    (await stage.town.call(businessLeads.deleteAll, { fkBusinessId: business.short }, stage.asha)).payload.deleted,
  ).toBe(2);
  expect((await listingsOf("asha")).leads_count).toBe(0);
});

test("a lead names its city and state in Hindi as well, where the portal knows them by the names that were given", async () => {
  const { short } = await businessOf("asha");
  const ask = (place: { state: string; city: string }, query: string) =>
    stage.town.call(businessLeads.create, { ...QUERY, ...place, query, fkBusinessId: short }, stage.meera);
  await ask({ state: "Maharashtra", city: "Pune" }, "Known?");
  await ask({ state: "Maharashtra", city: "Jaipur" }, "Not in this state?");
  await ask({ state: "Atlantis", city: "Poseidonia" }, "Unknown?");
  const { payload } = await stage.town.call(businessLeads.fetchAll, { fkBusinessId: short, limit: 3 }, stage.asha);
  expect(payload.leads.map(({ cityHi, stateHi }) => [cityHi, stateHi])).toEqual([
    [null, null],
    [null, "महाराष्ट्र"],
    ["पुणे", "महाराष्ट्र"],
  ]);
  await stage.town.call(businessLeads.deleteAll, { fkBusinessId: short }, stage.asha);
});

test("leads for an expired owner wait: the owner is told how many and by whom only after the renewal", async () => {
  const ramesh = await stage.town.signIn("ramesh");
  const thing = await businessOf("ramesh");
  const rameshId = await stage.town.idOf("ramesh");
  await stage.town.call(businessLeads.create, { ...QUERY, fkBusinessId: thing.short }, stage.meera);
  await stage.town.call(businessLeads.create, { query: CALL_MARKER, fkBusinessId: thing.short }, stage.meera);
  const waiting = (await stage.town.call(notifications.fetchAll, {}, ramesh)).payload.notifications;
  expect(waiting).toMatchObject([
    { notification: "2 new leads are waiting for you. Renew your plan to see who asked.", redirect: "/renewPlan" },
  ]);
  expect(JSON.stringify(waiting)).not.toContain("मीरा");
  expect((await stage.town.call(leads.fetchWaiting, {}, ramesh)).payload).toEqual({ total: 2 });
  expect((await stage.town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, ramesh)).status).toBe(403);

  // Whose lead is hidden by a block is not counted either.
  await businessLeadsOfBlocked(thing.short, rameshId);
  const renewal = { years: 1, now: stage.town.clock.now() };
  await inTransaction(stage.town.portal.base, (ctx) => extendPlan(ctx, rameshId, renewal));
  const { payload } = await stage.town.call(businessLeads.fetchAll, { fkBusinessId: thing.short }, ramesh);
  expect(payload.leads.map((l) => l.isPublic)).toEqual([true, true]);
  expect((await stage.town.call(notifications.fetchAll, {}, ramesh)).payload.notifications).toMatchObject([
    { notification: "The 2 leads that were waiting are now open to you." },
  ]);
  expect((await stage.town.call(leads.fetchWaiting, {}, ramesh)).payload).toEqual({ total: 0 });
});

/** A query of Asha's to the owner of that business, who has blocked her since. */
async function businessLeadsOfBlocked(fkBusinessId: string, ownerId: string): Promise<void> {
  await stage.town.call(businessLeads.create, { ...QUERY, fkBusinessId }, stage.asha);
  await stage.town.portal.connection.pool.query(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, created_at) values (gen_random_uuid(), $1, $2, 'request', now())",
    [ownerId, await stage.town.idOf("asha")],
  );
}
