import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { consents } from "#contract/consents.ts";
import { notifications } from "#contract/notifications.ts";
import { WANT_REMIND_DAYS } from "#contract/want-choices.ts";
import { buyers, requirements, sellers, wants } from "#contract/wants.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { endPastWants, remindOfLastDays } from "./closing.ts";

let town: Town;
let asha: Person;
let gopal: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  asha = await town.signIn("asha");
  gopal = await town.signIn("gopal");
  meera = await town.signIn("meera");
});
afterAll(() => town.close());

const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const form = (over: object = {}) => ({
  title: "Desi ghee every month",
  fkSubCategoryId: "302",
  description: "Cow ghee for our kitchen, in tins of 15 kg.",
  quantity: "60 kg a month",
  priceFrom: "550",
  priceTo: "650",
  priceUnit: "kg",
  fkCityId: "14",
  untilDate: inDays(30),
  contactPerson: "Asha Sharma",
  phoneNo: "9876543210",
  email: "asha@rasoi.example",
  ...over,
});
type Calls = typeof buyers;
const post = async (calls: Calls, over: object = {}, who = asha) => {
  const reply = await town.call(calls.create, form(over), who);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.want;
};
const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
/** As the staff do it, whose room has its own tests. */
const approve = async (id: string) => {
  await sql("update wants set approval = 'approved', waiting_since = null where id = $1", [longId(id)]);
  await reindex(id);
};
async function reindex(id: string) {
  const { rows } = await sql("select kind from wants where id = $1", [longId(id)]);
  const key = { 5: "seller", 6: "buyer", 7: "requirement" }[rows[0].kind as 5 | 6 | 7];
  await town.portal.base.ports.reindex(town.portal.base, key as "seller", [longId(id)!]);
}
const list = async (calls: Calls, filters: object = {}, who?: Person) =>
  (await town.call(calls.all, { limit: 100, ...filters }, who)).payload.wants.map(({ _id }) => _id);
const see = (calls: Calls, id: string, who?: Person) => town.call(calls.fetch, { id }, who);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;

test.each([
  ["buyer", buyers],
  ["seller", sellers],
  ["requirement", requirements as unknown as Calls],
] as const)(
  "what a member without a plan posts as %s waits for the staff, and is then in its own list alone, by text, city and category",
  async (kind, calls) => {
    const want = await post(calls, { title: `Zarda of ${kind}`, description: "Saffron zarda" }, gopal);
    expect(want).toMatchObject({ kind, approvalStatus: "Pending", isMine: true, priceFromPaise: 55_000 });
    expect(await list(calls)).not.toContain(want._id);
    expect(codeOf(await see(calls, want._id, asha))).toBe("want.not-found");
    expect((await see(calls, want._id, gopal)).status).toBe(200);
    await approve(want._id);
    const { subCategory, category } = want;
    expect(subCategory).not.toBe("");
    for (const filters of [{}, { searchQuery: "zarda" }, { city: "indore" }, { city: 14, searchQuery: "zarda" }])
      expect(await list(calls, filters), JSON.stringify(filters)).toContain(want._id);
    for (const filters of [{ city: "chennai" }, { subCategory: "jyotishi" }])
      expect(await list(calls, filters), JSON.stringify(filters)).not.toContain(want._id);
    expect(await list(calls, { category: Number(want.fkCategoryId) }), category).toContain(want._id);
    for (const other of [buyers, sellers, requirements as unknown as Calls].filter((one) => one !== calls)) {
      expect(await list(other, { searchQuery: "zarda" })).not.toContain(want._id);
      expect(codeOf(await see(other, want._id))).toBe("want.not-found");
    }
  },
);

test("a visitor gets no contact, and every text of others is masked", async () => {
  const words = "Call 98765 43210 or me@work.example";
  const want = await post(buyers, { description: words });
  await approve(want._id);
  await sql("update wants set name = name || $2, quantity = quantity || $2 where id = $1", [
    longId(want._id),
    ` ${words}`,
  ]);
  await reindex(want._id);
  for (const who of [undefined, gopal, meera]) {
    const text = JSON.stringify([(await see(buyers, want._id, who)).payload, await town.call(buyers.all, {}, who)]);
    expect(text).toContain("60 kg a month");
    expect(text).not.toMatch(/43210|me@work|asha@rasoi/);
    expect((await see(buyers, want._id, who)).payload.want).toMatchObject({ contactPerson: null, phoneNo: null });
  }
  expect((await see(buyers, want._id, asha)).payload.want).toMatchObject({ phoneNo: "9876543210", description: words });
});

test("prices that cross, days that are no choice and contacts in titles are told at their fields, and nothing is posted", async () => {
  const refused = async (over: object, calls: Calls = buyers) => {
    const { status, payload } = await town.call(calls.create, form(over), asha);
    expect(status).toBe(400);
    return Object.keys((payload as unknown as { fields: object }).fields);
  };
  expect(await refused({ priceFrom: "700" })).toEqual(["priceTo"]);
  expect(await refused({ untilDate: inDays(-1) })).toEqual(["untilDate"]);
  expect(await refused({ untilDate: inDays(91) }, requirements as unknown as Calls)).toEqual(["untilDate"]);
  expect(await refused({ title: "Ghee 98765 43210", quantity: "a@b.example" })).toEqual(["title", "quantity"]);
  expect(await refused({ fkSubCategoryId: "9999999" })).toEqual(["fkSubCategoryId"]);
  expect(await refused({ answersMost: "4" }, requirements as unknown as Calls)).toEqual(["answersMost"]);
});

test("changed texts of an approved one wait while the old stay public; price and date hold at once; of a rejected one all waits again", async () => {
  const want = await post(sellers, { title: "Steel thalis" });
  await approve(want._id);
  const saved = await town.call(
    sellers.update,
    { id: want._id, ...form({ title: "Copper thalis", priceTo: "900" }) },
    asha,
  );
  expect(saved.payload.want).toMatchObject({
    title: "Steel thalis",
    priceToPaise: 90_000,
    approvalStatus: "Approved",
    waitingEdit: { title: "Copper thalis" },
  });
  expect((await see(sellers, want._id)).payload.want).toMatchObject({ title: "Steel thalis", waitingEdit: null });
  await town.call(sellers.update, { id: want._id, ...form({ title: "Steel thalis" }) }, asha);
  expect((await see(sellers, want._id, asha)).payload.want.waitingEdit).toBeNull();
  const { rows } = await sql("select waiting_since from wants where id = $1", [longId(want._id)]);
  expect(rows[0].waiting_since).toBeNull();
  await sql("update wants set approval = 'rejected', rejection_message = 'Say what metal.' where id = $1", [
    longId(want._id),
  ]);
  const again = await town.call(sellers.update, { id: want._id, ...form({ title: "Brass thalis" }) }, asha);
  expect(again.payload.want).toMatchObject({
    title: "Brass thalis",
    approvalStatus: "Pending",
    rejectionMessage: null,
  });
  for (const call of [sellers.update, sellers.delete])
    expect(
      codeOf(await town.call(call, call === sellers.update ? { id: want._id, ...form() } : { id: want._id }, gopal)),
    ).toBe("want.not-found");
});

test("past its last day it is in no list and no search before any job has run; a later day brings it back, and what its owner closed stays closed", async () => {
  const want = await post(buyers, { title: "Sitar strings" });
  await approve(want._id);
  await sql("update wants set until_date = $2 where id = $1", [longId(want._id), inDays(-1)]);
  const isListed = async () => [
    (await list(buyers)).includes(want._id),
    (await list(buyers, { searchQuery: "sitar" })).includes(want._id),
  ];
  expect(await isListed()).toEqual([false, false]);
  expect((await see(buyers, want._id)).payload.want).toMatchObject({ isEnded: true, outcome: "expired" });
  await endPastWants(town.portal.base);
  expect((await sql("select outcome from wants where id = $1", [longId(want._id)])).rows).toEqual([
    { outcome: "expired" },
  ]);
  expect((await town.call(wants.fetchAll, { kind: "buyer", limit: 100 }, asha)).payload.wants).toContainEqual(
    expect.objectContaining({ _id: want._id, isEnded: true }),
  );
  expect(codeOf(await town.call(wants.renew, { id: want._id, untilDate: inDays(20) }, gopal))).toBe("want.not-found");
  expect((await town.call(wants.renew, { id: want._id, untilDate: inDays(20) }, asha)).payload.want.isEnded).toBe(
    false,
  );
  expect(await isListed()).toEqual([true, true]);
  await town.call(wants.close, { id: want._id, outcome: "found" }, asha);
  expect(await isListed()).toEqual([false, false]);
  expect(codeOf(await town.call(wants.renew, { id: want._id, untilDate: inDays(20) }, asha))).toBe("want.closed");
});

test("its owner is told once that the last day is near, and once more of another last day", async () => {
  const want = await post(sellers, { title: "Marigold garlands", untilDate: inDays(WANT_REMIND_DAYS) });
  await approve(want._id);
  const told = async () =>
    (await town.call(notifications.fetchAll, { limit: 100 }, asha)).payload.notifications.filter(
      ({ payload }) => payload.key === "notice.want.ending" && payload.values.title === "Marigold garlands",
    ).length;
  for (let run = 0; run < 2; run += 1) await remindOfLastDays(town.portal.base);
  expect(await told()).toBe(1);
  const { rows } = await sql("select count(*)::int as n from notifications where key = 'notice.want.ending'");
  await remindOfLastDays(town.portal.base);
  expect((await sql("select count(*)::int as n from notifications where key = 'notice.want.ending'")).rows).toEqual(
    rows,
  );
});

test("who wants the contact of a buyer asks for it; the owner grants it, and only then it is told; a requirement is not asked, it is answered", async () => {
  const want = await post(buyers, { title: "Milk for a sweet shop" });
  await approve(want._id);
  const asked = {
    subjectKind: "want" as const,
    fkSubjectId: want._id,
    scopes: ["phone" as const],
    message: "We have a dairy in Dewas.",
  };
  const { payload, status } = await town.call(consents.ask, asked, meera);
  expect(status, JSON.stringify(payload)).toBe(201);
  const { _id: id, subjectPath } = payload.consent;
  expect(subjectPath).toMatch(/^\/buyer\/milk-for-a-sweet-shop-/);
  expect((await town.call(consents.reveal, { id }, meera)).status).toBe(400);
  await town.call(consents.accept, { id, scopes: ["phone"], days: "30" }, asha);
  expect((await town.call(consents.reveal, { id }, meera)).payload.contacts).toMatchObject({
    phoneNo: "9876543210",
    email: null,
  });
  const need = await post(requirements as unknown as Calls, { title: "Milk tomorrow" });
  await approve(need._id);
  expect(codeOf(await town.call(consents.ask, { ...asked, fkSubjectId: need._id }, meera))).toBe("want.not-found");
});

test("a block hides what one posts from the other, both ways, and from nobody else", async () => {
  const [own, others] = [await post(buyers, { title: "Of Asha" }), await post(buyers, { title: "Of Gopal" }, gopal)];
  for (const { _id } of [own, others]) await approve(_id);
  await sql(
    "insert into blocks (id, blocker_id, blocked_id, seen_through, name, created_at) values (gen_random_uuid(), $1, $2, 'profile', null, now())",
    [await town.idOf("asha"), await town.idOf("gopal")],
  );
  expect(codeOf(await see(buyers, others._id, asha))).toBe("want.not-found");
  expect(codeOf(await see(buyers, own._id, gopal))).toBe("want.not-found");
  expect((await see(buyers, own._id, meera)).status).toBe(200);
  await sql("delete from blocks");
});

test("deleting takes it out of every list, and its page is gone; a member has at most so many open of a kind", async () => {
  const want = await post(sellers, { title: "Jute bags" });
  await approve(want._id);
  expect((await town.call(sellers.delete, { id: want._id }, asha)).status).toBe(200);
  expect(await list(sellers, { searchQuery: "jute" })).not.toContain(want._id);
  expect((await see(sellers, want._id)).status).toBe(400);
  await sql(
    `insert into wants (id, kind, owner_id, name, description, subcategory_id, quantity, place_id, until_date, contact_person, phone, posted_at, updated_at)
     select gen_random_uuid(), 7, $1, 'One of many', 'x', 302, '1', 14, current_date + 5, 'Meera Joshi', '9000000000', now(), now() from generate_series(1, 20)`,
    [await town.idOf("meera")],
  );
  expect(codeOf(await town.call(requirements.create, form(), meera))).toBe("want.too-many");
});
