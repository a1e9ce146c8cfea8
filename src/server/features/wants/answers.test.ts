import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { blocks } from "#contract/blocks.ts";
import { consents } from "#contract/consents.ts";
import { notifications } from "#contract/notifications.ts";
import { staffAnswers } from "#contract/staff-consents.ts";
import { wantAnswers } from "#contract/want-answers.ts";
import { requirements, wants } from "#contract/wants.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { TOLD_PER_DAY, tellSellers, tellSellersOfOpen } from "./matching.ts";

let town: Town;
let buyer: Person;
const people = new Map<string, Person>();
/** Members with a running plan. */
const SELLERS = ["meera", "kavita", "mohini", "anant", "sulochana", "bharat", "hemant"];
beforeAll(async () => {
  town = await openTown();
  buyer = await town.signIn("asha");
  for (const key of SELLERS) people.set(key, await town.signIn(key));
});
afterAll(() => town.close());
beforeEach(() => sql("delete from want_tellings"));

const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const codeOf = (reply: { payload: unknown }) => (reply.payload as { error?: { code: string } }).error?.code;
const need = async (over: object = {}) => {
  const reply = await town.call(
    requirements.create,
    {
      title: "Thalis for a mundan",
      fkSubCategoryId: "302",
      description: "Two hundred people, without onion and garlic.",
      quantity: "200 plates",
      priceFrom: "",
      priceTo: "40,000",
      fkCityId: "14",
      untilDate: dayOf(new Date(Date.now() + 20 * DAY_MS)),
      contactPerson: "Asha Sharma",
      phoneNo: "9876543210",
      email: "asha@rasoi.example",
      answersMost: "3",
      ...over,
    },
    buyer,
  );
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  const { _id } = reply.payload.want;
  await sql("update wants set approval = 'approved', waiting_since = null where id = $1", [longId(_id)]);
  return _id;
};
const say = (id: string, key: string, message = "We can do that, on any day of that month.") =>
  town.call(wantAnswers.create, { fkRequirementId: id, message, price: "38,000" }, people.get(key));
const answer = async (id: string, key: string) => {
  const reply = await say(id, key);
  expect(reply.status, JSON.stringify(reply.payload)).toBe(201);
  return reply.payload.answer._id;
};
const told = async (who: Person) =>
  (await town.call(notifications.fetchAll, { limit: 100 }, who)).payload.notifications.map(
    ({ payload }) => payload.key,
  );

test.each([1, 3, 5])("of seven who answer at once as many get in as the buyer asked for: %i", async (most) => {
  const id = await need({ answersMost: String(most) });
  const replies = await Promise.all(SELLERS.map((key) => say(id, key)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(most);
  expect(new Set(replies.filter(({ status }) => status !== 201).map(codeOf))).toEqual(new Set(["answer.full"]));
  const { payload } = await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer);
  expect([payload.answers.length, payload.taken, payload.most]).toEqual([most, most, most]);
});

test("one who declines or withdraws makes room for another; the same answer twice is one, and other words are refused", async () => {
  const id = await need({ answersMost: "1" });
  const first = await answer(id, "meera");
  expect((await say(id, "meera")).payload.answer._id).toBe(first);
  expect(codeOf(await say(id, "meera", "Something else altogether."))).toBe("answer.decided");
  expect(codeOf(await say(id, "kavita"))).toBe("answer.full");
  expect((await town.call(wantAnswers.withdraw, { id: first }, people.get("meera"))).payload.answer.state).toBe(
    "withdrawn",
  );
  const second = await answer(id, "kavita");
  expect((await town.call(wantAnswers.decline, { id: second }, buyer)).payload.answer.state).toBe("declined");
  expect(await answer(id, "meera")).toBe(first);
  expect(codeOf(await town.call(wantAnswers.withdraw, { id: second }, people.get("kavita")))).toBe("answer.decided");
});

test("nobody answers their own, what is not public, or without a plan; others read only their own answer", async () => {
  const id = await need();
  expect(codeOf(await town.call(wantAnswers.create, { fkRequirementId: id, message: "I can do it." }, buyer))).toBe(
    "want.own-thing",
  );
  const gopal = await town.signIn("gopal");
  expect((await town.call(wantAnswers.create, { fkRequirementId: id, message: "I can do it." }, gopal)).status).toBe(
    403,
  );
  const first = await answer(id, "meera");
  const { payload } = await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, people.get("kavita"));
  expect([payload.answers, payload.taken]).toEqual([[], 1]);
  for (const call of [wantAnswers.accept, wantAnswers.decline])
    for (const who of [people.get("meera"), people.get("kavita"), gopal])
      expect(codeOf(await town.call(call, { id: first }, who))).toBe("answer.not-found");
  expect(codeOf(await town.call(wantAnswers.withdraw, { id: first }, buyer))).toBe("answer.not-found");
  await sql("update wants set approval = 'rejected' where id = $1", [longId(id)]);
  expect(codeOf(await say(id, "kavita"))).toBe("want.not-found");
});

test("a yes gives each the other's contact as a consent that both see and either ends; a no gives none", async () => {
  const id = await need();
  const [yes, no] = [await answer(id, "meera"), await answer(id, "kavita")];
  expect(
    (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer)).payload.answers.map(
      (one) => one.fkConsentId,
    ),
  ).toEqual([null, null]);
  const presses = await Promise.all([1, 2, 3].map(() => town.call(wantAnswers.accept, { id: yes }, buyer)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  await town.call(wantAnswers.decline, { id: no }, buyer);
  expect(await told(people.get("meera")!)).toContain("notice.want.accepted");
  expect(await told(people.get("kavita")!)).toContain("notice.want.declined");

  const reveal = async (who: Person) => {
    const { answers } = (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, who)).payload;
    const consent = answers.find(({ _id }) => _id === yes)!.fkConsentId!;
    return { consent, ...(await town.call(consents.reveal, { id: consent }, who)) };
  };
  const { rows } = await sql("select phone from members where id = $1", [await town.idOf("meera")]);
  const ofBuyer = await reveal(buyer);
  expect(ofBuyer.payload.contacts.phoneNo).toBe(rows[0].phone);
  const ofSeller = await reveal(people.get("meera")!);
  expect(ofSeller.payload.contacts).toMatchObject({ phoneNo: "9876543210", email: "asha@rasoi.example" });
  for (const who of [buyer, people.get("meera")!]) {
    const held = (await town.call(consents.fetchHolders, { limit: 100 }, who)).payload.consents;
    expect(held.filter(({ subjectPath }) => subjectPath.includes(id))).toHaveLength(1);
  }
  await town.call(consents.revoke, { id: ofSeller.consent }, buyer);
  expect((await town.call(consents.reveal, { id: ofSeller.consent }, people.get("meera"))).status).toBe(400);
  expect((await town.call(consents.reveal, { id: ofBuyer.consent }, buyer)).status).toBe(200);
});

test("closing tells everybody who has a place, answers who waits, and nobody can answer any more; contacts that were exchanged stay", async () => {
  const id = await need();
  const [yes] = [await answer(id, "meera"), await answer(id, "kavita")];
  await town.call(wantAnswers.accept, { id: yes }, buyer);
  for (let press = 0; press < 2; press += 1)
    expect((await town.call(wants.close, { id, outcome: "found" }, buyer)).payload.want).toMatchObject({
      isEnded: true,
      outcome: "found",
    });
  for (const key of ["meera", "kavita"])
    expect(
      (await told(people.get(key)!)).filter((notice) => notice === "notice.want.found"),
      key,
    ).toHaveLength(1);
  // Who was accepted still reads where the buyer's contact is.
  const { rows: kept } = await sql("select from notifications where about = $1 and key = 'notice.want.accepted'", [
    `want-answer:${longId(yes!)}`,
  ]);
  expect(kept).toHaveLength(1);
  expect(codeOf(await say(id, "mohini"))).toBe("want.not-found");
  const { answers } = (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer)).payload;
  expect(answers.map(({ state }) => state)).toEqual(["accepted", "declined"]);
  expect((await town.call(consents.reveal, { id: answers[0]!.fkConsentId! }, buyer)).status).toBe(200);
  const mine = (await town.call(wantAnswers.fetchMine, { limit: 100 }, people.get("meera"))).payload.answers;
  expect(mine[0]).toMatchObject({ title: "Thalis for a mundan", isEnded: true, requirement: null });
});

test("owners of businesses of that city and subcategory are told once, however often and at the same time it is tried; nobody else is", async () => {
  const { rows: fitting } = await sql(
    `select distinct m.id from businesses b join members m on m.id = b.owner_id where b.place_id = 14 and b.approval = 'approved' and b.deleted_at is null
       and (b.subcategory_id = 302 or 302 = any (b.further_subcategory_ids)) and m.plan_expires_at > now() and m.id <> $1`,
    [await town.idOf("asha")],
  );
  // Somebody who sells it there in quantity, without such a business.
  await sql(
    `insert into wants (id, kind, owner_id, name, description, subcategory_id, quantity, place_id, until_date, contact_person, phone, approval, posted_at, updated_at)
     values (gen_random_uuid(), 5, $1, 'Thalis', 'x', 302, '500', 14, current_date + 5, 'Kavita', '9000000000', 'approved', now(), now())`,
    [await town.idOf("kavita")],
  );
  const wanted = new Set([...fitting.map(({ id }) => id), await town.idOf("kavita")]);
  const id = longId(await need())!;
  await Promise.all([1, 2, 3, 4].map(() => tellSellers(town.portal.base, id)));
  await tellSellersOfOpen(town.portal.base);
  const { rows } = await sql("select member_id, count(*)::int as n from notifications where about = $1 group by 1", [
    `want:${id}`,
  ]);
  expect(new Set(rows.map(({ member_id }) => member_id))).toEqual(wanted);
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  expect((await sql("select count(*)::int as n from want_tellings where requirement_id = $1", [id])).rows).toEqual([
    { n: wanted.size },
  ]);
  // What was read away is not told again.
  await sql("delete from notifications where about = $1", [`want:${id}`]);
  await tellSellers(town.portal.base, id);
  expect((await sql("select id from notifications where about = $1", [`want:${id}`])).rows).toEqual([]);
});

test("who has turned it off, and whom a block hides, is not told; nobody hears of more than so many a day, and the rest is told on the next", async () => {
  const kavita = people.get("kavita")!;
  const kavitaId = await town.idOf("kavita");
  const hears = async (id: string) =>
    (await sql("select 1 from want_tellings where requirement_id = $1 and member_id = $2", [longId(id), kavitaId])).rows
      .length === 1;
  expect((await town.call(wants.fetchSettings, {}, kavita)).payload.tellsOfRequirements).toBe(true);
  await town.call(wants.updateSettings, { tellsOfRequirements: false }, kavita);
  const off = await need();
  await tellSellers(town.portal.base, longId(off)!);
  expect(await hears(off)).toBe(false);
  await town.call(wants.updateSettings, { tellsOfRequirements: true }, kavita);
  await sql("delete from want_tellings");
  await sql("update wants set deleted_at = now() where kind = 7");
  const ids: string[] = [];
  for (let n = 0; n <= TOLD_PER_DAY; n += 1) ids.push(await need({ title: `Thalis, the ${n}. time` }));
  for (const id of ids) await tellSellers(town.portal.base, longId(id)!);
  const heard = await Promise.all(ids.map(hears));
  expect(heard.filter(Boolean)).toHaveLength(TOLD_PER_DAY);
  await sql("update want_tellings set told_at = told_at - interval '25 hours'");
  await tellSellersOfOpen(town.portal.base);
  expect((await Promise.all(ids.map(hears))).every(Boolean)).toBe(true);
});

test("a block ends what waits between the two and frees the place, hides the answers, and neither can answer the other again", async () => {
  const id = await need({ answersMost: "1" });
  const given = await answer(id, "hemant");
  await town.call(wantAnswers.accept, { id: given }, buyer);
  const { answers } = (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer)).payload;
  const consent = answers[0]!.fkConsentId!;
  const blocked = await town.call(blocks.create, { through: "request", id: consent }, buyer);
  expect(blocked.status, JSON.stringify(blocked.payload)).toBe(201);
  expect((await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer)).payload.answers).toEqual([]);
  expect((await town.call(wantAnswers.fetchMine, { limit: 100 }, people.get("hemant"))).payload.answers).toEqual([]);
  expect((await town.call(consents.reveal, { id: consent }, buyer)).status).toBe(400);
  const other = await need();
  expect(codeOf(await say(other, "hemant"))).toBe("want.not-found");
  expect((await say(other, "bharat")).status).toBe(201);
});

test("an answer that asks for money takes no place and is read by the staff alone, who pass it on or reject it; so are the next ones of its writer", async () => {
  const staff = await town.signIn("kavita", "staff");
  const seller = people.get("sulochana")!;
  const id = await need({ answersMost: "1" });
  const stateOf = async () =>
    (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, seller)).payload.answers[0]?.state;
  const read = async () => (await town.call(wantAnswers.fetchAll, { fkRequirementId: id }, buyer)).payload;
  const paused = async () => (await town.call(staffAnswers.fetchPaused, { limit: 100 }, staff)).payload.answers;
  const before = (await told(buyer)).length;
  const first = await say(id, "sulochana", "Send Rs 2000 in advance to my UPI id, then we cook for you.");
  expect([first.status, first.payload.answer.state]).toEqual([201, "paused"]);
  expect([(await read()).answers, (await read()).taken, (await told(buyer)).length]).toEqual([[], 0, before]);
  expect(await paused()).toMatchObject([
    { _id: first.payload.answer._id, title: "Thalis for a mundan", suspicious: expect.arrayContaining(["upi id"]) },
  ]);
  for (const call of [wantAnswers.accept, wantAnswers.decline])
    expect(codeOf(await town.call(call, { id: first.payload.answer._id }, buyer))).toBe("answer.not-found");
  const rejectionMessage = "Nobody pays before the food is there.";
  const turned = await town.call(staffAnswers.reject, { id: first.payload.answer._id, rejectionMessage }, staff);
  expect(turned.status, JSON.stringify(turned.payload)).toBe(200);
  expect([await stateOf(), (await told(seller))[0], (await read()).answers]).toEqual([
    "rejected",
    "notice.want.rejected",
    [],
  ]);

  const other = await need({ answersMost: "1" });
  const harmless = (await say(other, "sulochana")).payload.answer;
  expect(harmless.state).toBe("paused");
  expect((await town.call(staffAnswers.release, { id: harmless._id }, seller)).status).not.toBe(200);
  expect((await town.call(staffAnswers.release, { id: harmless._id }, staff)).status).toBe(200);
  expect(codeOf(await town.call(staffAnswers.release, { id: harmless._id }, staff))).toBe("answer.decided");
  expect((await told(buyer))[0]).toBe("notice.want.answered");
  const { answers, taken } = (await town.call(wantAnswers.fetchAll, { fkRequirementId: other }, buyer)).payload;
  expect([answers.map(({ state }) => state), taken]).toEqual([["waiting"], 1]);
  expect((await say(await need(), "sulochana")).payload.answer.state).toBe("waiting");
});
