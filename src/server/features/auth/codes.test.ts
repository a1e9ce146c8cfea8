import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { codeFor, credentialsOf, lettersTo, openDevice, otherCode } from "#tests/harness/device.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { addressesIn, resetLimits } from "#tests/harness/visitors.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NEW = "9876501234";
const log: string[] = [];
let town: Town;
const elsewhere = addressesIn(8);
const ask = (phoneNo: string, from = elsewhere()) => town.call(auth.requestOTP, { phoneNo }, undefined, { from });
const verify = (phoneNo: string, otp: string, from = elsewhere()) =>
  town.call(auth.verifyOTP, { phoneNo, otp }, undefined, { from });
const isWrong = { status: 400, payload: { error: { code: "otp.wrong" } } };

beforeAll(async () => {
  town = await openTown({}, { log: (line) => log.push(line) });
});
afterAll(() => town.close());
beforeEach(() => resetLimits(town));
afterEach(() => town.clock.set(new Date()));

test("O1: a code is six digits, comes in the SMS of the language asked for, and is good once", async () => {
  await town.call(auth.requestOTP, { phoneNo: NEW, language: "hi" });
  const [letter] = await lettersTo(town, NEW);
  expect(letter).toMatchObject({ to: NEW, channel: "sms" });
  expect(letter!.text).toMatch(/^\d{6} आपका/);
  expect(letter!.text).toMatch(/\n@localhost #\d{6}$/);
  const code = await codeFor(town, NEW);
  expect(await verify(NEW, code)).toMatchObject({ status: 201, payload: { registered: false } });
  expect(await verify(NEW, code)).toMatchObject(isWrong);
});

test("O1: the code's SMS is in a member's own language at every door, and in the page's for whoever has chosen none", async () => {
  const { db } = town.portal.connection;
  const { phoneNo, pin } = credentialsOf("sunita");
  await db.updateTable("members").set({ language: "hi" }).where("phone", "=", phoneNo).execute();
  const unclaimed = "9876505555";
  await db
    .insertInto("members")
    .values({ id: crypto.randomUUID(), kind: "business", first_name: "Imported", phone: unclaimed })
    .execute();
  const doors = [
    () => town.call(auth.requestOTP, { phoneNo, language: "en" }),
    () => town.call(auth.resetPinOTP, { phoneNo, language: "en" }),
    () => town.call(auth.logIn, { phoneNo, pin }),
    () => town.call(auth.requestOTP, { phoneNo: unclaimed, language: "hi" }),
    () => town.call(auth.resetPinOTP, { phoneNo: unclaimed, language: "hi" }),
  ];
  for (const knock of doors) {
    await db.deleteFrom("demo_letters").execute();
    await resetLimits(town);
    expect((await knock()).status).toBe(200);
    const letters = [...(await lettersTo(town, phoneNo)), ...(await lettersTo(town, unclaimed))];
    expect(
      letters.map(({ text }) => /[\u0900-\u097f]/.test(text)),
      String(knock),
    ).toEqual([true]);
  }
});

test("O1: a code at rest is a keyed hash", async () => {
  await ask(NEW);
  const code = await codeFor(town, NEW);
  const row = await town.portal.connection.db.selectFrom("otp_codes").selectAll().executeTakeFirstOrThrow();
  expect(row.code_hash.length).toBe(32);
  expect(JSON.stringify(row)).not.toContain(code);
});

test("O1: a code for one purpose or one phone opens nothing else", async () => {
  const { phoneNo, pin } = credentialsOf("asha");
  await ask(phoneNo);
  const signUpCode = await codeFor(town, phoneNo);
  expect(await town.call(auth.verifyResetPinOTP, { phoneNo, otp: signUpCode })).toMatchObject(isWrong);
  expect((await town.call(auth.logIn, { phoneNo, pin })).status).toBe(200);
  expect(await town.call(auth.logIn, { phoneNo, pin, otp: signUpCode })).toMatchObject(isWrong);
  await ask(NEW);
  expect(await verify(NEW, signUpCode)).toMatchObject(isWrong);
  expect((await verify(phoneNo, signUpCode)).status).toBe(201);
});

test("O1: a ticket for signing up sets no PIN, and a forged one opens nothing", async () => {
  await ask(NEW);
  const { payload } = await verify(NEW, await codeFor(town, NEW));
  const refused = { status: 400, payload: { error: { code: "ticket.invalid" } } };
  expect(await town.call(auth.forgotPin, { ticket: payload.ticket, pin: "804913" })).toMatchObject(refused);
  const forged = `${payload.ticket.slice(0, -3)}${payload.ticket.endsWith("AAA") ? "BBB" : "AAA"}`;
  expect(await town.call(auth.part2Validation, { ticket: forged })).toMatchObject(refused);
  expect((await town.call(auth.part2Validation, { ticket: payload.ticket })).status).toBe(200);
  town.clock.forward(61 * MINUTE);
  expect(await town.call(auth.part2Validation, { ticket: payload.ticket })).toMatchObject(refused);
});

test("O1: a code is good for ten minutes and not a second longer", async () => {
  town.clock.hold();
  await ask(NEW);
  const first = await codeFor(town, NEW);
  town.clock.forward(10 * MINUTE);
  expect((await verify(NEW, first)).status).toBe(201);
  await ask(NEW);
  const second = await codeFor(town, NEW);
  town.clock.forward(10 * MINUTE + SECOND);
  expect(await verify(NEW, second)).toMatchObject(isWrong);
});

test("O2: the sixth check of a code is not made, even with the right code", async () => {
  await ask(NEW);
  const code = await codeFor(town, NEW);
  for (let n = 0; n < 5; n += 1) expect(await verify(NEW, otherCode(code))).toMatchObject(isWrong);
  expect(await verify(NEW, code)).toMatchObject(isWrong);
});

test("O2: of two hundred checks at the same time at most five are made", async () => {
  await ask(NEW);
  const code = await codeFor(town, NEW);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) => verify(NEW, String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0"))),
  );
  expect(new Set(replies.map((r) => r.status))).toEqual(new Set([400]));
  const row = await town.portal.connection.db.selectFrom("otp_codes").select("checks").executeTakeFirstOrThrow();
  expect(row.checks).toBe(5);
  expect(await verify(NEW, code)).toMatchObject(isWrong);
});

test("O2: one right code checked by twenty at the same time is used once", async () => {
  await ask(NEW);
  const code = await codeFor(town, NEW);
  const replies = await Promise.all(Array.from({ length: 5 }, () => verify(NEW, code)));
  expect(replies.filter((r) => r.status === 201).length).toBe(1);
});

test("O2: a new code takes the place of an earlier one that was checked too often", async () => {
  await ask(NEW);
  const first = await codeFor(town, NEW);
  await town.portal.connection.db.updateTable("otp_codes").set({ checks: 5 }).execute();
  town.clock.forward(31 * SECOND);
  await ask(NEW);
  const second = await codeFor(town, NEW);
  expect(second).not.toBe(first);
  expect(await verify(NEW, first)).toMatchObject(isWrong);
  expect((await verify(NEW, second)).status).toBe(201);
});

test("O2: an address that tries wrong codes waits after the 25th, whichever the phones, and right ones are not counted", async () => {
  const from = elsewhere();
  const phones = Array.from({ length: 26 }, (_, n) => String(9_000_000_000 + n * 1_000_003));
  for (const phoneNo of phones) await ask(phoneNo);
  expect((await verify(phones[0]!, await codeFor(town, phones[0]!), from)).status).toBe(201);
  for (const phoneNo of phones.slice(1)) expect(await verify(phoneNo, "123456", from)).toMatchObject(isWrong);
  const waiting = await verify(phones[1]!, await codeFor(town, phones[1]!), from);
  expect(waiting).toMatchObject({ status: 429, payload: { error: { code: "rate.limited" } } });
  expect((await verify(phones[1]!, await codeFor(town, phones[1]!))).status).toBe(201);
});

test("O2: half a minute lies between two codes, five leave in ten minutes, ten in a day and then one an hour", async () => {
  const { db } = town.portal.connection;
  town.clock.hold();
  const spoil = () => db.updateTable("otp_codes").set({ checks: 5 }).execute();
  expect((await ask(NEW)).payload).toEqual({ minutes: 10, againInSeconds: 30, sentBefore: false });
  town.clock.forward(29 * SECOND);
  await spoil();
  const soon = await ask(NEW);
  expect(soon).toMatchObject({ status: 429, message: "Rate limit exceeded. Please wait 1 seconds." });
  expect(soon.headers.get("retry-after")).toBe("1");
  for (let n = 1; n < 5; n += 1) {
    town.clock.forward(31 * SECOND);
    expect((await ask(NEW)).payload.sentBefore).toBe(false);
  }
  town.clock.forward(31 * SECOND);
  await spoil();
  const sixth = await ask(NEW);
  expect(sixth).toMatchObject({ status: 429 });
  expect(sixth.message).toMatch(/^Rate limit exceeded\. Please wait \d+ seconds\.$/);
  town.clock.forward(10 * MINUTE);
  for (let n = 5; n < 10; n += 1) {
    town.clock.forward(3 * MINUTE);
    expect((await ask(NEW)).status).toBe(200);
  }
  town.clock.forward(11 * MINUTE);
  await spoil();
  expect((await ask(NEW)).status).toBe(200);
  town.clock.forward(11 * MINUTE);
  expect((await ask(NEW)).status).toBe(429);
  town.clock.forward(24 * 60 * MINUTE);
  expect((await ask(NEW)).status).toBe(200);
});

test("O2: who asks again while no other code may leave is led on with the one in hand, as long as it can be used", async () => {
  const { phoneNo, pin } = credentialsOf("meera");
  const doors = [
    { ask: () => ask(phoneNo), verify: (otp: string) => verify(phoneNo, otp) },
    {
      ask: () => town.call(auth.resetPinOTP, { phoneNo }, undefined, { from: elsewhere() }),
      verify: (otp: string) => town.call(auth.verifyResetPinOTP, { phoneNo, otp }),
    },
    {
      ask: () => town.call(auth.logIn, { phoneNo, pin }),
      verify: (otp: string) => town.call(auth.logIn, { phoneNo, pin, otp }),
    },
  ];
  town.clock.hold();
  for (const door of doors) {
    await resetLimits(town);
    const before = (await lettersTo(town, phoneNo)).length;
    expect((await door.ask()).payload).toMatchObject({ minutes: 10, againInSeconds: 30, sentBefore: false });
    town.clock.forward(10 * SECOND);
    const again = await door.ask();
    expect(again.payload).toMatchObject({ minutes: 9, againInSeconds: 20, sentBefore: true });
    expect(again.status).toBe(200);
    expect((await lettersTo(town, phoneNo)).length - before).toBe(1);
    expect((await door.verify(await codeFor(town, phoneNo))).status).toBe(201);
  }
});

test("O2: who has proved a phone with one code need not wait for another, which strangers must", async () => {
  const { phoneNo } = credentialsOf("meera");
  const reset = () => town.call(auth.resetPinOTP, { phoneNo }, undefined, { from: elsewhere() });
  town.clock.hold();
  await ask(phoneNo);
  expect((await reset()).status).toBe(429);
  expect((await verify(phoneNo, await codeFor(town, phoneNo))).status).toBe(201);
  expect(await reset()).toMatchObject({ status: 200, payload: { sentBefore: false } });
});

test("O2: twenty-five codes leave for one address in five minutes, whichever the phones", async () => {
  const from = elsewhere();
  for (let n = 0; n < 25; n += 1)
    expect((await ask(`${String(9_000_000_000 + n * 1_000_003)}`, from)).status).toBe(200);
  expect((await ask("9876509999", from)).status).toBe(429);
  expect((await ask("9876509999")).status).toBe(200);
  town.clock.forward(5 * MINUTE + SECOND);
  expect((await ask("9876508888", from)).status).toBe(200);
});

test("O2: a stranger who uses up the codes that anyone may ask for does not keep the owner from a new device", async () => {
  const { phoneNo } = credentialsOf("meera");
  for (let n = 0; n < 11; n += 1) {
    await ask(phoneNo);
    town.clock.forward(11 * MINUTE);
  }
  expect((await ask(phoneNo)).status).toBe(429);
  expect((await openDevice(town).logIn("meera")).status).toBe(201);
});

test("O3: whoever asks for codes to many numbers makes the gateway send no more than the hour's limit, and fewer to numbers in a row", async () => {
  const sent: string[] = [];
  const gateway = await openGateway((to) => sent.push(to));
  const { port } = gateway.address() as AddressInfo;
  const costly = await openTown({
    SMS_URL: `http://127.0.0.1:${port}/send`,
    SMS_PER_HOUR: "40",
    SMS_PER_HOUR_PER_PREFIX: "15",
  });
  try {
    const askFor = (phoneNo: string) => costly.call(auth.requestOTP, { phoneNo }, undefined, { from: elsewhere() });
    const row = Array.from({ length: 100 }, (_, n) => `9123${String(400_000 + n)}`);
    const spread = Array.from({ length: 200 }, (_, n) => String(6_000_000_000 + n * 19_000_043));
    const replies = [];
    for (const phones of [row, spread])
      for (let at = 0; at < phones.length; at += 20)
        replies.push(...(await Promise.all(phones.slice(at, at + 20).map(askFor))));
    expect(replies.filter((r) => r.status === 200).length).toBeLessThanOrEqual(40);
    const refused = replies.filter((r) => r.status !== 200);
    for (const reply of refused)
      expect(reply).toMatchObject({
        status: 429,
        message: "Rate limit exceeded. Please wait 900 seconds.",
      });
    await until(async () => (await waiting(costly)) === 0);
    expect(sent.length).toBeLessThanOrEqual(40);
    expect(sent.length).toBeGreaterThan(25);
    expect(sent.filter((to) => to.startsWith("+919123")).length).toBe(15);
  } finally {
    await costly.close();
    gateway.close();
  }
});

test("O4: a code stands in no log, no answer and no table, the queue's included", async () => {
  const codes: string[] = [];
  const said: string[] = [];
  await ask(NEW).then((reply) => said.push(JSON.stringify(reply)));
  codes.push(await codeFor(town, NEW));
  const { phoneNo, pin } = credentialsOf("sunita");
  await town.call(auth.logIn, { phoneNo, pin }).then((reply) => said.push(JSON.stringify(reply)));
  codes.push(await codeFor(town, phoneNo));
  town.clock.forward(31 * SECOND);
  await town.call(auth.resetPinOTP, { phoneNo }).then((reply) => said.push(JSON.stringify(reply)));
  codes.push(await codeFor(town, phoneNo));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  const { db } = town.portal.connection;
  const { rows: tables } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('places', 'place_names', 'place_aliases')`.execute(
    db,
  );
  expect(tables.map((t) => t.name)).toEqual(expect.arrayContaining(["public.outbox", "graphile_worker._private_jobs"]));
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(db);
    for (const { line } of rows) for (const code of codes) expect(withoutTimes(line), name).not.toMatch(alone(code));
  }
  for (const code of codes) {
    expect(withoutTimes(log.join("\n"))).not.toMatch(alone(code));
    expect(said.join("\n")).not.toMatch(alone(code));
  }
});

/** Six digits in the middle of a phone number are no code. */
function alone(code: string): RegExp {
  return new RegExp(`(?<!\\d)${code}(?!\\d)`);
}

/** Digits of instants and ids would match by chance. */
function withoutTimes(text: string): string {
  return text.replace(/\d\d:\d\d:\d\d\.\d+|"time":\d+|[0-9a-f]{8}-[0-9a-f-]{27}|\\\\x[0-9a-f]+/g, "");
}

function openGateway(sent: (to: string) => void): Promise<Server> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      sent((JSON.parse(body) as { to: string }).to);
      response.end("ok");
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function waiting(of: Town): Promise<number> {
  const rows = await of.portal.connection.db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
  return rows.length;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 100; left > 0 && !(await isSo()); left -= 1) await new Promise((resolve) => setTimeout(resolve, 50));
}
