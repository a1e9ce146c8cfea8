// Favourites: items of any kind, each for its member alone, with a private note; what is no longer public says so.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { FAVOURITES_MAX, favourites } from "#contract/favourites.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

const SHOP = "Annapurna Satvik Rasoi";
let town: Town;
let meera: Person;
let rekha: Person;
let gopal: Person;
const items = { business: "", listing: "", job: "", seva: "", resume: "" };
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);

beforeAll(async () => {
  town = await openTown();
  const idBy = async (text: string) => shortId((await query(text, [SHOP])).rows[0].id);
  items.business = await idBy("select id from businesses where name = $1");
  items.listing = await idBy(
    "select l.id from listings l join businesses b on b.id = l.business_id where b.name = $1 and l.is_public and l.status = 'active' and l.deleted_at is null order by l.id limit 1",
  );
  items.seva = await idBy("select id from seva_entries where $1 <> '' and approval = 'approved' order by id limit 1");
  items.job = await idBy("select id from job_openings where $1 <> '' and closed_at is null order by id limit 1");
});
afterAll(() => town.close());
beforeEach(async () => {
  town.clock.forward(DAY_MS / 24);
  await query("delete from favourites");
  [meera, rekha, gopal] = [await town.signIn("meera"), await town.signIn("rekha"), await town.signIn("gopal")];
});

const keep = (kind: keyof typeof items, person = meera) =>
  town.call(favourites.create, { kind, fkItemId: items[kind] }, person);
const listOf = async (person = meera, input = {}) => (await town.call(favourites.fetchAll, input, person)).payload;
const heartsOf = async (person = meera) => (await town.call(favourites.fetchItems, {}, person)).payload.items;
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;

test("a member without a plan keeps a business, an offering, a job opening and a temple, and reads them newest first with their cards", async () => {
  for (const kind of ["business", "listing", "job", "seva"] as const) {
    expect((await keep(kind, gopal)).status).toBe(201);
    town.clock.forward(1000);
  }
  const kept = (await listOf(gopal)).favourites;
  expect(kept.map(({ kind }) => kind)).toEqual(["seva", "job", "listing", "business"]);
  expect(kept.map(({ card }) => card?._id)).toEqual([items.seva, items.job, items.listing, items.business]);
  expect(kept[3]).toMatchObject({ name: SHOP, note: "", card: { businessName: SHOP } });
  const first = await listOf(gopal, { limit: 2 });
  expect(first.favourites).toHaveLength(2);
  expect((await listOf(gopal, { limit: 2, cursor: first.nextCursor })).favourites).toMatchObject([
    { kind: "listing" },
    { kind: "business" },
  ]);
});

test("what is kept twice stands once, with its note", async () => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => keep("business")));
  expect(new Set(replies.map(({ payload }) => payload.id)).size).toBe(1);
  const { id } = replies[0]!.payload;
  expect((await town.call(favourites.update, { id, note: "Ask for the jain thali" }, meera)).status).toBe(200);
  expect((await keep("business")).payload.id).toBe(id);
  expect((await listOf()).favourites).toMatchObject([{ _id: id, note: "Ask for the jain thali" }]);
  expect(await heartsOf()).toEqual([{ _id: id, kind: "business", fkItemId: items.business, hasNote: true }]);
  const long = await town.call(favourites.update, { id, note: "x".repeat(501) }, meera);
  expect(long.status).toBe(400);
});

test("nobody reads, changes or removes another's favourite: to a visitor the calls are closed, to another member it is not there", async () => {
  const { id } = (await keep("business")).payload;
  expect((await listOf(rekha)).favourites).toEqual([]);
  expect(await heartsOf(rekha)).toEqual([]);
  expect(await heartsOf()).toMatchObject([{ _id: id, hasNote: false }]);
  expect(codeOf(await town.call(favourites.update, { id, note: "mine now" }, rekha))).toBe("favourite.not-found");
  expect(codeOf(await town.call(favourites.delete, { id }, rekha))).toBe("favourite.not-found");
  expect((await town.call(favourites.fetchAll, {})).status).toBe(401);
  expect((await town.call(favourites.create, { kind: "business", fkItemId: items.business })).status).toBe(401);
  expect((await listOf()).favourites).toMatchObject([{ _id: id, note: "" }]);
  expect((await town.call(favourites.delete, { id }, meera)).status).toBe(200);
  expect((await listOf()).favourites).toEqual([]);
});

test("what is no longer public stays under the name that it had, without its card; and what is not public cannot be kept", async () => {
  await keep("business");
  await query(
    "update businesses set approval = 'rejected', rejection_message = 'It has closed.', name = 'Something else' where name = $1",
    [SHOP],
  );
  expect((await listOf()).favourites).toMatchObject([{ name: SHOP, card: null }]);
  await query("delete from favourites");
  expect(codeOf(await keep("business"))).toBe("business.not-found");
  await query(
    "update businesses set approval = 'approved', rejection_message = null, name = $1 where name = 'Something else'",
    [SHOP],
  );
  expect(codeOf(await town.call(favourites.create, { kind: "job", fkItemId: items.business }, meera))).toBe(
    "job.not-found",
  );
});

test("a member keeps two hundred, also when the last two are kept at the same moment", async () => {
  const memberId = await town.idOf("meera");
  for (let n = 1; n < FAVOURITES_MAX; n += 1)
    await query(
      "insert into favourites (id, member_id, item_kind, item_id, name, created_at) values ($1, $2, 0, $3, 'x', now())",
      [newId(), memberId, newId()],
    );
  const replies = await Promise.all([keep("business"), keep("listing")]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(replies.map(codeOf)).toContain("favourite.too-many");
});

test("favourites are compared by what everybody may read, an offering by its business; another's are left out", async () => {
  const [shop, dish, job] = await Promise.all((["business", "listing", "job"] as const).map((kind) => keep(kind)));
  const ids = [shop, dish, job].map((one) => one!.payload.id).join(",");
  const { comparison } = (await town.call(favourites.compare, { ids }, meera)).payload;
  const factsOf = (kind: keyof typeof items) => comparison.find(({ favourite }) => favourite.kind === kind)?.facts;
  expect(factsOf("business")).toMatchObject({ languages: expect.arrayContaining(["hi"]) });
  expect(factsOf("business")?.openingHours).not.toBeNull();
  expect(factsOf("listing")).toEqual(factsOf("business"));
  expect(factsOf("job")).toMatchObject({ openingHours: null, languages: [], rating: null });
  expect(JSON.stringify(comparison)).not.toMatch(/phone|email|@/i);
  expect((await town.call(favourites.compare, { ids }, rekha)).payload.comparison).toEqual([]);
  const five = Array.from({ length: 5 }, () => shortId(newId())).join(",");
  expect((await town.call(favourites.compare, { ids: five }, meera)).status).toBe(400);
});
