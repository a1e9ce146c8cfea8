import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { newPayer, type Payer } from "#tests/harness/payments.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { sendExpiryNotices } from "./expiry-notices.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const keysOf = async ({ id }: Payer) =>
  (await town.portal.connection.db.selectFrom("notifications").select("key").where("member_id", "=", id).execute()).map(
    ({ key }) => key,
  );

test("a member hears once that the plan ends within seven days and once that it has ended, from however many processes", async () => {
  const now = town.clock.now().getTime();
  const soon = await newPayer(town, { planEndsAt: new Date(now + 7 * DAY_MS + 3_600_000), email: "soon@example.org" });
  const later = await newPayer(town, { planEndsAt: new Date(now + 30 * DAY_MS) });
  const longAgo = await newPayer(town, { planEndsAt: new Date(now - 30 * DAY_MS) });
  const tell = () => Promise.all([1, 2, 3].map(() => sendExpiryNotices(town.portal.base)));
  await tell();
  expect(await keysOf(soon)).toEqual([]);
  town.clock.forward(7_200_000);
  await tell();
  await tell();
  expect(await keysOf(soon)).toEqual(["notice.plan-expiring"]);
  town.clock.forward(7 * DAY_MS);
  await tell();
  await tell();
  expect(await keysOf(soon)).toEqual(["notice.plan-expired"]);
  expect(await keysOf(later)).toEqual([]);
  expect(await keysOf(longAgo)).toEqual([]);
  const { db } = town.portal.connection;
  const mails = await db
    .selectFrom("outbox")
    .select("template")
    .where("template", "like", "outgoing.plan-%")
    .orderBy("created_at")
    .execute();
  expect(mails.map(({ template }) => template)).toEqual(["outgoing.plan-expiring", "outgoing.plan-expired"]);
});
