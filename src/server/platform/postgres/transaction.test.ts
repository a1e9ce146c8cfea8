import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyDatabase, type OwnDatabase } from "#tests/harness/database.ts";
import { type Connection, connect } from "./database.ts";
import { inTransaction } from "./handle.ts";
import { cacheReference } from "./reference-cache.ts";

let database: OwnDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await copyDatabase(inject("databaseUrl"));
  connection = await connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const NAMES = { name: "names-of-1", text: () => "select name from categories where id = 1", values: [] };

class Undone extends Error {}

test("a named statement inside a transaction sees what the transaction wrote, and nobody else does before its end", async () => {
  const seen = inTransaction(connection, async (ctx) => {
    await ctx.db.updateTable("categories").set({ name: "Renamed" }).where("id", "=", 1).execute();
    const inside = await ctx.query(NAMES);
    const outside = await connection.query(NAMES);
    expect(outside).not.toEqual(inside);
    expect(inside).toEqual([{ name: "Renamed" }]);
    throw new Undone();
  });
  await expect(seen).rejects.toThrow(Undone);
});

test("what a process remembers is read outside: a transaction that is undone leaves nothing of its own in memory", async () => {
  const nameOf = cacheReference(async (ctx) => (await ctx.query<{ name: string }>(NAMES))[0]?.name);
  const undone = inTransaction(connection, async (ctx) => {
    await ctx.db.updateTable("categories").set({ name: "Renamed" }).where("id", "=", 1).execute();
    await nameOf(ctx);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  expect(await nameOf(connection)).not.toBe("Renamed");
});

test("memory hangs on the portal and not on a function: a transaction and the pools share it", async () => {
  let reads = 0;
  const count = cacheReference(async () => ++reads);
  await count(connection);
  await inTransaction(connection, (ctx) => count(ctx));
  expect(reads).toBe(1);
});
