import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { forgetOldAttempts } from "./upkeep.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("counts whose time is over are deleted at night, but one that a request holds is left, and neither waits for the other", async () => {
  const { base, connection } = town.portal;
  const { db } = connection;
  const now = town.clock.now();
  const earlier = new Date(now.getTime() - 3_600_000);
  const later = new Date(now.getTime() + 3_600_000);
  const row = (bucket: string, expires_at: Date) => ({ bucket, window_start: earlier, count: 1, expires_at });
  const left = async () => {
    const rows = await db.selectFrom("attempt_counters").select("bucket").where("bucket", "like", "night:%").execute();
    return rows.map(({ bucket }) => bucket).toSorted();
  };
  await db
    .insertInto("attempt_counters")
    .values([row("night:over", earlier), row("night:held", earlier), row("night:counting", later)])
    .execute();
  await inTransaction(base, async (holder) => {
    await holder.db.updateTable("attempt_counters").set({ count: 2 }).where("bucket", "=", "night:held").execute();
    await forgetOldAttempts(base);
    expect(await left()).toEqual(["night:counting", "night:held"]);
  });
  await forgetOldAttempts(base);
  expect(await left()).toEqual(["night:counting"]);
});
