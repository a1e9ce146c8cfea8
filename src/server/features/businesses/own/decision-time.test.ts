import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

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
