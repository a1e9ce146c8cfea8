import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("questions that take too long are given up, and meanwhile leave what must be done its connections", async () => {
  const { query, pool } = town.portal.connection;
  const slow = Array.from({ length: 10 }, () =>
    query({ name: "slow", text: () => "select pg_sleep(4)", values: [] }).then(
      () => "answered",
      (error) => (error as { code: string }).code,
    ),
  );
  await expect(pool.query("select pg_sleep(3)")).resolves.toBeDefined();
  expect(await Promise.all(slow)).toEqual(Array(10).fill("57014"));
  expect((await town.call(businesses.fetchAll, {})).status).toBe(200);
});
