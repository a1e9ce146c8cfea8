// Statements of a pipeline: described once for each connection, and right all the same after a migration or a value that cannot be sent.
import type pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { runKnown } from "./known-statement.ts";
import { openPool } from "./pool.ts";

const pool = openPool({ url: inject("databaseUrl"), isPooled: false }, { most: 3, workMs: 5_000, isPipelined: true });
afterAll(() => pool.end());

const things = {
  name: "things",
  text: "select 7 as number, '{\"a\":1}'::jsonb as json, array['a','b'] as list, null as nothing, $1::text as said",
};
const row = (said: string) => ({ number: 7, json: { a: 1 }, list: ["a", "b"], nothing: null, said });
const events = (client: pg.PoolClient) => (client as unknown as { connection: NodeJS.EventEmitter }).connection;

test("the columns are told once, and the answers are the same with and without", async () => {
  const client = await pool.connect();
  let told = 0;
  events(client).on("rowDescription", () => {
    told += 1;
  });
  for (const said of ["first", "second", "third"])
    expect((await runKnown(client, { ...things, values: [said] })).rows).toEqual([row(said)]);
  expect(told).toBe(1);
  client.release();
});

test("many at once on one connection get their own rows, also those without rows and without columns", async () => {
  const client = await pool.connect();
  await runKnown(client, { ...things, values: ["before"] });
  const said = Array.from({ length: 20 }, (_, number) => `number ${number}`);
  const [none, empty, ...answers] = await Promise.all([
    runKnown(client, { name: "none", text: "select 1 as one where false", values: [] }),
    runKnown(client, { name: "empty", text: "set local application_name = 'a test'", values: [] }),
    ...said.map((one) => runKnown(client, { ...things, values: [one] })),
  ]);
  expect([none.rows, empty.rows]).toEqual([[], []]);
  expect(answers.map(({ rows }) => rows[0])).toEqual(said.map(row));
  client.release();
});

test("after a migration an old connection says that its plan is too old, and a new one reads the new columns", async () => {
  const [old, another] = [await pool.connect(), await pool.connect()];
  await old.query("drop table if exists changing; create table changing as select 1 as a");
  const all = { name: "all", text: "select * from changing", values: [] };
  expect((await runKnown(old, all)).rows).toEqual([{ a: 1 }]);
  expect((await runKnown(old, all)).rows).toEqual([{ a: 1 }]);
  await another.query("alter table changing alter a type text; alter table changing add b int default 2");
  await expect(runKnown(old, all)).rejects.toThrow("cached plan must not change result type");
  expect((await runKnown(another, all)).rows).toEqual([{ a: "1", b: 2 }]);
  await another.query("drop table changing");
  another.release();
  old.release(true);
});

test("a value that cannot be sent is an error of its statement alone", async () => {
  const client = await pool.connect();
  await runKnown(client, { ...things, values: ["before"] });
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const [failed, answered] = await Promise.allSettled([
    runKnown(client, { ...things, values: [endless] }),
    runKnown(client, { ...things, values: ["after"] }),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("circular") } });
  expect(answered).toMatchObject({ status: "fulfilled", value: { rows: [row("after")] } });
  client.release();
});

test("the stack of an error names who asked", async () => {
  const client = await pool.connect();
  async function whoAsked() {
    await runKnown(client, { name: "half", text: "select 1 / $1::int", values: [0] });
  }
  await expect(whoAsked()).rejects.toMatchObject({ stack: expect.stringContaining("whoAsked") });
  client.release(true);
});
