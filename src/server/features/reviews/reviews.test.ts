// Reviews: who may write one, what the public reads, the owner's answer and dispute, the staff's decision, and the average from three on.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId, shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { businesses } from "#contract/businesses.ts";
import { CALL_MARKER } from "#contract/limits.ts";
import { notifications } from "#contract/notifications.ts";
import { reviews } from "#contract/reviews.ts";
import { staff } from "#contract/staff.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";

const WRITERS = ["meera", "rekha", "sunita", "devendra", "omprakash"];
const TEXT = "The thali was fresh and they came on time.";
let town: Town;
let shop: { id: string; name: string };
const people: Record<string, Person> = {};
const query = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);

beforeAll(async () => {
  town = await openTown();
  for (const key of WRITERS)
    await query("update members set plan_expires_at = now() + interval '900 days' where id = $1", [
      await town.idOf(key),
    ]);
});
afterAll(() => town.close());
// Every test on a day and at a shop of its own, so that no cap and no count of one touches another.
beforeEach(async () => {
  town.clock.forward(DAY_MS);
  for (const key of ["asha", "gopal", ...WRITERS]) people[key] = await town.signIn(key);
  people.kavita = await town.signIn("kavita", "staff");
  shop = await anotherShop();
});

async function anotherShop(): Promise<{ id: string; name: string }> {
  const id = newId();
  const name = `Shop of reviews ${id.slice(-4)}`;
  const { db } = town.portal.connection;
  const model = await db
    .selectFrom("businesses")
    .selectAll()
    .where("name", "=", "Annapurna Satvik Rasoi")
    .executeTakeFirstOrThrow();
  const made = { ...model, id, name, opening_hours: null, pending_edit: null, position: `(${model.lng},${model.lat})` };
  await db
    .insertInto("businesses")
    .values({ ...made, reviews_count: 0, stars_sum: 0 })
    .execute();
  return { id: shortId(id), name };
}

const contact = (key: string) =>
  town.call(
    businessLeads.create,
    {
      fkBusinessId: shop.id,
      contactPerson: "x",
      phoneNo: "9000000000",
      state: "MP",
      city: "Indore",
      query: CALL_MARKER,
    },
    people[key],
  );
const write = (key: string, more: object = {}) =>
  town.call(reviews.create, { fkBusinessId: shop.id, stars: 5, text: TEXT, ...more }, people[key]);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const shown = async () => (await town.call(reviews.fetchAll, { fkBusinessId: shop.id })).payload.reviews;
const view = async () => (await town.call(businesses.fetch, { fkBusinessId: shop.id })).payload.getBusiness;
const page = async () => (await fetch(`${town.url}/businessProfile/${shop.id}`)).text();
const told = async (key: string) =>
  (await town.call(notifications.fetchAll, {}, people[key])).payload.notifications.map((one) => one.notification);

async function reviewed(key: string, more: object = {}): Promise<string> {
  await contact(key);
  return (await write(key, more)).payload.review._id;
}

test("nobody of the demo reviewed a business before it was approved", async () => {
  const early =
    "select b.name from reviews r join businesses b on b.id = r.business_id where r.created_at < b.approved_at";
  expect((await query(early)).rows).toEqual([]);
});

test("only a member whose contact is on record writes one: a visitor, a member who never asked and the owner are refused", async () => {
  expect((await town.call(reviews.create, { fkBusinessId: shop.id, stars: 5, text: TEXT })).status).toBe(401);
  expect(codeOf(await write("meera"))).toBe("review.no-contact");
  expect(codeOf(await write("asha"))).toBe("review.own-thing");
  expect((await town.call(reviews.fetchMine, { fkBusinessId: shop.id }, people.meera)).payload.mayWrite).toBe(false);
  await contact("meera");
  expect((await town.call(reviews.fetchMine, { fkBusinessId: shop.id }, people.meera)).payload.mayWrite).toBe(true);
  expect((await write("meera")).status).toBe(201);
  expect(await shown()).toMatchObject([{ stars: 5, text: TEXT, answer: null }]);
  expect((await told("asha"))[0]).toMatch(/wrote a review of Shop of reviews .*5 of 5 stars/);
});

test("each member writes one, however fast; taken back it is gone and may be written again", async () => {
  await contact("meera");
  const replies = await Promise.all(Array.from({ length: 4 }, () => write("meera")));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  expect(codeOf(await write("meera"))).toBe("review.exists");
  const { _id } = (await shown())[0]!;
  expect(codeOf(await town.call(reviews.delete, { id: _id }, people.rekha))).toBe("review.not-found");
  expect((await town.call(reviews.delete, { id: _id }, people.meera)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await view()).reviewsCount).toBe(0);
});

test("who was not answered may say just that; everybody else writes a sentence, and stars from one to five", async () => {
  await contact("meera");
  for (const wrong of [
    { text: "" },
    { text: "ok" },
    { stars: 0 },
    { stars: 6 },
    { stars: "" },
    { text: "x".repeat(1001) },
  ])
    expect((await write("meera", wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
  const unanswered = { text: "", stars: 2, didNotAnswer: true };
  expect(codeOf(await write("meera", unanswered)), "minutes after the first contact").toBe("review.unanswered-early");
  town.clock.forward(DAY_MS);
  people.meera = await town.signIn("meera");
  expect((await write("meera", unanswered)).status).toBe(201);
  expect(await shown()).toMatchObject([{ stars: 2, didNotAnswer: true, text: "" }]);
  expect(await page()).toContain("did not answer");
});

test("a member may write five a day", async () => {
  for (let n = 0; n < 5; n += 1) {
    shop = await anotherShop();
    await query(
      "insert into contact_reveals (id, member_id, owner_id, item_kind, item_id, contact_id, lead_id, how, ip, day, revealed_at) values ($1, $2, $3, 0, $4, $4, $1, 'call', '', '2026-01-01', now())",
      [
        newId(),
        await town.idOf("rekha"),
        await town.idOf("asha"),
        (await query("select id from businesses where name = $1", [shop.name])).rows[0].id,
      ],
    );
    expect((await write("rekha")).status).toBe(201);
  }
  shop = await anotherShop();
  await contact("rekha");
  expect(await write("rekha")).toMatchObject({ status: 429, payload: { error: { code: "review.too-many-today" } } });
});

test("contacts in a review and in its answer reach nobody, and the writer's name is whole only where a public page has it", async () => {
  const id = await reviewed("meera", { text: "Good, call me at 98765 43210 or www.planted.example instead." });
  await town.call(reviews.answer, { id, answer: "Thank you, mail me at shop@planted.example please" }, people.asha);
  const everything = JSON.stringify(await shown()) + (await page());
  expect(everything).toContain("Good, call me at");
  expect(everything).not.toMatch(/98765|43210|planted/);
  const { rows } = await query("select first_name, last_name from members where id = $1", [await town.idOf("meera")]);
  const { first_name: first, last_name: last } = rows[0];
  expect((await shown())[0]!.name).toBe(`${first} ${last}`);
  await query("update businesses set deleted_at = now() where owner_id = $1", [await town.idOf("meera")]);
  expect((await shown())[0]!.name).toMatch(new RegExp(`^${first} .{1,4}\\.$`));
});

test("the owner answers once and may change the answer; nobody else answers, and the writer is told once", async () => {
  const id = await reviewed("meera");
  const answer = (words: string, key: string) => town.call(reviews.answer, { id, answer: words }, people[key]);
  expect(codeOf(await answer("Not mine", "rekha"))).toBe("review.not-found");
  await answer("Thank you for coming.", "asha");
  await answer("Thank you, come again.", "asha");
  expect((await shown())[0]).toMatchObject({ answer: "Thank you, come again." });
  expect((await told("meera")).filter((text) => text.includes(`The owner of ${shop.name} answered`))).toHaveLength(1);
  await expect.poll(page).toContain("Thank you, come again.");
});

test("a disputed review is out of the public until the staff decide: kept it comes back with its answer and cannot be disputed again", async () => {
  const id = await reviewed("meera", { stars: 1, text: "They never delivered what I ordered." });
  await town.call(reviews.answer, { id, answer: "You never ordered here." }, people.asha);
  const dispute = () => town.call(reviews.dispute, { id, reason: "She never was a customer of ours." }, people.asha);
  expect(codeOf(await town.call(reviews.dispute, { id, reason: "I do not like this one." }, people.rekha))).toBe(
    "review.not-found",
  );
  expect((await dispute()).payload.review).toMatchObject({ state: "disputed" });
  expect(await shown()).toEqual([]);
  expect(await view()).toMatchObject({ reviewsCount: 0 });
  await expect.poll(page).not.toContain("never delivered");
  expect((await told("meera"))[0]).toMatch(/asked us to look at your review/);
  const waiting = (await town.call(reviews.fetchDisputed, {}, people.kavita)).payload.reviews;
  expect(waiting[0]!.lead).toEqual({ at: expect.any(String), how: "call" });
  expect(waiting.find((one) => one._id === id)).toMatchObject({
    dispute: "She never was a customer of ours.",
    businessName: shop.name,
  });
  const decide = (decision: string) =>
    town.call(reviews.decide, { id, decision, reason: "Her call to you is on record." }, people.kavita);
  expect((await decide("kept")).status).toBe(200);
  expect(await shown()).toMatchObject([{ stars: 1, answer: "You never ordered here." }]);
  for (const key of ["meera", "asha"])
    expect((await told(key))[0], key).toContain("stays: Her call to you is on record.");
  expect(codeOf(await dispute())).toBe("review.disputed-before");
  expect(codeOf(await decide("removed"))).toBe("review.not-waiting");
});

test("removed it reaches the public no more, both are told why, the log says who decided, and it cannot be written again", async () => {
  const id = await reviewed("meera", { text: "A rude text about the family of the owner." });
  await town.call(reviews.dispute, { id, reason: "It insults my family by name." }, people.asha);
  await town.call(
    reviews.decide,
    { id, decision: "removed", reason: "It insults people and says nothing of the shop." },
    people.kavita,
  );
  expect(await shown()).toEqual([]);
  expect(await page()).not.toContain("rude text");
  for (const key of ["meera", "asha"])
    expect((await told(key))[0], key).toContain("has been removed: It insults people");
  expect((await town.call(staff.fetchLog, {}, people.kavita)).payload.entries[0]).toMatchObject({
    action: "review.removed",
    subjectName: shop.name,
    message: "It insults people and says nothing of the shop.",
  });
  expect(codeOf(await town.call(reviews.delete, { id }, people.meera))).toBe("review.not-found");
  expect(codeOf(await write("meera"))).toBe("review.exists");
});

test("one of the staff decides nothing about an own review or an own business, and an owner disputes three a day at most", async () => {
  const ids = [];
  for (const key of ["meera", "rekha", "sunita", "devendra"]) ids.push(await reviewed(key));
  const disputes = [];
  for (const id of ids)
    disputes.push(await town.call(reviews.dispute, { id, reason: "I do not agree with this." }, people.asha));
  expect(disputes.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const kavita = await town.idOf("kavita");
  const decide = (id: string) =>
    town.call(reviews.decide, { id, decision: "removed", reason: "Because I say so myself." }, people.kavita);
  await query(
    "update reviews set member_id = $1 where text = $2 and business_id = (select id from businesses where name = $3) and member_id = $4",
    [kavita, TEXT, shop.name, await town.idOf("meera")],
  );
  expect(codeOf(await decide(ids[0]!))).toBe("staff.own-thing");
  await query("update businesses set owner_id = $1 where name = $2", [kavita, shop.name]);
  expect(codeOf(await decide(ids[1]!))).toBe("staff.own-thing");
});

test("below three the page says how many there are; from three on card, page and JSON-LD tell the average", async () => {
  await reviewed("meera", { stars: 5 });
  await reviewed("rekha", { stars: 4 });
  expect(await view()).toMatchObject({ reviewsCount: 2, rating: null });
  let html = await page();
  expect(html).toContain("2 reviews");
  expect(html).not.toContain("AggregateRating");
  await reviewed("sunita", { stars: 4 });
  expect(await view()).toMatchObject({ reviewsCount: 3, rating: 4.3 });
  await expect.poll(page).toContain("AggregateRating");
  html = await page();
  expect(html).toContain('"ratingValue":4.3');
  expect(html).toContain('"reviewCount":3');
  expect(html).toContain("4.3");
  const { businesses: cards } = (
    await town.call(businesses.fetchProfileBusinesses, { fkUserId: shortId(await town.idOf("asha")), limit: 100 })
  ).payload;
  expect(cards.find((card) => card._id === shop.id)).toMatchObject({ reviewsCount: 3, rating: 4.3 });
});

test("what a blocked member wrote leaves page, count and average, and comes back with the member", async () => {
  for (const key of ["meera", "rekha", "sunita"]) await reviewed(key, { stars: key === "meera" ? 1 : 5 });
  expect(await view()).toMatchObject({ reviewsCount: 3 });
  const block = async (at: Date | null) =>
    query("update members set blocked_at = $2 where id = $1", [await town.idOf("meera"), at]);
  await block(new Date());
  expect(await view()).toMatchObject({ reviewsCount: 2, rating: null });
  expect(await shown()).toHaveLength(2);
  await block(null);
  expect(await view()).toMatchObject({ reviewsCount: 3, rating: 3.7 });
});

test("reviews written at the same moment are all counted", async () => {
  for (const key of WRITERS) await contact(key);
  const replies = await Promise.all(WRITERS.map((key) => write(key, { stars: 4 })));
  expect(replies.map(({ status }) => status)).toEqual(WRITERS.map(() => 201));
  expect(await view()).toMatchObject({ reviewsCount: 5, rating: 4 });
});
