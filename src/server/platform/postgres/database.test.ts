import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses } from "#contract/businesses.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { connect } from "./database.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("no statement is compiled before it is answered, whatever the database is set to", async () => {
  const { pool } = town.portal.connection;
  await pool.query(`alter database ${new URL(town.databaseUrl).pathname.slice(1)} set jit = on`);
  const beside = await openTown({}, { beside: town });
  const command = await connect(town.databaseUrl, 1);
  for (const connection of [beside.portal.connection, command]) {
    expect((await connection.pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
    expect(await connection.query({ name: "jit", text: () => "show jit", values: [] })).toEqual([{ jit: "off" }]);
  }
  await command.close();
  await beside.close();
});

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
