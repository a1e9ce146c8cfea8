import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ ANSWER_WITHIN_DAYS: "3" });
});
afterAll(() => town.close());

test("until the portal has measured it an owner reads within how many days the team aims to answer, as the operator has set it", async () => {
  const asha = await town.signIn("asha");
  const { businesses, decisionDays, answerWithinDays } = (await town.call(ownBusinesses.fetchAll, {}, asha)).payload;
  expect({ decisionDays, answerWithinDays }).toEqual({ decisionDays: null, answerWithinDays: 3 });
  const own = (await town.call(ownBusinesses.fetch, { id: businesses[0]!._id }, asha)).payload;
  expect(own.answerWithinDays).toBe(3);
});

test("an owner reads within how many days the last businesses were decided, once five were, and no promise before", async () => {
  const { db } = town.portal.connection;
  const businesses = await db.selectFrom("businesses").select(["id", "created_at"]).orderBy("id").limit(5).execute();
  const decide = ({ id, created_at }: (typeof businesses)[number], days: number) =>
    db
      .insertInto("staff_log")
      .values({
        id: newId(),
        action: "business.approved",
        subject_kind: "business",
        subject_id: id,
        detail: "{}",
        done_at: new Date(created_at.getTime() + days * DAY_MS),
      })
      .execute();
  const days = async () =>
    (await town.call(ownBusinesses.fetchAll, {}, await town.signIn("asha"))).payload.decisionDays;
  // The demo's moderator has decided about one before.
  for (const [at, business] of businesses.slice(0, 3).entries()) await decide(business, at + 0.5);
  expect(await days()).toBeNull();
  await decide(businesses[4]!, 40);
  expect(await days()).toBe(3);
});
