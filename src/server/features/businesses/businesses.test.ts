import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, newId, shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { catalogue } from "#contract/catalogue.ts";
import { listings } from "#contract/listings.ts";
import { connectMap } from "#contract/map.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let ramesh: Person;
beforeAll(async () => {
  town = await openTown();
  [asha, gopal, ramesh] = await Promise.all([town.signIn("asha"), town.signIn("gopal"), town.signIn("ramesh")]);
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
const PHONE = "9876501234";

/** A business of a stranger with a number planted wherever a person can write. */
async function planted(): Promise<{ business: string; listing: string }> {
  const owner = await town.idOf("meera");
  const model = await db()
    .selectFrom("businesses")
    .selectAll()
    .where("approval", "=", "approved")
    .executeTakeFirstOrThrow();
  const id = newId();
  await db()
    .insertInto("businesses")
    .values({
      ...model,
      id,
      owner_id: owner,
      import_key: null,
      opening_hours: JSON.stringify([{ day: "monday", isClosed: false, spans: [{ from: "09:00", to: "18:00" }] }]),
      pending_edit: null,
      name: `Canary Sweets ${PHONE}`,
      description: `${"Ladoo ".repeat(24)}call 98765-01234 or ९८७६५ ०१२३४, mail canary@planted.example, see www.planted.example. The end of it all.`,
      phone: PHONE,
      email: "canary@planted.example",
      website: "https://planted.example",
      address: "12 Canary Lane",
      lat: 22.71234567,
      lng: 75.87654321,
      position: "(75.87654321,22.71234567)",
    })
    .execute();
  const listing = newId();
  const { place_id, subcategory_id } = model;
  await db()
    .insertInto("listings")
    .values({
      id: listing,
      business_id: id,
      owner_id: owner,
      place_id,
      subcategory_id,
      name: `Canary laddu ${PHONE}`,
      description: `wa.me/91${PHONE} ${"Ladoo ".repeat(40)}`,
      is_public: true,
    })
    .execute();
  return { business: shortId(id), listing: shortId(listing) };
}

test("visitors, Plan 0 and expired members get a locked view: no number, mail, link, street or exact position in any answer", async () => {
  const { business, listing } = await planted();
  const { fkUserId } = (await town.call(businesses.fetch, { fkBusinessId: business })).payload.getBusiness;
  for (const who of [undefined, gopal, ramesh]) {
    const answers = [
      await town.call(businesses.fetch, { fkBusinessId: business }, who),
      await town.call(businesses.fetchAll, { limit: 100 }, who),
      await town.call(businesses.fetchProfileBusinesses, { fkUserId }, who),
      await town.call(connectMap.fetchBusinessLocations, {}, who),
      await town.call(listings.fetch, { fkListingId: listing }, who),
      await town.call(listings.fetchAll, { limit: 100 }, who),
      await town.call(listings.fetchBusinessListings, { fkBusinessId: business }, who),
    ];
    for (const { status, payload } of answers) {
      expect(status).toBe(200);
      const text = JSON.stringify(payload);
      expect(text).toMatch(/Canary/);
      expect(text).not.toMatch(/98765|९८७६५|planted|Canary Lane|22\.712|75\.876|9876501234/);
    }
    const view = (await town.call(businesses.fetch, { fkBusinessId: business }, who)).payload.getBusiness;
    expect(view).toMatchObject({
      locked: true,
      slug: "canary-sweets",
      address: null,
      website: null,
    });
    expect(view.businessLocation).toEqual({ lat: 22.71, lng: 75.88 });
  }
});

test("a paid member gets the whole of it, position, hours, address and website, but never phone or e-mail fields", async () => {
  const { business, listing } = await planted();
  const { getBusiness: b } = (await town.call(businesses.fetch, { fkBusinessId: business }, asha)).payload;
  expect(b).toMatchObject({
    locked: false,
    website: "https://planted.example",
    address: "12 Canary Lane",
    businessLocation: { lat: 22.71234567, lng: 75.87654321 },
    location: { coordinates: [75.87654321, 22.71234567] },
  });
  expect(b.description).toMatch(/The end of it all/);
  expect(b.openingHours?.[0]).toMatchObject({ day: "monday" });
  const { getListing: l } = (await town.call(listings.fetch, { fkListingId: listing }, asha)).payload;
  expect(l).toMatchObject({ locked: false, address: "12 Canary Lane", website: "https://planted.example" });
  for (const view of [b, l]) expect(Object.keys(view).filter((key) => /phone|email/i.test(key))).toEqual([]);
});

test("an owner whose plan is over still sees the whole of the own business, and what is private is stored by no cache", async () => {
  const own = await db()
    .selectFrom("businesses")
    .select("id")
    .where("owner_id", "=", await town.idOf("ramesh"))
    .where("approval", "=", "approved")
    .executeTakeFirst();
  const id = own?.id ?? longId((await planted()).business)!;
  if (!own)
    await db()
      .updateTable("businesses")
      .set({ owner_id: await town.idOf("ramesh") })
      .where("id", "=", id)
      .execute();
  const reply = await town.call(businesses.fetch, { fkBusinessId: shortId(id) }, ramesh);
  expect(reply.payload.getBusiness).toMatchObject({ locked: false, isMine: true });
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

test("every page of a list follows the last one exactly, although businesses of one instant and new ones come in between", async () => {
  const model = await db()
    .selectFrom("businesses")
    .selectAll()
    .where("approval", "=", "approved")
    .executeTakeFirstOrThrow();
  const at = new Date("2026-03-01T10:00:00Z");
  const more = (count: number, created_at: Date) =>
    Array.from({ length: count }, () => ({
      ...model,
      id: newId(),
      import_key: null,
      opening_hours: null,
      pending_edit: null,
      position: "(75.85,22.72)",
      name: "Same instant",
      created_at,
    }));
  await db().insertInto("businesses").values(more(25, at)).execute();
  const all = await db()
    .selectFrom("businesses")
    .select("id")
    .where("approval", "=", "approved")
    .where("deleted_at", "is", null)
    .execute();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (await town.call(businesses.fetchAll, { limit: 7, ...(cursor ? { cursor } : {}) })).payload;
    expect(page.businesses.length).toBeLessThanOrEqual(7);
    seen.push(...page.businesses.map((b) => b._id));
    cursor = page.nextCursor ?? undefined;
    if (seen.length === 14) await db().insertInto("businesses").values(more(1, new Date())).execute();
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.sort()).toEqual(all.map((row) => shortId(row.id)).sort());
});

test("a list is narrowed by city and by category, by key or slug; unknown ones are refused, a broken cursor too", async () => {
  const { categories: all } = (await town.call(catalogue.fetchAllCategories, {})).payload;
  const whole = (await town.call(businesses.fetchAll, { limit: 100, city: "indore" })).payload.businesses;
  expect(new Set(whole.map((b) => b.citySlug))).toEqual(new Set(["indore"]));
  const category = whole[0]!.fkCategoryId;
  const { slug } = all.find((c) => c._id === category)!;
  const expected = whole.filter((b) => b.fkCategoryId === category).map((b) => b._id);
  for (const input of [{ category }, { category: slug }]) {
    const { businesses: some } = (
      await town.call(businesses.fetchAll, { limit: 100, city: whole[0]!.fkCityId, ...input })
    ).payload;
    expect(some.map((b) => b._id)).toEqual(expected);
  }
  const everywhere = (await town.call(businesses.fetchAll, { limit: 100, category: slug })).payload.businesses;
  expect(everywhere.map((b) => b._id)).toEqual(expect.arrayContaining(expected));
  expect(new Set(everywhere.map((b) => b.fkCategoryId))).toEqual(new Set([category]));
  expect((await town.call(businesses.fetchAll, { city: "nowhere-at-all-xyzzy" })).message).toBe(
    "We are not available at your location",
  );
  expect((await town.call(businesses.fetchAll, { category: "no-such" })).payload).toMatchObject({
    error: { code: "category.not-found" },
  });
  for (const cursor of ["x", "1_2", `99999999999999999_${whole[0]!._id}`, `9999_${"A".repeat(21)}B`])
    expect((await town.call(businesses.fetchAll, { cursor })).status, cursor).toBe(400);
});

test("businesses without a public listing have a list of their own", async () => {
  const before = (await town.call(businesses.fetchAllBusinessWithNoListings, { limit: 100 })).payload.businesses;
  const { business } = await planted();
  await db().updateTable("listings").set({ status: "inactive" }).where("business_id", "=", longId(business)!).execute();
  const after = (await town.call(businesses.fetchAllBusinessWithNoListings, { limit: 100 })).payload.businesses;
  expect(after.map((b) => b._id).filter((id) => !before.some((b) => b._id === id))).toEqual([business]);
  expect(after.every((b) => b.listingsCount === 0)).toBe(true);
});

test("behind thousands of businesses with listings, one without is still found by going on", async () => {
  const { pool } = town.portal.connection;
  const { business } = await planted();
  await pool.query("update listings set status = 'inactive' where business_id = $1", [longId(business)]);
  await pool.query("update businesses set created_at = '2020-01-01' where id = $1", [longId(business)]);
  await pool.query(`insert into businesses (id, owner_id, name, phone, place_id, subcategory_id, lat, lng, position, approval, created_at)
    select gen_random_uuid(), owner_id, 'One of many', phone, place_id, subcategory_id, lat, lng, position, 'approved', '2021-01-01'
    from businesses cross join generate_series(1, 2100) where id = '${longId(business)}'`);
  await pool.query(`insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
    select gen_random_uuid(), id, owner_id, place_id, subcategory_id, 'Sweets', true from businesses where name = 'One of many'`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (
      await town.call(businesses.fetchAllBusinessWithNoListings, { limit: 100, ...(cursor ? { cursor } : {}) })
    ).payload;
    seen.push(...page.businesses.map((b) => b._id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.at(-1)).toBe(business);
  expect(new Set(seen).size).toBe(seen.length);
});

test("a stranger asking for a waiting, a rejected, a deleted or a missing business is told the right thing", async () => {
  const of = async (key: string) =>
    shortId(
      (
        await db()
          .selectFrom("businesses")
          .select("id")
          .where("owner_id", "=", await town.idOf(key))
          .executeTakeFirstOrThrow()
      ).id,
    );
  for (const id of [await of("harish"), await of("sunita"), shortId(newId())])
    for (const call of [businesses.fetch, businesses.updateViews])
      expect(await town.call(call, { fkBusinessId: id }), id).toMatchObject({
        status: 400,
        message: "Business not found",
      });
  const { business, listing } = await planted();
  expect((await town.call(businesses.fetch, { fkBusinessId: listing })).message).toBe("Business not found");
  await town.call(ownBusinesses.delete, { id: business }, await town.signIn("meera"));
  for (const [answer, message] of [
    [await town.call(businesses.fetch, { fkBusinessId: business }), "Business not found"],
    [await town.call(listings.fetch, { fkListingId: listing }), "Offering not found"],
    [await town.call(listings.fetchBusinessListings, { fkBusinessId: business }), "Business not found"],
  ] as const)
    expect(answer).toMatchObject({ status: 400, message });
});

test("a view counts once a viewer and day: a thousand reloads add one, the owner none, another person and another day one more", async () => {
  const { business } = await planted();
  const view = async (who?: Person, from?: string) =>
    (
      await town.call(businesses.updateViews, { fkBusinessId: business }, who, {
        from,
        headers: { "user-agent": "phone" },
      })
    ).payload.views;
  expect(await view()).toBe(1);
  for (let n = 0; n < 10; n += 1) await Promise.all(Array.from({ length: 100 }, () => view()));
  expect(await view()).toBe(1);
  expect(await view(await town.signIn("meera"))).toBe(1);
  expect(await view(undefined, "127.9.9.9")).toBe(2);
  expect(await view(asha)).toBe(3);
  expect(await view(asha, "127.9.9.8")).toBe(3);
  town.clock.forward(86_400_000);
  expect(await view()).toBe(4);
});
