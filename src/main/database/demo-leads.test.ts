// The demo tells of leads: whoever signs in as its people finds them there, and those after the end of a plan wait.
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import { leads } from "#contract/leads.ts";
import { notifications } from "#contract/notifications.ts";
import { renewAnswerTimes } from "#server/features/businesses/answer-times.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { demoBusinesses, demoLeads, demoListings, demoMembers } from "./demo-community.ts";
import { insertDemoLeads } from "./demo-leads.ts";

let town: Town;
const ids = {
  members: new Map<string, string>(),
  businesses: new Map<string, string>(),
  listings: new Map<string, string>(),
};
beforeAll(async () => {
  town = await openTown();
  const { db } = town.portal.connection;
  const members = new Map(
    (await db.selectFrom("members").select(["phone", "id"]).execute()).map((m) => [m.phone, m.id]),
  );
  for (const { key, phone } of demoMembers()) ids.members.set(key, members.get(phone)!);
  const businesses = new Map(
    (await db.selectFrom("businesses").select(["name", "id"]).execute()).map((b) => [b.name, b.id]),
  );
  for (const { key, businessName } of demoBusinesses()) ids.businesses.set(key, businesses.get(businessName)!);
  for (const { key, businessKey, listingName } of demoListings()) {
    const found = await db
      .selectFrom("listings")
      .select("id")
      .where("name", "=", listingName)
      .where("business_id", "=", ids.businesses.get(businessKey)!)
      .executeTakeFirstOrThrow();
    ids.listings.set(key, found.id);
  }
  await insertDemoLeads(town.portal.connection, town.clock.now(), ids);
});
afterAll(() => town.close());

test("Asha finds the leads of her kitchen and of its offerings, with names, and a notice for each", async () => {
  const asha = await town.signIn("asha");
  const ofKitchen = await town.call(
    businessLeads.fetchAll,
    { fkBusinessId: shortId(ids.businesses.get("annapurna-satvik-rasoi")!) },
    asha,
  );
  const ofItself = ofKitchen.payload.leads.filter(({ offering }) => offering === null);
  expect(ofItself.map(({ contactPerson }) => contactPerson)).toEqual(["Rekha Vyas", "Sunita Mishra"]);
  const bhog = ids.listings.get("annapurna-satvik-rasoi-chhappan-bhog")!;
  const ofBhog = await town.call(leads.fetchAll, { fkListingId: shortId(bhog) }, asha);
  expect(ofBhog.payload.leads[0]?.query).toContain("अन्नकूट");
  expect(ofKitchen.payload.leads).toContainEqual(
    expect.objectContaining({ offering: expect.objectContaining({ _id: shortId(bhog) }) }),
  );
  const { payload } = await town.call(notifications.fetchAll, {}, asha);
  expect(payload.notifications).toHaveLength(
    demoLeads().filter(({ businessKey, listingKey }) => `${businessKey}${listingKey}`.includes("annapurna")).length,
  );
});

test("of Ramesh's leads those from before the end of his plan are open, and two wait for the renewal", async () => {
  const ramesh = await town.signIn("ramesh");
  expect((await town.call(leads.fetchWaiting, {}, ramesh)).payload).toEqual({ total: 2 });
});

test("Asha has answered enough of them for everybody to read how fast she is, and newer ones wait for whoever tries the demo", async () => {
  await renewAnswerTimes(town.portal.base);
  const fkBusinessId = shortId(ids.businesses.get("annapurna-satvik-rasoi")!);
  const { payload } = await town.call(businesses.fetch, { fkBusinessId });
  expect(payload.getBusiness.answersWithin).toBe("hour");
  const own = await town.call(businessLeads.fetchAll, { fkBusinessId }, await town.signIn("asha"));
  expect(own.payload.stages.new).toBe(2);
});
