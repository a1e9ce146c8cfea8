import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { coverageOf, printCoverage } from "./coverage.ts";
import { knownOf, waitingAgain } from "./known.ts";
import { hostile, type Known, plausible, random } from "./sample.ts";

const CASES = Number(process.env.FUZZ_CASES ?? 50);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Tables that a refused request may change: counters, the last use of sessions. */
const MAY_MOVE = new Set([
  "job_workers",
  "attempt_counters",
  "pin_locks",
  "sessions",
  "otp_codes",
  "devices",
  "idempotency_keys",
]);

let town: Town;
let known: (call: Endpoint) => Known;
beforeAll(async () => {
  town = await openTown();
  known = await knownOf(town);
});
let requests = 0;
afterAll(async () => {
  printCoverage("fuzz", { ...coverageOf(allCalls()), requests });
  await town.close();
});

test.each(allCalls())(
  "$name answers a hostile or broken request with a 4xx and a sentence, never a 5xx, and changes nothing",
  async ({ call }) => {
    const next = random(SEED + call.path.length * 31);
    let who = await fresh(call);
    await nothingIsOnItsWay();
    await waitingAgain(town);
    const before = await fingerprint();
    let refusedAll = true;
    for (let n = 0; n < CASES; n += 1) {
      if (n % 10 === 0) who = await fresh(call);
      const right = plausible(call, next, call.method !== "DELETE" && next() < 0.6 ? known(call) : {});
      const request = n % 10 === 9 ? broken(call, next) : shaped(call, hostile(right, next));
      requests += 1;
      const response = await fetch(`${town.url}/api${request.path}`, {
        ...request.init,
        headers: { "x-access-key": ACCESS_KEY, ...who.headers, ...request.init.headers },
      });
      const text = await textOf(response);
      const curl = `curl -X ${call.method} '/api${request.path.slice(0, 400)}' -d '${String(request.init.body ?? "").slice(0, 400)}'`;
      expect(response.status, `${curl}\n${text.slice(0, 400)}`).toBeLessThan(500);
      if (response.status < 400) refusedAll = false;
      else expect((JSON.parse(text) as { message: string }).message, curl).toMatch(/\S/);
    }
    if (refusedAll) expect(await fingerprint()).toEqual(before);
  },
);

/** Somebody who may make the call, with a new session and no limit used up, so that no call is refused because of an earlier one. */
async function fresh(call: Endpoint): Promise<Person> {
  await town.portal.connection.pool.query("truncate attempt_counters");
  const isForMembers = ["anyone", "member", "paid", "owner"].includes(call.access);
  return isForMembers ? town.signIn("asha") : town.signIn("shankar", "staff");
}

/** Of a stream, which has no end, only that it opened. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  await response.body?.cancel();
  return "";
}

function shaped(call: Endpoint, input: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input[key] ?? "x").toWellFormed()).slice(0, 150),
  );
  if (call.method !== "GET")
    return {
      path,
      init: {
        method: call.method,
        body: JSON.stringify(input),
        headers: { "content-type": "application/json" } as Record<string, string>,
      },
    };
  const query = Object.entries(input).map(
    ([key, value]) =>
      `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(String(value).toWellFormed().slice(0, 4000))}`,
  );
  return {
    path: `${path}?${query.join("&").slice(0, 7000)}`,
    init: { method: "GET", headers: {} as Record<string, string> },
  };
}

function broken(call: Endpoint, next: () => number) {
  const path = call.path.replace(/\{\w+\}/g, "%00");
  if (call.method === "GET")
    return {
      path: `${path}?limit=1&limit=2&cursor[]=x&%`,
      init: { method: "GET", headers: {} as Record<string, string> },
    };
  const [body, type] = [
    ["{", "application/json"],
    ["[]", "application/json"],
    ["null", "application/json"],
    ['{"__proto__":{"x":1}}', "application/json"],
    ["a=b", "application/x-www-form-urlencoded"],
    ["--x\r\n", "multipart/form-data; boundary=x"],
    [`{"a":"${"x".repeat(400_000)}"}`, "application/json"],
  ][Math.floor(next() * 7)] as [string, string];
  return { path, init: { method: call.method, body, headers: { "content-type": type } as Record<string, string> } };
}

/** Messages of earlier accepted requests may still wait, withheld ones to be deleted, an order to be asked about; none is a change by this request. */
async function nothingIsOnItsWay(): Promise<void> {
  const { pool } = town.portal.connection;
  await pool.query("update payment_orders set next_check_at = null where next_check_at is not null");
  const waiting = () => pool.query("select 1 from outbox where sealed is not null").then(({ rowCount }) => rowCount);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
}

/** One checksum for each table that a refused request must not change. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows } = await town.portal.connection.pool.query<{ name: string; print: string }>(await prints());
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

let asked: string | undefined;

/** One statement for all tables. */
async function prints(): Promise<string> {
  if (asked) return asked;
  const { rows } = await town.portal.connection.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  asked = rows
    .filter(({ name }) => !MAY_MOVE.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtext(t::text)::bigint), 0) as print from ${JSON.stringify(name)} t`,
    )
    .join(" union all ");
  return asked;
}
