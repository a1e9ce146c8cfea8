import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { SAVED_SEARCHES } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { savedSearches } from "#contract/saved-searches.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { tellOfNewItems } from "./new-items.ts";

let town: Town;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  await signIn();
});
const signIn = async () => {
  [asha, meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
};
afterAll(() => town.close());

const save = (who: Person, input: object) => town.call(savedSearches.create, input, who);
const list = async (who: Person) => (await town.call(savedSearches.fetchAll, {}, who)).payload.savedSearches;
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, {}, who)).payload.notifications.filter(({ payload }) =>
    payload.key.startsWith("notice.saved-search"),
  );
/** A minute later by the portal's clock. */
const look = async () => {
  town.clock.forward(60_000);
  await tellOfNewItems(town.portal.base, kinds);
};
/** No session outlives it. */
const nextDay = async () => {
  town.clock.forward(DAY_MS);
  await signIn();
};
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query<Row>(sql, values)).rows;

/** A public business of Gopal's, or of this member, in a city, as another one of the same city and kind is. */
async function open(name: string, { city = "bhopal", owner = "gopal", like = "" } = {}): Promise<string> {
  const [row] = await rows<{ id: string; place_id: number }>(
    `insert into businesses select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'name', $1::text, 'description', '', 'owner_id', $2::uuid,
        'place_id', (select id from places where slug = $3), 'approval', 'approved', 'source_key', null, 'import_key', null))).*
      from businesses b join subcategories s on s.id = b.subcategory_id where b.approval = 'approved' and ($4 = '' or s.slug = $4) order by b.id limit 1 returning id, place_id`,
    [name, await town.idOf(owner), city, like],
  );
  await changed(row!.id, row!.place_id);
  return row!.id;
}
async function approve(id: string, approval: "approved" | "rejected") {
  const [row] = await rows<{ place_id: number }>(
    "update businesses set approval = $2, rejection_message = case when $2 = 'rejected' then 'No' end where id = $1 returning place_id",
    [id, approval],
  );
  await changed(id, row!.place_id);
}
const changed = (id: string, place_id: number) =>
  inTransaction(town.portal.base, (base) => itemsChanged(base, businessKind, [{ id, place_id }]));

test("a member saves a search and is told once, with the number, when something new fits it wholly", async () => {
  const { status, payload } = await save(meera, { searchQuery: "zariwala", city: "bhopal" });
  expect(status).toBe(201);
  expect(payload.savedSearch).toMatchObject({
    kind: "business",
    searchQuery: "zariwala",
    city: { slug: "bhopal" },
    newItems: 0,
  });
  await look();
  expect(await told(meera)).toEqual([]);

  await open("Zariwala Sarees");
  await open("Zariwala Emporium", { city: "indore" });
  await look();
  expect(await told(meera)).toMatchObject([
    {
      notification: "New for your saved search “zariwala, Bhopal”: 1 find.",
      redirect: "/userAdmin/savedSearches",
      isRead: false,
    },
  ]);
  expect((await list(meera))[0]).toMatchObject({ newItems: 1 });
  expect(await told(asha)).toEqual([]);

  const id = (await list(meera))[0]!._id;
  expect((await town.call(savedSearches.markAsSeen, { id }, meera)).payload.savedSearch.newItems).toBe(0);
  expect((await town.call(savedSearches.markAsSeen, { id }, asha)).status).toBe(400);
});

test("what comes later on the same day is told the next day, and nothing is told twice", async () => {
  const first = await told(meera);
  await open("Zariwala and Sons");
  await look();
  await look();
  expect(await told(meera)).toEqual(first);
  expect((await list(meera))[0]).toMatchObject({ newItems: 1 });
  await nextDay();
  await look();
  expect((await told(meera)).map(({ notification }) => notification)).toEqual([
    "New for your saved search “zariwala, Bhopal”: 1 find.",
  ]);
  const [latest] = await told(meera);
  await nextDay();
  await look();
  expect(await told(meera)).toEqual([latest]);
});

test("what was hidden and is public again is not new a second time; what is not public any more is not told", async () => {
  const before = await told(meera);
  const [known] = await rows<{ id: string }>("select id from businesses where name = 'Zariwala Sarees'");
  await nextDay();
  await approve(known!.id, "rejected");
  await look();
  await approve(known!.id, "approved");
  await look();
  expect(await told(meera)).toEqual(before);

  await nextDay();
  await open("Zariwala Corner");
  await look();
  const today = await told(meera);
  const late = await open("Zariwala Gone");
  await look();
  await approve(late, "rejected");
  await nextDay();
  await look();
  expect(await told(meera)).toEqual(today);
});

test("a member is not told of what is their own", async () => {
  const before = await told(meera);
  await nextDay();
  await open("Zariwala by Meera", { owner: "meera" });
  await look();
  expect(await told(meera)).toEqual(before);
});

test("a partial match tells nobody: only what has every word", async () => {
  await save(asha, { searchQuery: "zariwala qutubkhana", city: "bhopal" });
  await open("Zariwala Sweets");
  await open("Zariwala Qutubkhana");
  await look();
  expect((await told(asha)).map(({ payload }) => payload.values)).toEqual([
    { n: 1, title: "zariwala qutubkhana, Bhopal" },
  ]);
});

test("a category without a text is watched as well, and by its name a member who reads Hindi is told", async () => {
  const gopal = await town.signIn("gopal");
  await rows("update members set language = 'hi' where id = $1", [await town.idOf("gopal")]);
  const [{ slug }] = (await rows<{ slug: string }>(
    "select s.slug from businesses b join subcategories s on s.id = b.subcategory_id where b.approval = 'approved' order by b.id limit 1",
  )) as [{ slug: string }];
  const { savedSearch } = (await save(gopal, { subCategory: slug, city: "satna" })).payload;
  expect(savedSearch).toMatchObject({ category: { slug }, searchQuery: "" });
  await open("Naya Thikana", { city: "satna", owner: "asha", like: slug });
  await look();
  const [{ payload }] = (await told(gopal)) as [Awaited<ReturnType<typeof told>>[number]];
  expect(payload.values).toEqual({ n: 1, title: `${savedSearch.category!.textHi}, ${savedSearch.city!.cityHi}` });
});

test("only what has a picture, or costs so much, is told where the search says so", async () => {
  await save(asha, { searchQuery: "ghewarwala", picture: true });
  await nextDay();
  const id = await open("Ghewarwala Mithai");
  expect(await rows("select 1 from business_images where business_id = $1", [id])).toEqual([]);
  await look();
  expect((await list(asha)).find(({ searchQuery }) => searchQuery === "ghewarwala")).toMatchObject({ newItems: 0 });
});

test("who is blocked is not told", async () => {
  await save(meera, { searchQuery: "tansukh" });
  await open("Tansukh Stores");
  await rows("update members set blocked_at = now() where id = $1", [await town.idOf("meera")]);
  await look();
  await rows("update members set blocked_at = null where id = $1", [await town.idOf("meera")]);
  expect(
    await rows(
      "select 1 from saved_search_finds f join saved_searches s on s.id = f.saved_search_id where s.text = 'tansukh'",
    ),
  ).toEqual([]);
});

test("the same search again is one; stopped it is gone, for its owner alone, and tells nobody any more", async () => {
  const first = (await save(meera, { searchQuery: "Tansukh" })).payload.savedSearch;
  expect((await list(meera)).filter(({ searchQuery }) => /tansukh/i.test(searchQuery)).length).toBe(1);
  expect((await town.call(savedSearches.delete, { id: first._id }, asha)).payload).toMatchObject({
    error: { code: "saved-search.not-found" },
  });
  expect((await town.call(savedSearches.delete, { id: first._id }, meera)).status).toBe(200);
  expect(await rows("select 1 from saved_searches where id = $1", [longId(first._id)])).toEqual([]);
});

test("nobody saves more than twenty, however many are sent at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: SAVED_SEARCHES + 3 }, (_, n) => save(asha, { searchQuery: `search ${n}` })),
  );
  expect((await list(asha)).length).toBe(SAVED_SEARCHES);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(refused[0]!.payload).toMatchObject({ error: { code: "saved-search.too-many" } });
});
