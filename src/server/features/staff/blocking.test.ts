// A blocked owner's things are nowhere to be seen, and all of them come back.
import { afterAll, beforeAll, expect, test } from "vitest";
import { longId, shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { businesses } from "#contract/businesses.ts";
import { leads } from "#contract/leads.ts";
import { listings } from "#contract/listings.ts";
import { connectMap } from "#contract/map.ts";
import { members } from "#contract/members.ts";
import { search } from "#contract/search.ts";
import { staff } from "#contract/staff.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import { kinds } from "#server/app.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { changeBlock, changeRole } from "./operator.ts";

let town: Town;
let meera: Person;
let kavita: Person;
let asha: string;
let shop: { id: string; slug: string; city: string; listing: string; name: string };
beforeAll(async () => {
  town = await openTown();
  [meera, kavita, asha] = await Promise.all([town.signIn("meera"), town.signIn("kavita", "staff"), town.idOf("asha")]);
  const { rows } = await town.portal.connection.pool.query(
    `select b.id, b.name, p.slug as city, l.id as listing from businesses b join places p on p.id = b.place_id
     join listings l on l.business_id = b.id and l.status = 'active' where b.owner_id = $1 and b.approval = 'approved' order by l.id`,
    [asha],
  );
  const [{ id, name, city, listing }] = rows;
  const card = (await town.call(businesses.fetch, { fkBusinessId: shortId(id) })).payload.getBusiness;
  shop = { id: shortId(id), slug: card.slug, city, listing: shortId(listing), name };
});
afterAll(() => town.close());

const phoneOf = (key: string) => demoMembers().find((member) => member.key === key)!.phone;
const block = (key: string) => changeBlock(town.portal.base, kinds, phoneOf(key), "blocked");
const unblock = (key: string) => changeBlock(town.portal.base, kinds, phoneOf(key), "unblocked");
const page = async (path: string) => {
  const response = await fetch(town.url + path, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
};

/** Every place where a stranger or a paid member could come upon the shop, and whether it shows there. */
async function sights(): Promise<Record<string, boolean>> {
  const has = (found: object) => JSON.stringify(found).includes(shop.id);
  const payload = async (call: Parameters<Town["call"]>[0], input: object, who?: Person) =>
    (await town.call(call, input as never, who)).payload as object;
  const limit = { limit: 100 };
  return {
    "list of businesses": has(await payload(businesses.fetchAll, { city: shop.city, ...limit })),
    "list of offerings": has(await payload(listings.fetchAll, { city: shop.city, ...limit })),
    "dots on the map": has(await payload(connectMap.fetchBusinessLocations, { city: shop.city, ...limit })),
    "businesses of the member": has(await payload(businesses.fetchProfileBusinesses, { fkUserId: shortId(asha) })),
    "offerings of the business": has(await payload(listings.fetchBusinessListings, { fkBusinessId: shop.id })),
    "search for businesses": has(await payload(search.searchBusiness, { searchQuery: shop.name })),
    "search for offerings": has(await payload(search.searchListings, { searchQuery: shop.name })),
    business: (await town.call(businesses.fetch, { fkBusinessId: shop.id })).status === 200,
    "business for a paid member": (await town.call(businesses.fetch, { fkBusinessId: shop.id }, meera)).status === 200,
    offering: (await town.call(listings.fetch, { fkListingId: shop.listing }, meera)).status === 200,
    profile: (await town.call(members.fetchPublic, { id: shortId(asha) })).status === 200,
    "page of the city": (await page(`/${shop.city}`)).text.includes(shop.id),
    "page of the business": (await page(`/${shop.city}/${shop.slug}-${shop.id}`)).status === 200,
    "page of the offering": (await page(`/${shop.city}/${shop.slug}-${shop.id}/${shop.listing}`)).status < 400,
    "page of the member": (await page(`/userProfile/${shortId(asha)}`)).status === 200,
  };
}
const all = (seen: Record<string, boolean>, is: boolean) => Object.keys(seen).filter((sight) => seen[sight] !== is);

test("while the owner is blocked no list, search, page or map shows the shop, though pages were kept; afterwards all of them do", async () => {
  const before = await sights();
  expect(all(before, true), "public before").toEqual([]);
  expect(await block("asha")).toMatch(/^Asha/);
  await expect.poll(async () => all(await sights(), false), { timeout: 10_000 }).toEqual([]);
  expect((await page("/sitemaps/businesses-1.xml")).text).not.toContain(shop.id);
  expect((await page("/sitemaps/listings-1.xml")).text).not.toContain(shop.id);
  const { rows } = await town.portal.connection.pool.query("select 1 from search_documents where id = any($1)", [
    [longId(shop.id), longId(shop.listing)],
  ]);
  expect(rows).toEqual([]);
  await unblock("asha");
  await expect.poll(async () => all(await sights(), true), { timeout: 10_000 }).toEqual([]);
});

test("a block ends the member's sessions for good, and nobody can send the owner a query meanwhile", async () => {
  const hers = await town.signIn("asha");
  await block("asha");
  expect(await town.call(auth.getUser, {}, hers)).toMatchObject({ status: 401, message: "Account blocked!" });
  const query = { contactPerson: "Meera", phoneNo: "9000000001", query: "Do you deliver?", state: "x", city: "y" };
  const sent = await town.call(leads.create, { ...query, fkListingId: shop.listing }, meera);
  expect(sent).toMatchObject({ status: 400, message: "Offering not found" });
  await unblock("asha");
  expect((await town.call(auth.getUser, {}, hers)).message).toBe("UnAuthorized - Authorization required!");
});

test("what waits of a blocked owner is not offered to the moderators, and an approval on the way makes it public only after the block", async () => {
  const waiting = async () => (await town.call(staff.waitingBusinesses, {}, kavita)).payload.businesses;
  const his = (await waiting()).find(({ owner }) => owner.phoneNo === phoneOf("harish"))!;
  await block("harish");
  await block("asha");
  expect((await waiting()).map(({ _id }) => _id)).not.toContain(his._id);
  const { rows } = await town.portal.connection.pool.query("select updated_at from businesses where id = $1", [
    longId(shop.id),
  ]);
  const hers = { id: shop.id, updatedAt: rows[0].updated_at.toISOString() };
  expect(await town.call(staff.approveBusiness, hers, kavita)).toMatchObject({
    status: 400,
    payload: { error: { code: "business.not-waiting" } },
  });
  await unblock("asha");
  const decided = await town.call(staff.approveBusiness, { id: his._id, updatedAt: his.updatedAt }, kavita);
  expect(decided.status).toBe(200);
  const seen = async () => (await town.call(businesses.fetch, { fkBusinessId: his._id })).status;
  expect(await seen()).toBe(400);
  await unblock("harish");
  expect(await seen()).toBe(200);
});

test("a block on the way makes an approval wait for it, so that nothing of a blocked owner stays public", async () => {
  const { pool } = town.portal.connection;
  const { rows } = await pool.query(
    "update businesses set approval = 'pending' where owner_id = $1 returning id, updated_at",
    [await town.idOf("harish")],
  );
  const client = await pool.connect();
  await client.query("begin");
  await client.query("update members set blocked_at = now() where id = $1", [await town.idOf("harish")]);
  const seen = { id: shortId(rows[0].id), updatedAt: rows[0].updated_at.toISOString() };
  const approving = town.call(staff.approveBusiness, seen, kavita);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.query("commit");
  client.release();
  expect((await approving).status).toBe(200);
  const stored = await pool.query("select approval from businesses where id = $1", [rows[0].id]);
  expect(stored.rows).toEqual([{ approval: "withheld" }]);
  await unblock("harish");
});

test("a block and its end stand in the log as the operator's actions, once each, and a number that nobody has is told", async () => {
  const entries = async () => (await town.call(staff.fetchLog, {}, kavita)).payload.entries;
  const before = (await entries()).length;
  for (const _ of [1, 2]) await block("gopal");
  for (const _ of [1, 2]) await unblock("gopal");
  const now = await entries();
  expect(now.length).toBe(before + 2);
  expect(now.slice(0, 2).map(({ actor, action }) => [actor, action])).toEqual([
    ["operator", "operator.unblocked"],
    ["operator", "operator.blocked"],
  ]);
  expect(await changeBlock(town.portal.base, kinds, "9999999999", "blocked")).toBeUndefined();
  expect(await changeRole(town.portal.base, "9999999999", null)).toBeUndefined();
});
