// Holds pipelines to what whoever asks takes for granted: the own answer, nobody's delay, nobody's error.
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pipelinesOf } from "./pipelines.ts";
import { openPool } from "./pool.ts";

const WAIT_MS = 300;
const address = { url: inject("databaseUrl"), isPooled: false };
const pool = openPool(address, { most: 10, workMs: 5_000, isPipelined: true });
const run = pipelinesOf(pool, WAIT_MS);

/** Sleeps for so many seconds; tells the number back, and the process that slept. */
const sleep = async (seconds: number, number = 0): Promise<{ number: number; pid: number }> => {
  const text = "select $2::int as number, pg_backend_pid() as pid from pg_sleep($1)";
  return (await run({ name: "sleep", text, values: [seconds, number] })).rows[0];
};
const outcome = (answer: Promise<unknown>) => answer.then(() => "answered").catch((error: Error) => error.message);

/** Two connections, and a statement that is known to be quick. */
async function openSmall() {
  const small = openPool(address, { most: 2, workMs: 5_000, isPipelined: true });
  const run = pipelinesOf(small, WAIT_MS);
  const text = "select $1::int as number, pg_backend_pid() as pid";
  const ask = async (number: number) => (await run({ name: "tell", text, values: [number] })).rows[0];
  for (let turn = 0; turn < 40; turn += 1) await ask(turn);
  return { ask, close: () => small.end() };
}

/** By now the statement is known to be quick. */
beforeAll(async () => {
  for (let turn = 0; turn < 40; turn += 1) await sleep(0);
});
afterAll(() => pool.end());

test("everyone who asks at the same time gets the own answer, from fewer connections than there are questions", async () => {
  const { ask, close } = await openSmall();
  const asked = Array.from({ length: 8 }, (_, number) => number);
  const answers = await Promise.all(asked.map(ask));
  expect(answers.map(({ number }) => number)).toEqual(asked);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  await close();
});

test("nobody waits behind a statement that is slow, or that nobody has asked before", async () => {
  const order: string[] = [];
  const unknown = run({ name: "unknown", text: "select pg_sleep(1)", values: [] }).then(() => order.push("unknown"));
  await Promise.all(Array.from({ length: 20 }, () => sleep(0).then(() => order.push("quick"))));
  await unknown;
  expect(order).toEqual([...Array(20).fill("quick"), "unknown"]);
});

test("a statement that fails takes nobody's answer away, and its connection is closed", async () => {
  const half = (divisor: number) =>
    run({ name: "half", text: "select 1 / $1::int as half, pg_backend_pid() as pid", values: [divisor] });
  for (let turn = 0; turn < 40; turn += 1) await half(1);
  const asked = Array.from({ length: 30 }, (_, number) => half(number % 5));
  const outcomes = await Promise.all(asked.map(outcome));
  expect(outcomes).toEqual(asked.map((_, number) => (number % 5 === 0 ? "division by zero" : "answered")));
  expect((await half(1)).rows[0]).toMatchObject({ half: 1 });
});

test("who stands behind a statement that has become slow is refused in time, and the next one is answered", async () => {
  const slow = Array.from({ length: 40 }, () => outcome(sleep(1)));
  const outcomes = await Promise.all(slow);
  expect(new Set(outcomes)).toEqual(new Set(["answered", "timeout exceeded when trying to connect"]));
  expect(await sleep(0, 7)).toMatchObject({ number: 7 });
});

test("when a connection is lost, those who were on it are told, and others are answered", async () => {
  for (let turn = 0; turn < 60; turn += 1) await sleep(0);
  const asked = Array.from({ length: 4 }, () => outcome(sleep(0.5)));
  const killer = openPool(address, { most: 1, workMs: 5_000 });
  await killer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep($1)%' and state = 'active' and pid <> pg_backend_pid()",
  );
  await killer.end();
  for (const told of await Promise.all(asked)) expect(told).toMatch(/terminat|ECONNRESET/);
  expect(await sleep(0, 8)).toMatchObject({ number: 8 });
});
