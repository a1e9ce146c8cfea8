import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, dayOf, nextAtHour } from "#base/dates.ts";
import { longId } from "#base/ids.ts";
import { notifications } from "#contract/notifications.ts";
import { wantAnswers } from "#contract/want-answers.ts";
import { requirements } from "#contract/wants.ts";
import { words } from "#server/platform/words.ts";
import { alertsSentTo } from "#tests/harness/alerts.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { tellSellers } from "./matching.ts";

let town: Town;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  town = await openTown();
  town.clock.set(nextAtHour(town.clock.now(), 15));
  town.clock.hold();
  [buyer, seller] = [await town.signIn("asha"), await town.signIn("meera")];
});
afterAll(() => town.close());

const sql = (text: string, values: unknown[] = []) => town.portal.connection.pool.query(text, values);
const sentTo = (key: string, path: string) => alertsSentTo(town, key, path);
async function need(over: object = {}): Promise<string> {
  const { status, payload } = await town.call(
    requirements.create,
    {
      title: "Thalis for a mundan",
      fkSubCategoryId: "302",
      description: "Two hundred people, without onion and garlic.",
      quantity: "200 plates",
      priceFrom: "",
      priceTo: "40,000",
      fkCityId: "14",
      untilDate: dayOf(new Date(town.clock.now().getTime() + 20 * DAY_MS)),
      contactPerson: "Asha Sharma",
      phoneNo: "9876543210",
      email: "",
      answersMost: "3",
      ...over,
    },
    buyer,
  );
  expect(status, JSON.stringify(payload)).toBe(201);
  await sql("update wants set approval = 'approved', waiting_since = null where id = $1", [longId(payload.want._id)]);
  return payload.want._id;
}
const answer = async (fkRequirementId: string) => {
  const said = { fkRequirementId, message: "We can do that, call 98765 43210.", price: "38,000" };
  return (await town.call(wantAnswers.create, said, seller)).payload.answer._id;
};

test("a seller hears by SMS of a requirement that fits, the buyer of the answer, the seller of the yes: each once, without a number or the words", async () => {
  await sql("delete from want_settings");
  await sql("delete from want_tellings");
  await sql(
    `insert into wants (id, kind, owner_id, name, description, subcategory_id, quantity, place_id, until_date, contact_person, phone, approval, posted_at, updated_at)
     values (gen_random_uuid(), 5, $1, 'Thalis', 'x', 302, '500', 14, current_date + 90, 'Meera', '9000000000', 'approved', now(), now())`,
    [await town.idOf("meera")],
  );
  const id = await need();
  for (let time = 0; time < 2; time += 1) await tellSellers(town.portal.base, longId(id)!);
  expect(await sentTo("meera", id)).toEqual([
    expect.stringMatching(/^VipraSetu: somebody in \S+ needs Thalis for a mundan\. Read it and answer: http/),
  ]);
  const given = await answer(id);
  expect(await sentTo("asha", id)).toEqual([
    expect.stringMatching(
      /^VipraSetu: Meera Joshi can help with your requirement: Thalis for a mundan\. Read the answer and decide: http\S+$/,
    ),
  ]);
  for (let press = 0; press < 2; press += 1) await town.call(wantAnswers.accept, { id: given }, buyer);
  expect((await sentTo("meera", id))[0]).toMatch(
    /your answer was accepted: Thalis for a mundan\. See the contact: http/,
  );
  expect(await sentTo("meera", id)).toHaveLength(2);
});

test("a seller who reads Hindi is told the city in Hindi, in the SMS and in the notice", async () => {
  await sql("delete from want_tellings");
  await sql("update members set language = 'hi' where id = $1", [await town.idOf("meera")]);
  const id = await need({ title: "Thalis for a bhandara" });
  await tellSellers(town.portal.base, longId(id)!);
  expect((await sentTo("meera", id))[0]).toContain("इंदौर में किसी को Thalis for a bhandara चाहिए");
  const { payload } = await town.call(notifications.fetchAll, {}, seller);
  const notice = payload.notifications.find(({ payload: { key } }) => key === "notice.want.matching")!;
  expect(words.hi.of(notice.payload.key, notice.payload.values)).toContain("इंदौर में किसी को Thalis for a bhandara");
  expect(notice.notification).toContain("Somebody needs Thalis for a bhandara in Indore.");
  await sql("update members set language = 'en' where id = $1", [await town.idOf("meera")]);
});

test("who wants no messages gets none, and reads the notice in the portal", async () => {
  await sql("insert into alert_settings (member_id, channel, pace, updated_at) values ($1, 'none', 'at-once', now())", [
    await town.idOf("asha"),
  ]);
  const id = await need({ title: "Thalis for a katha" });
  await answer(id);
  expect(await sentTo("asha", id)).toEqual([]);
  const { rows } = await sql("select key from notifications where member_id = $1 order by id desc limit 1", [
    await town.idOf("asha"),
  ]);
  expect(rows).toEqual([{ key: "notice.want.answered" }]);
});
