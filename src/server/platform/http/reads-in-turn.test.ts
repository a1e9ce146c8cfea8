// Whoever asks for very much at once waits behind their own questions, and somebody else is answered between them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#contract/listings.ts";
import { openTown, type Town } from "#tests/harness/town.ts";

const MANY = 100;
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("of a hundred lists that one address asks for while the database is busy, all are answered, and another address's list comes with the first of them", async () => {
  const answered: string[] = [];
  const ask = async (from: string) => {
    const { status } = await town.call(listings.fetchAll, {}, undefined, { from });
    expect(status).toBe(200);
    answered.push(from);
  };
  let arrived = 0;
  town.portal.app.server.on("request", () => {
    arrived += 1;
  });
  const client = await town.portal.connection.pool.connect();
  await client.query("begin");
  await client.query("lock table listings in access exclusive mode");
  const flood = Array.from({ length: MANY }, () => ask("127.62.0.1"));
  await expect.poll(() => arrived, { timeout: 2_000 }).toBe(MANY);
  const other = ask("127.62.0.2");
  await expect.poll(() => arrived, { timeout: 2_000 }).toBe(MANY + 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await client.query("rollback");
  client.release();
  await Promise.all([...flood, other]);
  expect(answered.indexOf("127.62.0.2")).toBeLessThan(MANY / 4);
});
